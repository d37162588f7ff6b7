import { Alert } from '@chakra-ui/react'
import { Button } from '@findable/ui'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { ButtonDialog } from './button-dialog.tsx'

interface Props {
  title: string
  /** What will happen. */
  children: ReactNode
  /** Names the act, and what the button says while it works. */
  act: readonly [string, string]
  busy: boolean
  problem: string | null
  onAct(event: MouseEvent): void
  onClose(): void
}

/** Asks before something that is hard to undo. The keyboard is on Cancel. */
export function ActDialog({ title, children, act, busy, problem, onAct, onClose }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <ButtonDialog
      role="alertdialog"
      title={title}
      initialFocusEl={() => cancel.current}
      onClose={onClose}
      buttons={
        <>
          <Button look="secondary" ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={onAct}>
            {busy ? act[1] : act[0]}
          </Button>
        </>
      }
    >
      {children}
      {problem && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Title>{problem}</Alert.Title>
        </Alert.Root>
      )}
    </ButtonDialog>
  )
}
