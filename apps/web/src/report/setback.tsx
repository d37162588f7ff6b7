import classes from './setback.module.css'

/** What has gone wrong with a report, shown in place of its stages, none of which would be true. */
export function Setback({ text }: { text: string }) {
  return (
    <p className={classes['setback']} role="status">
      {text}
    </p>
  )
}
