// Runs a test project and counts the outcomes.

export { add, nothing, settle, type Tally, type VitestReport } from './tally.ts'
export { projects, slowProjects, runProject, runVitest, type Project } from './vitest.ts'
