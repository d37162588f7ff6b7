import { simulatedProgress, type BusinessReport } from '@findable/contracts'
import { useEffect, useRef, useState } from 'react'
import { simulatedStage, type SimulatedStage } from './simulated-stage.ts'

const { tick, showAfterExisting, showAfterFinish, showAfterNew } = simulatedProgress

/**
 * When the summary appears, and what the stage display says until then. A report that was there at the first look
 * appears at once; one that was waited for gives the display time to arrive.
 */
export function useReveal(status: BusinessReport['status'] | undefined, waiting: boolean): { shown: boolean; stage: SimulatedStage } {
  const [elapsed, setElapsed] = useState(0)
  const [shown, setShown] = useState(false)
  const first = useRef<BusinessReport['status'] | undefined>(undefined)
  first.current ??= status
  const ready = status === 'completed'
  const stage = simulatedStage(elapsed)
  const finished = useRef(false)
  finished.current = stage.finished

  useEffect(() => {
    if (!waiting || ready) return
    const timer = setInterval(() => setElapsed((before) => before + tick), tick)
    return () => clearInterval(timer)
  }, [waiting, ready])

  useEffect(() => {
    if (!ready) return
    const wasThere = first.current === 'completed'
    const delay = wasThere ? showAfterExisting : finished.current ? showAfterFinish : showAfterNew
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [ready])

  return { shown, stage: ready ? { ...stage, percent: 100 } : stage }
}
