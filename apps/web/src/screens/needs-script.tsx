import classes from './needs-script.module.css'
import { useHydrated } from './use-hydrated.ts'

interface Props {
  /** The page's subject, at the start of a sentence. */
  what: string
  /** It waits for more than the page's own script. */
  waits?: boolean
}

/** Says on a page that does nothing without scripts that they are switched off, or that they do not arrive. */
export function NeedsScript({ what, waits }: Props) {
  const hydrated = useHydrated()
  return (
    <>
      <noscript>
        <p className="needs-script" role="note">
          <b>{what} needs JavaScript.</b> Please switch it on in your browser and load this page again, or open it on
          another device.
        </p>
      </noscript>
      {(waits || !hydrated) && (
        // Shown by the stylesheet: when a script is lost, no script is there to say so.
        <p className={classes['late']}>
          <b>{what} has not loaded.</b> The connection may have dropped, or the mistake is ours.{' '}
          <a href="">Load it again</a>
        </p>
      )}
    </>
  )
}
