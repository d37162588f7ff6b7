import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import classes from './details.module.css'

export interface FrameProps {
  title: string
  /** "Close the report details" */
  closeLabel: string
  /** Room for two things side by side. */
  wide?: boolean
  onClose(): void
}

/** A dialog over a screen, that a click beside it does not close. */
export function DialogFrame({
  title,
  closeLabel,
  wide = false,
  onClose,
  busy = false,
  children,
}: FrameProps & { busy?: boolean; children: ReactNode }) {
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => open || onClose()}
      size={wide ? 'xl' : 'lg'}
      scrollBehavior="inside"
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner className={classes['positioner']}>
          <Dialog.Content className={classes['dialog']} aria-busy={busy}>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={closeLabel} />
            </Dialog.CloseTrigger>
            <Dialog.Body className={classes['body']}>{children}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
