import { Button } from '@findable/ui'
import { useState } from 'react'
import { ButtonDialog } from '../../parts/button-dialog.tsx'
import classes from './staff.module.css'

export interface Given {
  username: string
  password: string
}

/** A password we chose: shown here once, and nowhere else. */
export function GivenPassword({ username, password, onClose }: Given & { onClose(): void }) {
  const [copied, setCopied] = useState(false)
  return (
    <ButtonDialog
      title={`Password of ${username}`}
      closeOnInteractOutside={false}
      onClose={onClose}
      buttons={
        <>
          <Button
            look="secondary"
            onClick={() => void navigator.clipboard.writeText(password).then(() => setCopied(true))}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <output className={classes['password']} aria-label={`Password of ${username}`}>
        {password}
      </output>
      <p>
        This is the only time it is shown. Pass it on in person or by phone, and have {username} change it in the
        settings, under Security.
      </p>
    </ButtonDialog>
  )
}
