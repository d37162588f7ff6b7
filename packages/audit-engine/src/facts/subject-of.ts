import type { Subject } from '../sources/outside/subject.ts'
import type { WebsiteFacts } from './facts.ts'
import { tradeOf } from './trade.ts'

/** Whom to ask the outside sources about. */
export function subjectOf(facts: WebsiteFacts): Subject {
  const { site, identity, industry, services, contact } = facts
  const { seen: _seen, areas: _areas, ...known } = identity
  return {
    ...known,
    homeUrl: site.url,
    host: site.host,
    aliases: site.aliases,
    phones: [...new Set([...(known.phone ? [known.phone] : []), ...contact.phones.map(({ national }) => national)])],
    industry: industry.industry,
    trade: tradeOf(facts)?.name ?? null,
    services: services.map(({ name }) => name),
  }
}
