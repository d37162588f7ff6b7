import type { Page } from '../page/page.ts'
import { itemsOf, structuredItems, textsOf, type StructuredItem } from '../page/structured-items.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'
import type { CrawledPage } from '../sources/source.ts'
import type { Facts } from './facts.ts'

type Service = Facts['services'][number]

const mostServices = 40
const servicesHeading =
  /^(?:our |all |main |core |key |popular |featured |professional |specialist |[\w&]+ )?(?:services|treatments|specialties|specialities|expertise|practice areas|areas of (?:practice|law)|solutions)\b|\bwhat we (?:do|offer|treat|provide)\b|\bservices (?:we (?:offer|provide)|include|offered)\b|\bhow (?:can we|we can) help\b/i
/** Pages about places and people below the same path. */
const otherPath = /areas?|suburbs?|locations?|regions?|team|staff|about|blog|news|contact/i
const servicesPath =
  /\/(?:[\w-]*(?:services?|treatments?|practice-areas|what-we-do|expertise|solutions|specialt(?:y|ies))[\w-]*)\/([\w-]+)/i
const servicesPage = /\/(?:our-)?(?:services?|treatments?|practice-areas|what-we-do|expertise|solutions)(?:\/|\.\w+)?$/i

/** Pages and buttons that every site has, whatever it sells. */
const ordinary =
  /^(?:our\b|home|welcome|about|about us|our story|who we are|our team|team|meet|staff|contact|contact us|get in touch|blog|news|articles?|faqs?|frequently asked|gallery|projects?|our work|portfolio|testimonials?|reviews?|careers?|jobs|privacy|terms|sitemap|search|cart|shop|shop now|checkout|login|log in|sign|my account|menu|more|read|learn|view|see|find|click|book|order|buy|get|call|request|enquire|enquiry|enquiries|free quote|quote|pricing|prices?|our prices|fees|rates|services?|our services|all services|other services|treatments|products?|our products|resources|downloads?|links|partners|brands?|events|media|video|location|locations|areas?|service areas?|opening|hours|why|how|what|when|where|who|which|do |does|is |are |can |our process|process|step|benefits|features|guarantee|our promise|our values|mission|vision|history|licen[cs]e|insurance claims|subscribe|newsletter|follow|share|facebook|instagram|linkedin|youtube|twitter|tiktok|skip|back|next|previous|close|open|us|english|covid|policy|policies|accessibility|disclaimer|returns?|shipping|delivery information|accreditations?|awards|certifications?|community|sponsors?|special offers?|specials?|offers?|deals|promotions?|gift (?:cards?|vouchers?)|vouchers?|finance options|payment|forms?|new patients?|patient information|appointments?|make an? |we |your|you|i |the best|quick links|useful links|information|support|help|latest|recent|related|ready|need|looking|let'?s|trusted|leave|comments?|categories|archives?|tags|copyright|phone|email|address|mobile|toggle|navigation|overview|introduction|summary|conclusion|before (?:and|&) after|(?:short|medium|long|small|large|full|half|other|general|free)$|(?:(?:residential|commercial|domestic|industrial|strata|and|or|&|\/|,) ?)+$|\$?\d+\b(?! hour| hr|\/7))/i

/** What a business promises about its work stands in the same lists: "Six years of workmanship warranty", "Family owned". */
const promise =
  /\b(?:warrant(?:y|ies)|guarantee[sd]?)$|\byears?['’]?(?: of)?(?: \w+)? (?:experience|warranty)|\b(?:licen[cs]ed|qualified|certified)(?:,| and| &).*\binsured\b|\bfully (?:insured|licen[cs]ed|qualified)\b|^(?:free|no[- ]obligation|obligation[- ]free)\b.*\b(?:quotes?|estimates?|consultations?)$|\b(?:competitive|affordable|upfront|honest|fixed|transparent|great|fair)\b.*\b(?:prices?|pricing|rates)$|\b(?:family|locally|australian)[- ](?:owned|run|operated|made)\b|\bsatisfaction\b|^no call[- ]?out fee|^no job\b|^(?:fast|quick|prompt|rapid) (?:response|service|turnaround)|^on time\b|^(?:local|trusted) experts?$|\bpublic liability\b|\bpolice check/i

/** What the site sells, in its own words: from markup, service pages, headings and lists about services, and the menu. */
export function servicesOf(pages: CrawledPage[]): Service[] {
  const found = [
    ...pages.flatMap(({ page, finalUrl }) => markedServices(page, finalUrl)),
    ...pages.flatMap(({ page, finalUrl }) => linkedServices(page, finalUrl)),
    ...pages.flatMap(({ page, finalUrl }) => listedServices(page, finalUrl)),
  ]
  const services = distinct(found)
  return services.length > 0 ? services : distinct(menuEntries(pages))
}

const distinct = (services: Service[]): Service[] =>
  [...new Map(services.toReversed().map((service) => [key(service.name), service])).values()]
    .toReversed()
    .slice(0, mostServices)

const key = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:services?|and)\b|s\b/g, '')
    .trim()

/** A name of one to seven words that is not a sentence, a person, or a page that every site has. */
function serviceName(text: string): string | null {
  if (text.length > 200) return null
  const name = oneLine(
    text.replace(/^(?:\d{1,2}[.)]\s+|[\s•✓✔→»>*–-]+)/, '').replace(/(?:\s+from)?[\s.,;:→»>–-]*$/i, ''),
  )
  const words = name.split(' ')
  const fits = name.length >= 3 && name.length <= 60 && words.length <= 7 && /\p{L}{3}/u.test(name)
  return fits && !ordinary.test(name) && !promise.test(name) && !/[.!?]\s|[!?]$|\$|@|https?:/.test(name) ? name : null
}

const services = (names: string[], url: string, quote?: string): Service[] =>
  names.flatMap((text) => {
    const name = serviceName(text)
    return name === null ? [] : [{ name, url, quote: cut(quote ?? text, 300) }]
  })

function markedServices(page: Page, url: string): Service[] {
  const items = structuredItems(page)
  const offers = items.flatMap((item) => [...itemsOf(item, 'makesOffer'), ...itemsOf(item, 'itemListElement')])
  const offered = [
    ...items.filter(({ types }) => types.includes('Service')),
    ...offers.flatMap((offer) => itemsOf(offer, 'itemOffered')),
  ]
  const nameOf = (item: StructuredItem): string[] =>
    [...textsOf(item, 'serviceType'), ...textsOf(item, 'name')].slice(0, 1)
  return offered.flatMap(nameOf).flatMap((name) => services([name], url, `"name": "${name}"`))
}

/** Links to pages below /services/ and the like. */
const linkedServices = (page: Page, url: string): Service[] =>
  page.links.flatMap((link) => {
    const target = link.url === null || hostOf(link.url) !== hostOf(url) ? null : new URL(link.url).pathname
    return target !== null && servicesPath.test(target) && !otherPath.test(target) ? services([link.text], url) : []
  })

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

/** "Our services include:" before a list; the list ends at the next block that is no entry. */
const listOpening = /\b(?:services?|specialis\w+|offer|provide|treat)\b.{0,80}:$/i
/** Stands below every heading. */
const belowText = 7

/** Entries below a heading such as "Our services" or a line that opens a list of them; on a services page, its headings. */
function listedServices(page: Page, url: string): Service[] {
  const found: Service[] = []
  const onServicesPage = servicesPage.test(new URL(url).pathname)
  let under: number | null = null
  for (const { tag, text, inFooter, inNav } of page.blocks) {
    const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : null
    if (level !== null && servicesHeading.test(text)) under = level
    else if (level === null && tag !== 'li' && (under ?? belowText) === belowText)
      under = text.length < 160 && listOpening.test(text) ? belowText : null
    else if (level !== null && under !== null && level <= under) under = null
    else if ((level === 2 || level === 3) && onServicesPage) found.push(...services([text], url))
    else if (under !== null && !inNav && !inFooter && (level !== null || tag === 'li'))
      found.push(...services([text.split('\n')[0] ?? ''], url))
  }
  return found
}

/** Where nothing else says it, the menu of the home page: what is left when the ordinary pages are taken out. */
const menuEntries = (pages: CrawledPage[]): Service[] =>
  pages
    .slice(0, 1)
    .flatMap(({ page, finalUrl }) =>
      page.links
        .filter(
          ({ area, url, scheme }) =>
            area === 'nav' &&
            (url === null ? scheme !== 'tel' && scheme !== 'mailto' : hostOf(url) === hostOf(finalUrl)),
        )
        .flatMap(({ text }) => services([text], finalUrl)),
    )
