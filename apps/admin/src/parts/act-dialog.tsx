import { Alert, Dialog, Portal } from '@chakra-ui/react'
import { Button } from '@findable/ui'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import classes from './act-dialog.module.css'

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
    <Dialog.Root
      open
      role="alertdialog"
      size="md"
      scrollBehavior="inside"
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content className={classes['dialog']}>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body className={classes['body']}>
              {children}
              {problem && (
                <Alert.Root status="error">
                  <Alert.Indicator />
                  <Alert.Title>{problem}</Alert.Title>
                </Alert.Root>
              )}
            </Dialog.Body>
            <Dialog.Footer className={classes['buttons']}>
              <Button look="secondary" ref={cancel} onClick={onClose}>
                Cancel
              </Button>
              <Button busy={busy} onClick={onAct}>
                {busy ? act[1] : act[0]}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
