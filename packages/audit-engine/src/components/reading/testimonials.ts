import type { PageBlock } from '../../page/page.ts'
import { structuredItems } from '../../page/structured-items.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { fold } from './fold.ts'
import { textOf } from './markup.ts'
import type { Site } from './site.ts'
import { wordCount } from './wording.ts'

export interface Testimonial {
  page: CrawledPage
  text: string
  /** Who said it, as written; null when nobody is named. */
  name: string | null
  dated: boolean
  /** Where it comes from ("Google"); null when it does not say. */
  source: string | null
}

/** Headings above praise, or above a widget that shows it. */
export const reviewHeading =
  /\b(testimonials?|(customer|client|patient|guest|google|student|parent|member)s?[’']? (reviews?|feedback|stories|say)|reviews?|what (our |my |people |others |they |some )?.*\b(say|saying|said|think)\b|kind words|happy (customers|clients|patients)|word of mouth|feedback|loved by)\b/i
const classHint = /(^|[\s_-])(testimonials?|reviews?|quote|customer-?stories|feedback)([\s_-]|$)|testimonial/i
const bodyHint = /(^|[\s_-])(post|entry|article|blog)[-_ ]?(content|body)/i
const openingQuote = /^[“"„«'‘❝]\s*\S/
const invitation =
  /\b(leave|write|post|give|submit)\b.{0,20}\b(review|feedback|testimonial)|\b(read|see|view|hear|check out|show)\b.{0,30}\b(reviews|testimonials|more|what (our|they|people))|\b(our|my) (customers|clients|patients|guests)\b.{0,40}\b(say|said|love|think|us|speak|tell)\b/i
const firstPerson =
  /\b(i|i['’]m|i['’]ve|we|my|me|our|us|highly recommend(ed)?|would recommend|recommend|thank(s| you)|can(no|['’])t fault)\b/i
const person =
  /^((mr|mrs|ms|miss|dr|prof)\.? )?\p{Lu}[\p{L}'’.-]*( (and |& |van |de |von )?\p{Lu}[\p{L}'’.-]*){0,3}( family)?$/u
const label =
  /\b(read|more|book|call|contact|view|see|our|services?|reviews?|testimonials?|home|about|learn|get|quote|stars?|rating|verified|previous|next|posted|on|from|via|great|excellent|highly|recommend\w*|amazing|fantastic|awesome|best|brilliant|happy|thanks?|job|work|team|professional|quality|love\w*|super|top|wonderful|outstanding)\b/i
const anonymous =
  /^[\s—–~-]*((a |an |the )?((very |extremely )?(happy|satisfied|delighted|pleased|verified|valued|recent|local|anonymous|returning|loyal) )*(customer|client|patient|guest|buyer|reviewer|user|home ?owner)s?|anonymous|anon|google user|name|client name|john doe|jane doe)\b/i
const date =
  /\b(\d{1,2}(st|nd|rd|th)? )?(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\.?,? (\d{1,2}(st|nd|rd|th)?,? )?(19|20)\d\d\b|\b\d{1,2}[/.]\d{1,2}[/.](19|20)?\d\d\b|\b(19|20)\d\d-\d\d-\d\d\b|\b(19|20)\d\d\b|\b(\d+|a|an|one|two|three|four|five|six|few) (day|week|month|year)s? ago\b/i
const sources =
  /\b(google|facebook|product ?review|word of mouth|womo|yelp|trip ?advisor|trust ?pilot|true ?local|oneflare|hipages|airtasker|service ?seeking|houzz|ratemyagent|rate my agent|openagent|realestate\.com\.au|whitecoat|healthengine|zomato|feefo|easy weddings|localsearch|yellow pages)\b/i

/** Praise of customers on the site's pages, each piece once. A place the business works in is nobody's name. */
export const findTestimonials = (site: Site, places: readonly string[]): Testimonial[] => {
  const notNames = new Set(places.map(fold))
  const found = new Map<string, Testimonial>()
  for (const page of site.content) {
    for (const testimonial of [...onPage(page, notNames), ...inMarkup(page)]) {
      const key = testimonial.text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
        .slice(0, 80)
      const known = found.get(key)
      if (!known) found.set(key, testimonial)
      else
        found.set(key, {
          ...known,
          name: known.name ?? testimonial.name,
          dated: known.dated || testimonial.dated,
          source: known.source ?? testimonial.source,
        })
    }
  }
  return [...found.values()]
}

const onPage = (page: CrawledPage, notNames: ReadonlySet<string>): Testimonial[] => {
  const blocks = page.page.blocks.filter(({ inNav, inFooter }) => !inNav && !inFooter)
  const found: Testimonial[] = []
  let section: { level: number; text: string } | null = null
  /** Cards put the name above or below the praise; the first one tells, for the section or page. */
  let nameAbove: boolean | null = null
  for (const [index, block] of blocks.entries()) {
    const level = headingLevel(block)
    if (level !== null) {
      if (reviewHeading.test(block.text)) {
        section = { level, text: block.text }
        nameAbove = null
      } else if (section && level <= section.level) section = null
      continue
    }
    if (!isPraise(block, section !== null, blocks[index + 1])) continue
    const close = section !== null || classHint.test(block.classes)
    const above = close ? signatureAbove(blocks, index) : []
    if (close) nameAbove ??= nameIn(above) !== null
    const signature = [...tail(block), ...(close && nameAbove ? above : signatureBelow(blocks, index, close))]
    const signed = signature.join('\n')
    found.push({
      page,
      text: block.text,
      name: nameIn(signature, notNames),
      dated: date.test(signed),
      source: (sources.exec(signed) ?? (section && sources.exec(section.text)))?.[0] ?? null,
    })
  }
  return found
}

const headingLevel = ({ tag }: PageBlock): number | null => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : null)

const isPraise = (block: PageBlock, inSection: boolean, next: PageBlock | undefined): boolean => {
  const { text, tag, classes } = block
  if (wordCount(text) < 6 || text.length > 2500 || text.trim().endsWith('?')) return false
  const quoted = openingQuote.test(text)
  const hinted = classHint.test(classes) && !bodyHint.test(classes)
  if (!quoted && invitation.test(text)) return false
  if (inSection || hinted)
    return (
      quoted || tag === 'blockquote' || firstPerson.test(text) || (next !== undefined && /^\s*[—–~-]/.test(next.text))
    )
  return (
    (quoted || tag === 'blockquote') &&
    firstPerson.test(text) &&
    (nameIn(tail(block)) !== null || (next !== undefined && /^\s*[—–~-]/.test(next.text)))
  )
}

/** The end of a block after a dash or line break: "Great job! — Sarah M., Newtown". */
const tail = ({ text }: PageBlock): string[] => {
  const match = /(?:\n\s*|[.!?”"'’)]\s*[—–~-]\s*)([^\n—–]{2,80}(?:\n[^\n]{2,60})?)$/.exec(text)
  return match ? [match[1]!] : []
}

/** Up to three short blocks before the praise. */
const signatureAbove = (blocks: readonly PageBlock[], index: number): string[] => {
  const before = blocks.slice(Math.max(0, index - 3), index).toReversed()
  const end = before.findIndex(({ text }) => !isSignature(text) || reviewHeading.test(text))
  return before.slice(0, end < 0 ? before.length : end).map(({ text }) => text)
}

/** Up to three short blocks after the praise; away from a section about reviews only those that begin with a dash. */
const signatureBelow = (blocks: readonly PageBlock[], index: number, close: boolean): string[] => {
  const after = blocks.slice(index + 1, index + 4)
  const end = after.findIndex(({ text }) => !isSignature(text) || (!close && !/^\s*[—–~-]/.test(text)))
  return after.slice(0, end < 0 ? after.length : end).map(({ text }) => text)
}

const isSignature = (text: string): boolean =>
  wordCount(text) <= 12 && text.length <= 100 && !/[.!?]\s*$/.test(text.replace(/\b\p{L}\.$/u, ''))

/** The name a signature starts with: "Priya Raman" of "— Priya Raman, Newtown"; null for "Happy customer" or "Read more". */
const nameIn = (signatures: readonly string[], notNames: ReadonlySet<string> = new Set()): string | null => {
  for (const signature of signatures) {
    const first = signature
      .replace(/^[\s—–~-]+/, '')
      .split(/\s*[,|·•(\n–—]|\s-\s/)[0]!
      .trim()
    if (
      person.test(first) &&
      !notNames.has(fold(first)) &&
      ![anonymous, label, sources, date].some((pattern) => pattern.test(first))
    )
      return first
  }
  return null
}

/** Reviews in markup count only where the page shows them. */
const inMarkup = (page: CrawledPage): Testimonial[] =>
  structuredItems(page.page).flatMap((item): Testimonial[] => {
    const text = item.types.includes('Review') ? (textOf(item, 'reviewBody') ?? textOf(item, 'description')) : null
    if (!text || wordCount(text) < 6 || !squeeze(page.page.text.body).includes(squeeze(text).slice(0, 80))) return []
    return [
      {
        page,
        text,
        name: textOf(item, 'author'),
        dated: textOf(item, 'datePublished') !== null,
        source: textOf(item, 'publisher'),
      },
    ]
  })

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
