import type { AuditResult, ComponentResult, Finding } from '@findable/contracts'

/** What is wrong with a website by one component; empty unless the component was scored. */
export const problemsOf = ({ outcome, findings }: ComponentResult): Finding[] =>
  outcome === 'scored' ? findings.filter(({ kind }) => kind === 'problem') : []

/** The same for a problem that is still there with another figure: "74 characters", then "71 characters". */
export const problemKey = ({ page, text }: Finding): string => `${page ?? ''} ${text.replace(/\d+/g, '#')}`

/** The page on which a problem was seen; the home page where it was seen on no single page. */
export const addressOf = ({ page }: Finding, { target }: AuditResult): string =>
  URL.parse(page ?? '', target.url)?.href ?? target.url
