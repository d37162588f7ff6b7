import { Dialog, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import classes from './button-dialog.module.css'

interface Props extends Pick<ComponentProps<typeof Dialog.Root>, 'role' | 'initialFocusEl' | 'closeOnInteractOutside'> {
  title: string
  children: ReactNode
  buttons: ReactNode
  onClose(): void
}

/** A dialog over a screen that is left by its buttons, or by Escape. */
export function ButtonDialog({ title, children, buttons, onClose, ...dialog }: Props) {
  return (
    <Dialog.Root open size="md" scrollBehavior="inside" {...dialog} onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content className={classes['dialog']}>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body className={classes['body']}>{children}</Dialog.Body>
            <Dialog.Footer className={classes['buttons']}>{buttons}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
