/** What the program ends with; the usage and docs/command-line.md list them from here. */
export const exitStatuses = {
  result: { code: 0, means: 'a result, and nothing that was asked to fail' },
  failed: { code: 1, means: 'the program itself failed' },
  unusable: { code: 2, means: 'unusable arguments, or a file to compare with that cannot be used' },
  unreadable: { code: 3, means: 'the home page could not be read' },
  tooLow: { code: 4, means: 'a score below --fail-under' },
  worse: { code: 5, means: 'a score worse than before, with --fail-on-worse' },
} as const
