export { markup, plainText, toText, trusted, type Markup, type Value } from './markup.ts'
export type { ReportOptions } from './options.ts'
export { renderReport } from './render-report.ts'
export { clip } from './wording.ts'
