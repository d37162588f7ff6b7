import classes from './setback.module.css'

/** What is in the way of a report, where its stages would be: none of them would be true. */
export function Setback({ text }: { text: string }) {
  return (
    <p className={classes['setback']} role="status">
      {text}
    </p>
  )
}
