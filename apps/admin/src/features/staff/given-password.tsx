import { Dialog, Portal } from '@chakra-ui/react'
import { Button } from '@findable/ui'
import { useState } from 'react'
import classes from './staff.module.css'

export interface Given {
  username: string
  password: string
}

/** A password we chose: shown here once, and nowhere else. */
export function GivenPassword({ username, password, onClose }: Given & { onClose(): void }) {
  const [copied, setCopied] = useState(false)
  return (
    <Dialog.Root open closeOnInteractOutside={false} onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content className={classes['dialog']}>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">Password of {username}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body className={classes['stack']}>
              <output className={classes['password']} aria-label={`Password of ${username}`}>
                {password}
              </output>
              <p>
                This is the only time it is shown. Pass it on in person or by phone, and have {username} change it in
                the settings, under Security.
              </p>
            </Dialog.Body>
            <Dialog.Footer className={classes['acts']}>
              <Button
                look="secondary"
                onClick={() => void navigator.clipboard.writeText(password).then(() => setCopied(true))}
              >
                {copied ? 'Copied' : 'Copy'}
              </Button>
              <Button onClick={onClose}>Done</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
