import type { PageBlock } from '../../page/page.ts'
import { structuredItems } from '../../page/structured-items.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import { textOf } from '../business/markup.ts'
import { isFiller } from '../site/page-text.ts'
import { isSamplePraise } from '../site/placeholders.ts'
import { datingOf, givesRole, isQuotation, isSignature, nameIn, originIn, sourceIn, type Dating } from './signatures.ts'
import type { Site } from '../site/site.ts'
import { wordCount } from '../../text/words.ts'

export interface Testimonial {
  page: CrawledPage
  text: string
  /** The author as written; null when none is named. */
  name: string | null
  /** Another person who signs the same words elsewhere on the site. */
  otherName?: string
  dating: Dating
  /** Where it comes from: "Google", or the firm that its writer signs for; null when the page does not say. */
  source: string | null
  /** Quoted, marked up as a review, or thanks and the words of one person: no description of the firm's own work. */
  isCertain: boolean
}

/** Headings above praise, or above a widget that shows it. */
export const reviewHeading =
  /\b(testimonials?|testimon(?:y|ies)|(customer|client|patient|guest|google|student|parent|member)s?[’']? (reviews?|feedback|stories|say)|(community|success) stories|reviews|what (our |my |people |others |they |some )?.*\b(say|saying|said|think|made of)\b|kind words|people say( about us)?|happy (customers|clients|patients)|word of mouth|feedback|loved by)\b/i
/** "Systems and controls reviews": what auditors, advisers and brokers sell. */
const soldReviews =
  /\b(?:systems?|controls?|safety|security|risk|compliance|policy|contract|lease|financial|portfolio|investment|insurance|loan|mortgage|super(?:annuation)?|energy|design|medication) reviews\b/i
/** A label above a heading: "Reviews" above "Trusted across the region". */
const reviewLabel = /^((customer|client|google|our) )?(reviews|testimonials)$/i
const isReviewLabel = (block: PageBlock | undefined): boolean =>
  block !== undefined && !/^h[1-6]$/.test(block.tag) && reviewLabel.test(block.text)
/** Longer texts with a signature are praise even where they neither mention the writer nor judge. */
const longEnough = 12
/** "quote" alone may be the price of a job: "quote-form", "get-a-quote". */
const classHint =
  /(^|[\s_-])(testimonials?|reviews?|(block|pull|client|customer)-?quotes?|quotes?-(text|body|block|content|author|carousel|slider)|customer-?stories|feedback)([\s_-]|$)|testimonial/i
/** What customers say and businesses do not, except of visitors and of advice. */
const gratitude =
  /\b(?:thank(?:s| you)(?! for (?:visiting|choosing|considering|trusting|your (?:interest|enquiry|visit|support|business)))|(?:highly|would|definitely|can|will) recommend|can(?:no|['’])t fault)\b/i
/** People of the business, who sign mottos and letters. */
const ownRole = /\b(?:founder|owner|director|principal|manager|ceo|proprietor|team)\b/i
/** "Jane, founder" speaks for the business; "Jane, founder of Acme" is a customer. */
const leader = /\b(?:(?:co-)?founder|director|principal|ceo|proprietor|the team)\s*$/i
/** Articles, whose authors are named as customers are on a card. */
const articles = /\/(?:[\w-]*-)?(?:blogs?|news|articles?|posts?)(?:[-_/.]|$)/i
const openingQuote = /^[“"„«'‘❝]\s*\S/
/** What owners write around praise. */
const invitation =
  /\b(leave|write|post|give|submit)\b.{0,20}\b(review|feedback|testimonial)|\b(read|see|view|hear|check out|show)\b.{0,30}\b(reviews|testimonials|more|what (our|they|people))|\b(our|my) (\w+ ){0,2}(customers|clients|patients|guests)\b.{0,40}\b(say|said|love|think|us|speak|tell)\b|\btake our word\b|\bclick here\b|(?:\$\d+|\d ?%|per cent) off\b/i
const firstPerson =
  /\b(i|i['’]m|i['’]ve|we|my|me|our|us|highly recommend(ed)?|would recommend|recommend|thank(s| you)|can(no|['’])t fault)\b/i
/** What customers say of a job well done when they do not mention themselves. */
const appraisal =
  /\b(great|excellent|fantastic|amazing|awesome|wonderful|brilliant|outstanding|professional|friendly|helpful|reliable|punctual|tidy|honest|happy|loved?|best|perfect|prompt|efficient|quality|service|value)\b/i
/**
 * An owner's words about praise, not praise itself: "Here are some reviews", "Endorsements are added as they come in".
 */
const aboutPraise = /\b(reviews?|reviewers?|testimonials?|endorsements?|feedback)\b/i
/** Pages on which owners quote themselves. */
const aboutThemselves = /\/[\w-]*(?:about|team|our-story|staff|people|who-we-are)[\w-]*(?:[./]|$)/i
const dash = /^\s*[—–~-]/
/** A quotation mark in an element of its own. */
const onlyMark = /^[“”"„«»'‘’❝❞]+$/
const wholeQuote = /^[“"„«]\s*\S[^]*[”"“»]\W*$/
const inPerson = /\b(?:I|I['’]m|I['’]ve|my|me)\b/
/** What the firm does for its customers, in its own words: "We can show you the numbers", "Our experts handle it all". */
const ownVoice =
  /\bwe(?:['’](?:ll|re|ve))?\b[^.!?]*\b(?:you|your|our (?:\w+ )?(?:customers|clients|patients|guests|students|team))\b|\bour (?:\w+ ){0,2}(?:experts|specialists|technicians|electricians|plumbers)\b/i

/** Speaks to the reader, which customers hardly do: "so you can see your progress". */
const toReader = /\byou(?:rs?)?\b/i

/** A heading above what the business itself has to say: "Estimator note", "Tip from our team". */
const ownAdvice = /\b(?:notes?|tips?|advice|promise|guarantee|mission|philosophy)\b/i

/**
 * Customers' praise on the site's pages, each piece once. Words signed with the name of the business are its own, and
 * the places it works in do not count as authors.
 */
export const findTestimonials = (
  site: Site,
  { ownNames, places }: { ownNames: readonly string[]; places: readonly string[] },
): Testimonial[] => {
  const own = ownNames.map(plainWords).filter((name) => name !== '')
  // What a menu leads to is a part of the website, not a person.
  const menus = site.content.flatMap(({ page }) => page.links.filter(({ area }) => area !== 'main'))
  const notNames = new Set([...own, ...[...places, ...menus.map(({ text }) => text)].map(plainWords)])
  const found = new Map<string, Testimonial>()
  for (const page of site.content) {
    if (page.page.blocks.some(({ text }) => isSamplePraise(text))) continue
    for (const testimonial of [...onPage(page, own, notNames), ...inMarkup(page)]) {
      // One of two copies often begins with an article that the other leaves out.
      const key = squeeze(testimonial.text.replace(/^\W*(?:an?|the)\s+/i, ''))
      const [same, known] = [...found].find(
        ([other, one]) => isSamePraise(key, other) || isShortened(testimonial, one),
      ) ?? [key]
      found.set(same, known ? merged(known, testimonial) : testimonial)
    }
  }
  return [...found.values()]
}

/** A sentence in quotation marks inside a longer text; dishes and slogans are quoted in fewer words. */
const quotation = /(?:^|[\s(:–—])[“"„«](\p{Lu}[^“”"„«»]{24,800})[”"»’](?=$|[\s).,;–—])/u
const fewestQuoted = 6
/** "Stuart, response from Stuart": what the business answers to a review. */
const ownReply = /\b(?:response|reply|replied) from\b|^(?:owner|host|business)[’']?s? (?:response|reply)\b/i

/** "Audits and reviews of financial reports" is about work. */
const longestReviewHeading = 5

/**
 * What may be praise although it was not read as such: a heading or a part of the page that is called so, or a quotation
 * in a text; null where there is none of them, so that there is most likely no praise.
 */
export const possiblePraise = (site: Site): { page: CrawledPage; text: string } | null => {
  for (const page of site.pages)
    for (const [at, { text, tag, classes, inNav, inFormOrDialog }] of page.page.blocks.entries()) {
      if (inNav || inFormOrDialog) continue
      const signature = page.page.blocks[at + 1]?.text ?? ''
      if (dash.test(signature) && leader.test(signature)) continue
      const isHeading = /^h[1-6]$/.test(tag)
      const quoted = isHeading ? null : (quotation.exec(text)?.[1] ?? null)
      if (
        isHeading
          ? reviewHeading.test(text) && !soldReviews.test(text) && wordCount(text) <= longestReviewHeading
          : classHint.test(classes) && wordCount(text) >= fewestQuoted
      )
        return { page, text }
      const isTold = quoted !== null && [inPerson, gratitude, appraisal].some((sign) => sign.test(quoted))
      if (isTold && wordCount(quoted) >= fewestQuoted) return { page, text: quoted }
    }
  return null
}

/** Pages show the same praise both in full and shortened. */
const isSamePraise = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.includes(short.slice(0, 60))
}

/** The same person's praise in full and abridged: most words of the shorter are in the longer. */
const isShortened = (one: Testimonial, other: Testimonial): boolean => {
  if (one.name === null || plainWords(one.name) !== plainWords(other.name ?? '')) return false
  const [short = [], long = []] = [one, other]
    .map(({ text }) => plainWords(text).split(' '))
    .toSorted((a, b) => a.length - b.length)
  const words = new Set(long)
  return short.filter((word) => words.has(word)).length >= 0.8 * short.length
}

const merged = (one: Testimonial, other: Testimonial): Testimonial => ({
  ...one,
  ...(areTwo(one, other) ? { otherName: other.name! } : {}),
  name: one.name ?? other.name,
  isCertain: one.isCertain || other.isCertain,
  dating:
    (['dated', 'unclear'] as const).find((dating) => [one, other].some((each) => each.dating === dating)) ?? 'undated',
  source: one.source ?? other.source,
})

/** Whether two people sign the same words; "Sarah M." and "Sarah Marsh" may be one. */
const areTwo = (one: Testimonial, other: Testimonial): boolean =>
  one.name !== null &&
  other.name !== null &&
  squeeze(one.text) === squeeze(other.text) &&
  plainWords(one.name).split(' ')[0] !== plainWords(other.name).split(' ')[0]

const onPage = (page: CrawledPage, own: readonly string[], notNames: ReadonlySet<string>): Testimonial[] => {
  const blocks = withoutMarks(page.page.blocks.filter(({ inNav, inFormOrDialog }) => !inNav && !inFormOrDialog))
  const themselves = aboutThemselves.test(new URL(page.finalUrl).pathname)
  const cards = cardsOf(blocks, page.finalUrl, notNames)
  const found: Testimonial[] = []
  let section: { level: number; text: string } | null = null
  /** Cards put the name above or below the praise; the first card decides for its section or page. */
  let nameAbove: boolean | null = null
  if (!themselves && !articles.test(new URL(page.finalUrl).pathname))
    found.push(...blocks.flatMap((block) => reported(page, block, own, notNames)))
  for (const [index, block] of blocks.entries()) {
    const level = /^h[1-6]$/.test(block.tag) ? Number(block.tag[1]) : null
    // A section about reviews ends where the footer starts.
    if (block.inFooter && !blocks[index - 1]?.inFooter) section = null
    if (level !== null) {
      if (reviewHeading.test(block.text) || isReviewLabel(blocks[index - 1])) {
        section = { level, text: block.text }
        nameAbove = null
      } else if (section && level <= section.level) section = null
      continue
    }
    const near = section !== null || classHint.test(block.classes) || cards.has(block)
    const close = near || block.afterQuoteIcon === true
    if ((block.inFooter || themselves) && !near) continue
    // Elsewhere only a quotation is praise.
    if (!close && !isQuoted(block) && !block.inQuote) continue
    if (!couldBePraise(block, close, notNames)) continue
    const above = near ? signatureAbove(blocks, index) : []
    const below = signatureBelow(blocks, index, close)
    if (near && nameAbove === null) {
      // What is above the first card may be the end of something else, so all cards together decide.
      const cards = praiseFrom(blocks, index, (one) => couldBePraise(one, true, notNames))
      const named = (read: (at: number) => string[]) => cards.filter((at) => nameIn(read(at), notNames) !== null).length
      const [over, under] = [named((at) => signatureAbove(blocks, at)), named((at) => signatureBelow(blocks, at, true))]
      // Where the next card's name follows at once, the one that is closest counts.
      const [closeOver, closeUnder] = [-1, 1].map((step) => named((at) => [blocks[at + step]?.text ?? '']))
      if (over > under || (over === under && closeOver! > closeUnder!)) nameAbove = true
      else if (nameIn([...tail(block), ...below], notNames) !== null) nameAbove = false
    }
    const isSigned = !close && isSignedQuote(blocks, index, { own, notNames })
    const signature = [
      ...tail(block),
      ...(near && nameAbove ? above : signatureBelow(blocks, index, close || isSigned)),
    ]
    if (
      isQuotation(signature) ||
      signature.some((line) => ownReply.test(line)) ||
      (!near && isUnderOwnAdvice(blocks, index))
    )
      continue
    const name = nameIn(signature, notNames)
    const signed = signature.find((line) => name === null || line.includes(name))
    if (signed !== undefined && isSignedByBusiness(signed, own)) continue
    if (
      !(close && !near
        ? isPraiseByIcon(block, name, signature)
        : isPraise(block, close, section !== null, name, signature))
    )
      continue
    found.push({
      page,
      text: block.text,
      name,
      dating: datingOf(signature, name, [...above, ...below, block.text]),
      source: originIn(signature) ?? (section && sourceIn([section.text])),
      isCertain: isQuoted(block) || gratitude.test(block.text) || inPerson.test(block.text),
    })
  }
  return found
}

/** 'Mary Holt (owner of the mill) said "Thank you for …"' within a text. */
const report =
  /(?:^|[.!?”"]\s+)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?:,? \([^()]{3,80}\)|, [^,.“"]{3,80},)? (?:stated|said|says|wrote|writes|commented)[:,]? [“"]([^“”"]{30,900})[”"]/gu

/** Words of thanks that a text reports somebody to have said, where the first of it does not report on people of the business. */
const reported = (
  page: CrawledPage,
  { text }: PageBlock,
  own: readonly string[],
  notNames: ReadonlySet<string>,
): Testimonial[] =>
  [...text.matchAll(report)].flatMap(([whole, who = '', words = '']): Testimonial[] => {
    const name = nameIn([who], notNames)
    const lead = whole.slice(0, whole.indexOf(words))
    const isCustomers =
      gratitude.test(words) &&
      !/\b(?:our|my) \p{L}/u.test(lead) &&
      !isSignedByBusiness(lead, own) &&
      !isQuotation([who])
    return name !== null && isCustomers && wordCount(words) >= longEnough
      ? [{ page, text: words, name, dating: 'undated', source: null, isCertain: true }]
      : []
  })

/**
 * Praise on cards without a heading that says so: cards of one make, each with a person's name, of which two or more,
 * and most, hold words of thanks.
 */
const cardsOf = (blocks: readonly PageBlock[], url: string, notNames: ReadonlySet<string>): ReadonlySet<PageBlock> => {
  const path = new URL(url).pathname
  if (articles.test(path) || aboutThemselves.test(path)) return new Set()
  if (blocks.filter(({ text }) => gratitude.test(text)).length < 2) return new Set()
  const signed = blocks.filter(
    (block, index) =>
      !block.inFooter &&
      !/^h[1-6]$/.test(block.tag) &&
      wordCount(block.text) >= longEnough &&
      firstPerson.test(block.text) &&
      [signatureAbove(blocks, index), signatureBelow(blocks, index, true)].some(
        (signature) => nameIn(signature, notNames) !== null && !signature.some((text) => ownRole.test(text)),
      ),
  )
  const alike = Map.groupBy(signed, ({ tag, classes }) => `${tag} ${classes}`)
  const thankful = (cards: readonly PageBlock[]) => cards.filter(({ text }) => gratitude.test(text)).length
  return new Set(
    [...alike.values()].filter((cards) => thankful(cards) > 1 && thankful(cards) * 2 > cards.length).flat(),
  )
}

/** Icons of quotation marks also stand before mottos. */
const isPraiseByIcon = ({ text }: PageBlock, name: string | null, signature: readonly string[]): boolean =>
  !signature.some((line) => ownRole.test(line)) &&
  (gratitude.test(text) || (name !== null && firstPerson.test(text) && appraisal.test(text)))

const isQuoted = ({ text, tag }: PageBlock): boolean => openingQuote.test(text) || tag === 'blockquote'

const couldBePraise = (block: PageBlock, close: boolean, notNames: ReadonlySet<string>): boolean => {
  const { text } = block
  if (wordCount(text) < (isQuoted(block) ? 3 : close ? 4 : 6) || text.length > 2500) return false
  if (isFiller(text)) return false
  if (openingQuote.test(text)) return true
  if (!isQuoted(block) && ownVoice.test(text) && !gratitude.test(text) && !inPerson.test(text)) return false
  if (toReader.test(text) && ![firstPerson, gratitude, appraisal].some((sign) => sign.test(text))) return false
  if (isSignature(text) && !(firstPerson.test(text) || appraisal.test(text))) return false
  if (isSignature(text) && nameIn([text], notNames) !== null) return false
  return !(invitation.test(text) || aboutPraise.test(text.split('\n')[0]!) || /[?*]\s*$/.test(text))
}

/**
 * Under a heading about reviews, quoted text is praise, and so is unquoted text with a signature, where it speaks of the
 * writer or judges the work, or is long: badges and their captions stand there too. Under a class name alone it has to do
 * the former: mottos have those too. Elsewhere it needs quotation marks,
 * the first person and a signature: shops quote recipes, and owners quote themselves.
 */
const isPraise = (
  block: PageBlock,
  close: boolean,
  isHeaded: boolean,
  name: string | null,
  signature: readonly string[],
): boolean =>
  close
    ? (name !== null || givesRole(signature) || isQuoted(block)) &&
      ((isHeaded && openingQuote.test(block.text)) ||
        firstPerson.test(block.text) ||
        appraisal.test(block.text) ||
        (isHeaded && (name !== null || givesRole(signature)) && wordCount(block.text) >= longEnough))
    : (isQuoted(block) || (block.inQuote === true && signature.length > 0)) &&
      firstPerson.test(block.text) &&
      !signature.some((text) => leader.test(text)) &&
      (name !== null || signature.some((text) => dash.test(text)))

/** "Jo & Sam, Tiny Electrical" and "Tiny Electrical estimators" speak for Tiny Electrical. */
const isSignedByBusiness = (line: string, own: readonly string[]): boolean => {
  const parts = line.split(/[,|·•(\n–—]|\s-\s/).map(plainWords)
  return parts.some((part) => own.some((name) => part === name || (name.includes(' ') && part.includes(name))))
}

/** Wholly quoted, with a full name and a post or firm of others on the two lines below. */
const isSignedQuote = (
  blocks: readonly PageBlock[],
  index: number,
  { own, notNames }: { own: readonly string[]; notNames: ReadonlySet<string> },
): boolean => {
  if (!wholeQuote.test(blocks[index]!.text)) return false
  const [who, post] = signatureBelow(blocks, index, true)
  return (
    who !== undefined &&
    post !== undefined &&
    (nameIn([who], notNames)?.includes(' ') ?? false) &&
    /[,|·•]|\b(?:of|at)\b/.test(post) &&
    !leader.test(post) &&
    !isSignedByBusiness(post, own)
  )
}

/** The blocks without those that hold only a quotation mark, which belongs to the next one. */
const withoutMarks = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block, at) => {
    if (onlyMark.test(block.text)) return []
    const before = blocks[at - 1]?.text ?? ''
    return [onlyMark.test(before) && openingQuote.test(`${before}a`) ? { ...block, afterQuoteIcon: true } : block]
  })

const isUnderOwnAdvice = (blocks: readonly PageBlock[], index: number): boolean => {
  const heading = blocks.slice(0, index).findLast(({ tag }) => /^h[1-6]$/.test(tag))
  return heading !== undefined && ownAdvice.test(heading.text)
}

/** The end of a block, on its own line, after a dash or after a closing quotation mark: "Great job!" Sarah M. */
const tail = ({ text }: PageBlock): string[] => {
  const line = /\n\s*([^\n]{2,100}(?:\n[^\n]{2,60}){0,2})$/.exec(text)?.[1]
  const afterDash = /[.!?”"'’)]\s*[—–~-]\s*([^\n—–]{2,80})$/.exec(text)?.[1]
  const afterQuote = /[”"]\s*(?:[—–~-]\s*)?(\p{Lu}[^\n"“”.!?]{1,60}(?:\p{L}|\.))$/u.exec(text)?.[1]
  return [line, afterDash, openingQuote.test(text) ? afterQuote : undefined].filter((end) => end !== undefined)
}

/** Where the praise up to the next section or the foot of the page is, beginning with a block that is some. */
const praiseFrom = (
  blocks: readonly PageBlock[],
  first: number,
  isPraiseLike: (block: PageBlock) => boolean,
): number[] => {
  const end = blocks.findIndex(
    ({ tag, inFooter }, at) => at > first && (sectionHeading.test(tag) || (inFooter && !blocks[first]!.inFooter)),
  )
  return blocks
    .slice(first, end < 0 ? undefined : end)
    .flatMap((block, at) =>
      at === 0 ||
      (!/^h\d$/.test(block.tag) && (openingQuote.test(block.text) || !isSignature(block.text)) && isPraiseLike(block))
        ? [first + at]
        : [],
    )
}

/** Names are in lesser headings at most. */
const sectionHeading = /^h[12]$/

/** Up to three short blocks before the praise. */
const signatureAbove = (blocks: readonly PageBlock[], index: number): string[] => {
  const before = blocks.slice(Math.max(0, index - 3), index).toReversed()
  const end = before.findIndex(
    ({ text, tag }) => !isSignature(text) || sectionHeading.test(tag) || reviewHeading.test(text),
  )
  // A heading holds the name, and what follows it the place or the role.
  return before
    .slice(0, end < 0 ? before.length : end)
    .toSorted((one, other) => Number(/^h[3-6]$/.test(other.tag)) - Number(/^h[3-6]$/.test(one.tag)))
    .map(({ text }) => text)
}

/**
 * Up to three short blocks after the praise; outside a section about reviews, only those that begin with a dash, and the
 * footer of a quotation.
 */
const signatureBelow = (blocks: readonly PageBlock[], index: number, close: boolean): string[] => {
  const after = blocks.slice(index + 1, index + 4)
  const end = after.findIndex(
    ({ text, tag, inFooter, inQuote }) =>
      !isSignature(text) ||
      // The foot of the page is not about the praise that happens to come last.
      (inFooter && !blocks[index]!.inFooter) ||
      sectionHeading.test(tag) ||
      openingQuote.test(text) ||
      // HTML names the author of a quotation in a footer of its own.
      (!close && !dash.test(text) && !(inQuote && tag === 'footer')),
  )
  return after.slice(0, end < 0 ? after.length : end).map(({ text }) => text)
}

/** Reviews in markup count only where the page shows them. */
const inMarkup = (page: CrawledPage): Testimonial[] =>
  structuredItems(page.page).flatMap((item): Testimonial[] => {
    const text = item.types.includes('Review') ? (textOf(item, 'reviewBody') ?? textOf(item, 'description')) : null
    if (!text || wordCount(text) < 6 || !squeeze(page.page.text.body).includes(squeeze(text).slice(0, 80))) return []
    const dating = textOf(item, 'datePublished') === null ? 'undated' : 'dated'
    const author = textOf(item, 'author')
    const name = author === null ? null : nameIn([author], new Set())
    return [{ page, text, name, dating, source: textOf(item, 'publisher'), isCertain: true }]
  })

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
