import { anything, type FieldTree } from './field-mask.ts'
import type { Speed } from './outside.ts'

type Lab = Speed['lab']

interface Metric {
  id: string
  title: string
  acronym: string
  value: keyof Lab
  weight: number
  /** The values for which a phone scores 0.9 and 0.5. */
  curve: { p10: number; median: number }
}

/** https://github.com/GoogleChrome/lighthouse/blob/main/core/config/default-config.js and the audits it names. */
const metrics: Metric[] = [
  {
    id: 'first-contentful-paint',
    title: 'First Contentful Paint',
    acronym: 'FCP',
    value: 'fcp',
    weight: 10,
    curve: { p10: 1800, median: 3000 },
  },
  {
    id: 'largest-contentful-paint',
    title: 'Largest Contentful Paint',
    acronym: 'LCP',
    value: 'lcp',
    weight: 25,
    curve: { p10: 2500, median: 4000 },
  },
  {
    id: 'total-blocking-time',
    title: 'Total Blocking Time',
    acronym: 'TBT',
    value: 'tbt',
    weight: 30,
    curve: { p10: 200, median: 600 },
  },
  {
    id: 'cumulative-layout-shift',
    title: 'Cumulative Layout Shift',
    acronym: 'CLS',
    value: 'cls',
    weight: 25,
    curve: { p10: 0.1, median: 0.25 },
  },
  {
    id: 'speed-index',
    title: 'Speed Index',
    acronym: 'SI',
    value: 'speedIndex',
    weight: 10,
    curve: { p10: 3387, median: 5800 },
  },
]

const auditFields = `id title description score scoreDisplayMode displayValue explanation errorMessage warnings
  numericValue numericUnit metricSavings details`
const otherFields = `requestedUrl finalUrl mainDocumentUrl finalDisplayedUrl lighthouseVersion fetchTime userAgent runWarnings
  configSettings environment categoryGroups runtimeError timing i18n stackPacks entities fullPageScreenshot`

const named = (names: string): FieldTree => Object.fromEntries(names.split(/\s+/).map((name) => [name, anything]))

/** Every field of a result that can be requested. */
export const lighthouseFields: FieldTree = {
  ...named(otherFields),
  audits: { '*': named(auditFields) },
  categories: { '*': named('id title description score manualDescription auditRefs') },
}

/** A Lighthouse run with the performance category and its five metrics. */
export function lighthouseResult(url: URL, formFactor: string, lab: Lab, fetchTime: string) {
  const scored = metrics.map((metric) => ({ ...metric, score: scoreOf(lab[metric.value], metric.curve) }))
  const performance = scored.reduce((sum, { score, weight }) => sum + (score * weight) / 100, 0)
  return {
    requestedUrl: url.href,
    finalUrl: url.href,
    mainDocumentUrl: url.href,
    finalDisplayedUrl: url.href,
    lighthouseVersion: '13.0.1',
    fetchTime,
    runWarnings: [],
    configSettings: {
      emulatedFormFactor: formFactor,
      formFactor,
      locale: 'en-US',
      onlyCategories: ['performance'],
      channel: 'lr',
    },
    audits: Object.fromEntries(
      scored.map(({ id, title, value, score }) => [id, audit(id, title, lab[value], score, value === 'cls')]),
    ),
    categories: {
      performance: {
        id: 'performance',
        title: 'Performance',
        score: Number(performance.toFixed(2)),
        auditRefs: scored.map(({ id, weight, acronym }) => ({ id, weight, acronym, group: 'metrics' })),
      },
    },
    categoryGroups: { metrics: { title: 'Metrics' } },
  }
}

function audit(id: string, title: string, value: number, score: number, unitless: boolean) {
  return {
    id,
    title,
    score,
    scoreDisplayMode: 'numeric',
    numericValue: value,
    numericUnit: unitless ? 'unitless' : 'millisecond',
    displayValue: unitless ? String(value) : value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`,
  }
}

/** Lighthouse's log-normal curve: 0.9 at p10, 0.5 at the median. */
function scoreOf(value: number, { p10, median }: Metric['curve']): number {
  if (value <= 0) return 1
  const inverseErfcOfOneFifth = 0.9061938024368232
  const x = (Math.log(value / median) * inverseErfcOfOneFifth) / -Math.log(p10 / median)
  return Number(((1 - erf(x)) / 2).toFixed(2))
}

/** Abramowitz and Stegun, formula 7.1.26. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x))
}
