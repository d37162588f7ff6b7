import type { ComponentResult } from '@findable/contracts'
import { crawlOf, origin, readAt, type TestSite } from './good-site.ts'
import { deriveFacts } from '../../src/facts/derive-facts.ts'
import type { Facts } from '../../src/facts/facts.ts'
import { components } from '../../src/registry.ts'
import { scoreComponents } from '../../src/score.ts'
import { noneAsked } from '../../src/sources/source-list.ts'

/** Runs facts and components on a test site. */
export const auditTestSite = (site: TestSite): ComponentResult[] => {
  const crawl: Facts['crawl'] = { outcome: 'gathered', at: readAt, data: crawlOf(site) }
  const facts: Facts = {
    ...deriveFacts({ target: origin, crawl }),
    ...noneAsked('Not asked in this test.'),
    crawl,
    tls: { outcome: 'gathered', at: readAt, data: site.tls },
  }
  return scoreComponents(facts, components, ({ error }) => {
    throw error
  })
}

export const scoresOf = (results: readonly ComponentResult[]): Record<string, number | null> =>
  Object.fromEntries(results.map(({ id, score }) => [id, score]))
