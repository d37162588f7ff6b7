export { html, plainText, toText, trusted, type Html, type Value } from './html.ts'
export type { ReportOptions } from './options.ts'
export { renderReport } from './render-report.ts'
export { reportFileName } from './report-file-name.ts'
