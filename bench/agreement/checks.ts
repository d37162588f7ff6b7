import type { AuditResult } from '@findable/contracts'

/** A check of a home page that both Lighthouse and the engine make. */
export interface Check {
  name: string
  /** Lighthouse's audit. */
  audit: string
  /** The engine's component, and those of its problems that mean the same as the audit. */
  component: AuditResult['components'][number]['id']
  problem: RegExp
}

export const checks: Check[] = [
  { name: 'title', audit: 'document-title', component: 'meta-tags', problem: /^Write a title/ },
  { name: 'description', audit: 'meta-description', component: 'meta-tags', problem: /^Write a description/ },
  { name: 'viewport', audit: 'viewport-insight', component: 'mobile-friendly', problem: /use its own width/ },
  { name: 'image alt', audit: 'image-alt', component: 'alt-text', problem: /no alt text/ },
  {
    name: 'crawlability',
    audit: 'is-crawlable',
    component: 'indexation',
    problem: /^Fix your home page first(?!.*\("canonical"\))/,
  },
  { name: 'robots.txt', audit: 'robots-txt', component: 'indexation', problem: /^Repair your robots\.txt/ },
  { name: 'link text', audit: 'link-text', component: 'link-structure', problem: /^Say where links lead/ },
  {
    name: 'canonical',
    audit: 'canonical',
    component: 'indexation',
    problem: /^Fix your home page first.*\("canonical"\)/,
  },
  { name: 'https', audit: 'is-on-https', component: 'ssl', problem: /https|certificate/ },
]

/** What one of the two says about one website; null when it has nothing to say. */
export interface Verdict {
  passes: boolean | null
  because: string
}

export function engineVerdict({ components }: AuditResult, { component: id, problem }: Check): Verdict {
  const component = components.find((one) => one.id === id)!
  if (component.outcome !== 'scored') return { passes: null, because: component.reason ?? '' }
  const found = component.findings.filter(({ kind, text }) => kind === 'problem' && problem.test(text))
  return { passes: found.length === 0, because: found.map(({ text }) => text).join(' ') }
}

/** The parts of a Lighthouse report that are read here. */
export interface LighthouseReport {
  audits: Record<string, { score: number | null; explanation?: string; details?: { items?: unknown[] } }>
}

export function lighthouseVerdict({ audits }: LighthouseReport, { audit }: Check): Verdict {
  const { score, explanation, details } = audits[audit]!
  const items = details?.items?.slice(0, 2).map((item) => JSON.stringify(item).slice(0, 300)) ?? []
  return { passes: score === null ? null : score === 1, because: [explanation ?? '', ...items].join(' ').trim() }
}
