import { stages } from '@findable/contracts/customer'
import { simulatedProgress } from '../../report/timings.ts'

const { total, stageWeights } = simulatedProgress
/** Milliseconds from the start to the end of each stage. */
const ends = stageWeights.map((_, index) => {
  const weights = stageWeights.slice(0, index + 1)
  return (weights.reduce<number>((sum, weight) => sum + weight, 0) * total) / stageWeights.length
})

export interface SimulatedStage {
  /** 1 to 5. */
  currentStage: number
  message: string
  percent: number
  finished: boolean
}

/** The state of the display after this many milliseconds of waiting. */
export function simulatedStage(elapsed: number): SimulatedStage {
  const found = ends.findIndex((end) => elapsed < end)
  const index = found === -1 ? stages.length - 1 : found
  const finished = found === -1
  return {
    currentStage: index + 1,
    message: stages[index]!.message,
    // 100 only once the report is there: we do not claim what we cannot know yet.
    percent: Math.min(99, Math.floor((elapsed / total) * 100)),
    finished,
  }
}
