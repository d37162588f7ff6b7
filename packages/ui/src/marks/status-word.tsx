import classes from './status-word.module.css'

const tones = {
  completed: 'done',
  sent: 'done',
  pending: 'waiting',
  processing: 'waiting',
  researching: 'waiting',
} as const

/** A state as a word: done green, waiting amber, anything else (failed, error) red; its shape differs too. */
export function StatusWord({ status }: { status: string }) {
  const tone = tones[status as keyof typeof tones] ?? 'failed'
  return (
    <span className={classes['status']} data-tone={tone}>
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </span>
  )
}
