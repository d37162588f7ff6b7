import { use, useEffect, useRef, type ReactNode } from 'react'
import type { ToolText } from '../../content/tools.ts'
import { Busy } from './busy.ts'
import { NextSteps } from './next-steps.tsx'
import { ToolFailure } from './tool-failure.tsx'
import classes from './tool-result.module.css'

interface Props<Answer> {
  tool: ToolText
  /** Of a query or a mutation. */
  answer: { data: Answer | undefined; error: Error | null }
  /** What the answer is about, for the order form; absent when no website is known. */
  website?: string
  /** Says that there is no answer. */
  failed: string
  onRetry(): void
  /** Shown until there is an answer. */
  working: ReactNode
  children(answer: Answer): ReactNode
}

/** What a tool found, in all its states. It takes the focus when it appears: it may be below the screen's edge. */
export function ToolResult<Answer>({ tool, answer, website, failed, onRetry, working, children }: Props<Answer>) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  }, [])

  const { data, error } = answer
  const isWorking = data === undefined && error === null
  const { setBusy } = use(Busy)
  useEffect(() => {
    setBusy(isWorking)
    return () => setBusy(false)
  }, [isWorking, setBusy])

  return (
    <section ref={section} tabIndex={-1} className={classes['result']} aria-label="Result" aria-busy={isWorking}>
      <p role="status" className="visually-hidden">
        {data === undefined ? '' : 'Here is what we found.'}
      </p>
      {isWorking && <div className={classes['working']}>{working}</div>}
      {error && <ToolFailure title={failed} error={error} onRetry={onRetry} />}
      {data !== undefined && (
        <>
          {children(data)}
          <NextSteps tool={tool} website={website} isShared />
        </>
      )}
    </section>
  )
}
