/** Keys of what several screens show or change. */
export const reportListKey = ['reports'] as const
export const goldStandardKey = ['gold-standard'] as const
export const reportStatsKey = ['report-stats'] as const
