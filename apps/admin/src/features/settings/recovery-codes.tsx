import { Button } from '@findable/ui'
import { useState } from 'react'
import classes from './settings.module.css'

/** Recovery codes: shown here once, and nowhere else. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <>
      <p>
        <b>It is on.</b> Keep these recovery codes where you will find them without your phone. Each of them logs you in
        once in place of a code. This is the only time they are shown.
      </p>
      <ul className={classes['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <Button look="secondary" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </>
  )
}
