import type { Gathered, WebsiteCrawl } from '../sources/source.ts'
import { hostOf } from '../sources/web/host-names.ts'
import { abroad } from './abroad.ts'
import { businessIdentity } from './business-identity.ts'
import { businessName } from './business-name.ts'
import { nameKey, namesOf, parentsOf, writesArticle } from './business-names.ts'
import { contactDetails } from './contact-details.ts'
import type { WebsiteFacts } from './facts.ts'
import { industryOf } from './industry/detect-industry.ts'
import { othersMarkup } from './others-markup.ts'
import { servicesOf } from './services.ts'
import { socialProfiles } from './social-profiles.ts'
import { tradeOf } from './trade.ts'
import { forgetTexts } from '../text/remembered.ts'

export interface WebsiteGatherings {
  /** The address to audit, with scheme. */
  target: string
  crawl: Gathered<WebsiteCrawl>
}

/** What the website says about the business. Pure: the same pages give the same facts. */
export function deriveFacts({ target, crawl }: WebsiteGatherings): WebsiteFacts {
  forgetTexts()
  const pages = crawl.outcome === 'gathered' ? crawl.data.pages : []
  const url = new URL(pages[0]?.finalUrl ?? target)
  const host = hostOf(url.href)
  const passed = pages[0]?.redirects.flatMap(({ from, to }) => [from, to]) ?? []
  const aliases = [...new Set([target, ...passed].map(hostOf))].filter((alias) => alias !== host)
  const groups = pages.flatMap(({ page }) => parentsOf(page))
  const isParent = (name: string): boolean => groups.some((text) => text.startsWith(nameKey(name)))
  const names = pages
    .flatMap(({ page, finalUrl }, at) => namesOf(page, at === 0).map((found) => ({ ...found, url: finalUrl })))
    .filter(({ name, where }) => (where !== 'copyright' && where !== 'footer') || !isParent(name))
  const found = businessName(names, { host, homeUrl: pages[0]?.finalUrl ?? '', pageCount: pages.length })
  const isArticled =
    found !== null &&
    !/^the /i.test(found.name) &&
    writesArticle(
      pages.map(({ page }) => page),
      found.name,
    )
  const name = isArticled ? { ...found, name: `The ${found.name}` } : found
  const another = othersMarkup(pages, name?.name ?? null, [host, ...aliases])
  const contact = contactDetails(pages, another)
  const identity = businessIdentity(pages, name, contact, another)
  const elsewhere = abroad(pages, host, identity, contact.foreign, another)
  const own = nameKey(identity.name ?? '')
  const industry = industryOf(pages.map(({ page }) => page))
  const services = servicesOf(pages, { name: identity.name, industry: industry.industry })
  return {
    site: { url: url.href, origin: url.origin, host, aliases },
    // For a place abroad nothing is inferred, because the gazetteer covers Australia only.
    identity: elsewhere
      ? {
          ...identity,
          ...nowhere,
          confidences: { ...identity.confidences, suburb: 0, state: 0, postcode: 0 },
          abroad: elsewhere,
        }
      : identity,
    industry,
    trade: { name: tradeOf(pages, { identity, industry, services }) },
    // Of a title's many pieces, only the one that is the name counts as a mention of it.
    contact: { ...contact, names: names.filter(({ name, where }) => where !== 'title' || nameKey(name) === own) },
    social: socialProfiles(pages, identity.name, another),
    services,
  }
}

const nowhere = { suburb: null, state: null, postcode: null, address: null, areas: [] }
