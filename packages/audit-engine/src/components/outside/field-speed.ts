import type { Evidence, Finding } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import { problem, strength, when } from '../wording/findings.ts'
import { list } from '../wording/phrases.ts'

/**
 * Core Web Vitals at the 75th percentile with Google's thresholds: good up to `good`, fair up to `fair`, then poor
 * (web.dev/articles/vitals).
 */
export const vitals = [
  {
    id: 'lcp',
    good: 2_500,
    fair: 4_000,
    shown: (value: number) => `${(value / 1_000).toFixed(1)} seconds`,
    is: 'the main part of the page took up to',
    advice: 'the main part of a page takes longer than',
  },
  {
    id: 'inp',
    good: 200,
    fair: 500,
    shown: (value: number) => `${value} milliseconds`,
    is: 'the page answered a tap within',
    advice: 'a page takes longer to answer a tap than',
  },
  {
    id: 'cls',
    good: 0.1,
    fair: 0.25,
    shown: (value: number) => String(value),
    is: 'things jumped about while loading by a shift of',
    advice: 'things jump about while a page loads by more than a shift of',
  },
] as const

export interface FieldSpeed {
  /** 0 to 1; null when Google has too few visits on record. */
  met: number | null
  evidence: Evidence[]
  findings: Finding[]
}

/** How fast the website was for real visitors on phones, where Google has figures. */
export function fieldSpeed(speed: Facts['speed'], homeUrl: string): FieldSpeed {
  if (speed.outcome === 'unavailable') return { met: null, evidence: [], findings: [] }
  const { field } = speed.data
  const seen = (saw: string): Evidence => ({
    saw,
    url: `https://pagespeed.web.dev/analysis?url=${encodeURIComponent(homeUrl)}&form_factor=mobile`,
    at: speed.at,
    source: 'pagespeed',
  })
  const known = vitals.flatMap((vital) => {
    const value = field?.[vital.id] ?? null
    return value === null ? [] : [{ ...vital, value, met: value <= vital.good ? 1 : value <= vital.fair ? 0.5 : 0 }]
  })
  if (!field || known.length === 0)
    return {
      met: null,
      evidence: [
        seen('Google has too few visits to your website on record to tell how fast it is for real visitors on phones.'),
      ],
      findings: [],
    }
  const where = field.of === 'page' ? 'your home page' : 'your website'
  const slow = known.filter(({ met }) => met < 1)
  return {
    met: known.reduce((sum, { met }) => sum + met, 0) / known.length,
    evidence: known.map(({ is, shown, value, good }) =>
      seen(
        `For three of four visits to ${where} on phones in the last 28 days ${is} ${shown(value)}; good is up to ${shown(good)}.`,
      ),
    ),
    findings: [
      ...when(slow.length > 0, () =>
        problem(
          `Make ${where} faster on phones: for a quarter of your visitors ${list(slow.map(({ advice, shown, value, good }) => `${advice} ${shown(value)} (good is up to ${shown(good)})`))}.`,
          3,
        ),
      ),
      ...when(slow.length === 0, () =>
        strength('Your pages load fast for real visitors on phones, as Google measures it.'),
      ),
    ],
  }
}
