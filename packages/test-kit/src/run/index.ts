// Runs a project of tests and counts what became of each.

export { add, nothing, settle, type Tally, type VitestReport } from './tally.ts'
export { projects, runProject, runVitest, type Project } from './vitest.ts'
