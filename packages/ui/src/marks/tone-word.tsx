import type { ReactNode } from 'react'
import classes from './tone-word.module.css'

export type Tone = 'done' | 'waiting' | 'failed'

/** A word after a mark: done green, waiting amber, failed red; each also has its own shape. */
export function ToneWord({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes['word']} data-tone={tone}>
      {children}
    </span>
  )
}
