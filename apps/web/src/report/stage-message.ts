import { stages, toolLimits } from '@findable/contracts/customer'

/** What a free audit of a website does at the moment; null before it has been heard of, 0 while it waits. */
export function stageMessage(stage: number | null, name: string): string {
  if (stage === null) return `Asking for a check of ${name}...`
  if (stage === 0) return `Waiting for a turn: our free tools read ${toolLimits.atOnce} websites at a time...`
  return stages[stage - 1]!.message
}
