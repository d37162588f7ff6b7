import { stages } from '@findable/contracts/customer'
import { useEffect, useState } from 'react'
import { simulatedProgress } from '../../report/timings.ts'
import { simulatedStage, type SimulatedStage } from './simulated-stage.ts'

const { tick, showAfterExisting, showAfterFinish, showAfterNew } = simulatedProgress

interface Waiting {
  /** The report can be shown. */
  ready: boolean
  /** It is still worth waiting for. */
  waiting: boolean
  /** It was not there at the first fetch. */
  waited: boolean
}

/** What the display shows once the report is there. */
const arrived: SimulatedStage = {
  currentStage: stages.length,
  message: 'Your report is ready.',
  percent: 100,
  finished: true,
}

/**
 * When the summary appears, and what the stage display shows until then. A report that was there at the first fetch
 * appears at once; after a wait, the display is first given time to finish.
 */
export function useReveal({ ready, waiting, waited }: Waiting): { shown: boolean; stage: SimulatedStage } {
  const [elapsed, setElapsed] = useState(0)
  const [shown, setShown] = useState(false)
  const stage = simulatedStage(elapsed)
  const { finished } = stage

  useEffect(() => {
    if (!waiting || ready) return
    const timer = setInterval(() => setElapsed((before) => before + tick), tick)
    return () => clearInterval(timer)
  }, [waiting, ready])

  useEffect(() => {
    if (!ready) return
    const afterWaiting = finished ? showAfterFinish : showAfterNew
    const timer = setTimeout(() => setShown(true), waited ? afterWaiting : showAfterExisting)
    return () => clearTimeout(timer)
  }, [ready, waited, finished])

  return { shown, stage: ready ? arrived : stage }
}
