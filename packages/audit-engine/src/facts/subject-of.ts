import type { Subject } from '../sources/outside/subject.ts'
import type { WebsiteFacts } from './facts.ts'

/** What the outside sources are asked about. */
export function subjectOf(facts: WebsiteFacts): Subject {
  const { site, identity, industry, trade, services, contact } = facts
  const { seen: _seen, ...known } = identity
  return {
    ...known,
    homeUrl: site.url,
    host: site.host,
    aliases: site.aliases,
    phones: [...new Set([...(known.phone ? [known.phone] : []), ...contact.phones.map(({ national }) => national)])],
    industry: industry.industry,
    trade: trade.name,
    services: services.map(({ name }) => name),
  }
}
