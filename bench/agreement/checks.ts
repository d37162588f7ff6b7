import type { AuditResult } from '@findable/contracts'

/** A check of a home page that both Lighthouse and the engine make. */
export interface Check {
  name: string
  /** Lighthouse's audit. */
  audit: string
  /**
   * The engine's objections, by component, that mean the same as the audit's. Findings and evidence are both searched.
   * The engine counts as having judged if the first component was scored.
   */
  objections: Partial<Record<AuditResult['components'][number]['id'], RegExp>>
}

export const checks: Check[] = [
  { name: 'title', audit: 'document-title', objections: { 'meta-tags': /^Write a title/ } },
  { name: 'description', audit: 'meta-description', objections: { 'meta-tags': /^Write a description for/ } },
  { name: 'language', audit: 'html-has-lang', objections: { 'meta-tags': /^Say in the code of .* which language/ } },
  { name: 'viewport', audit: 'viewport-insight', objections: { 'mobile-friendly': /use its own width/ } },
  { name: 'zoom', audit: 'meta-viewport', objections: { 'mobile-friendly': /^Allow zooming/ } },
  {
    name: 'image alt',
    audit: 'image-alt',
    objections: { 'alt-text': /^A picture has no alt text|picture without an alt text/ },
  },
  {
    name: 'heading order',
    audit: 'heading-order',
    objections: { 'header-structure': /headings (?:skip a level|jump from level)|the level jumps from/ },
  },
  {
    name: 'crawlability',
    audit: 'is-crawlable',
    objections: { indexation: /^Fix your home page first(?!.*\("canonical"\))/ },
  },
  { name: 'robots.txt', audit: 'robots-txt', objections: { indexation: /^Repair your robots\.txt/ } },
  {
    name: 'canonical',
    audit: 'canonical',
    objections: {
      indexation: /^Fix your home page first.*\("canonical"\)|^The "canonical" address .* not written in full/,
    },
  },
  { name: 'link text', audit: 'link-text', objections: { 'link-structure': /^Say where links lead/ } },
  {
    name: 'link names',
    audit: 'link-name',
    objections: { 'link-structure': /^Name the .*link/, 'alt-text': /^The only content of a link/ },
  },
  {
    name: 'link addresses',
    audit: 'crawlable-anchors',
    objections: { 'link-structure': /no address that can be followed \(javascript/ },
  },
  {
    name: 'https',
    audit: 'is-on-https',
    objections: { ssl: /^(?!Send visitors).*(?:Load everything over https|certificate: |Switch on https)/ },
  },
]

/** What one of the two says about one website; null when it has nothing to say. */
export interface Verdict {
  passes: boolean | null
  because: string
}

export function engineVerdict({ components }: AuditResult, { objections }: Check): Verdict {
  const [first] = Object.keys(objections)
  const deciding = components.find(({ id }) => id === first)!
  if (deciding.outcome !== 'scored') return { passes: null, because: deciding.reason ?? '' }
  const judging = components.filter(({ id }) => objections[id])
  const said = judging.flatMap(({ id, findings, evidence }) =>
    [
      ...findings.filter(({ kind }) => kind !== 'strength').map(({ text }) => text),
      ...evidence.map(({ saw }) => saw),
    ].filter((text) => objections[id]?.test(text)),
  )
  return { passes: said.length === 0, because: said.slice(0, 2).join(' ') }
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
