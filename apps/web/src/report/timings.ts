/**
 * Milliseconds between fetches of a report, when the success screen gives up, and between fetches of the progress of what
 * takes seconds: a free tool, or a website that is read again.
 */
export const polling = { success: 5_000, successAbandon: 600_000, progress: 3_000, tool: 700, check: 1_000 } as const

/** The success screen's five-stage display during the wait; weights are shares of a fifth of the total. */
export const simulatedProgress = {
  total: 60_000,
  tick: 100,
  stageWeights: [0.8, 1, 1.2, 1, 1],
  showAfterFinish: 500,
  showAfterExisting: 100,
  showAfterNew: 3_000,
} as const
