import type { Page, PageBlock } from '../page/page.ts'
import { hostOf } from '../sources/web/host-names.ts'
import { covers, stemsOf, telling } from '../text/mentions.ts'
import { isOtherPart } from './offer-labels.ts'

/** What a site puts side by side under one label: the entries of a submenu, the cards of a section, a list. */
export interface OfferGroup {
  /** Whether the label can only mean services; other groups need a second sign. */
  isSure: boolean
  /** Entries of a list in the text, or what follows a line that opens one. */
  isList: boolean
  members: OfferMember[]
}

interface OfferMember {
  text: string
  /** Address of the page the member leads to and no other member does; null when there is none. */
  page: string | null
}

/** As `offerLabel`. */
export type LabelOf = (text: string) => 'sure' | 'likely' | null

/** A card or a list of services has at least so many. */
const fewest = 2
/** The longest entry of a list, in characters, that may be a name. */
const longestEntry = 60

/** Groups in the menus or in the footer of a page: links below an entry or heading such as "Services". */
export function linkGroups({ links }: Page, url: string, area: 'nav' | 'footer', labelOf: LabelOf): OfferGroup[] {
  const labelled = links.filter(
    (link) =>
      link.under !== undefined &&
      (link.area === 'footer') === (area === 'footer') &&
      link.scheme !== 'tel' &&
      link.scheme !== 'mailto',
  )
  return [...Map.groupBy(labelled, ({ under }) => under).values()].flatMap((entries) => {
    const kind = labelOf(entries[0]!.under!)
    const members = entries.map(({ text, url: target }) => ({ text, links: target === null ? [] : [target] }))
    return kind === null ? [] : groupOf({ members, isList: false }, kind === 'sure', url)
  })
}

/**
 * What `take` makes of the groups in the content of a page: what follows each heading or line such as "Our services". On
 * a page that is called so and has none, all its headings.
 */
export function sectionGroups<Taken>(
  page: Page,
  url: string,
  isOfferPage: boolean,
  labelOf: LabelOf,
  take: (group: OfferGroup) => Taken[],
): Taken[][] {
  const blocks = contentOf(page)
  const found = groupsIn(blocks, url, labelOf, take)
  return isOfferPage && found.length === 0
    ? groupOf(headingsOf(withoutOtherParts(blocks), url), true, url).map(take)
    : found
}

/** Headings side by side, most of which go on with what the business does: "Home automation", "We install ...". */
export function offeredGroups(page: Page, url: string): OfferGroup[] {
  const blocks = withoutOtherParts(contentOf(page))
  const goesOn = (heading: PageBlock): boolean => saysWhatWeDo.test(blocks[blocks.indexOf(heading) + 1]?.text ?? '')
  return [
    ...Map.groupBy(
      blocks.filter((block) => levelOf(block) !== null),
      makeOf,
    ).values(),
  ].flatMap((headings) => {
    const offered = headings.filter(goesOn)
    return offered.length > fewest && offered.length * 2 >= headings.length
      ? groupOf({ members: candidates(blocks, offered), isList: false }, true, url)
      : []
  })
}
const saysWhatWeDo =
  /^(?:we|i)(?:['’]ll| can| will| also| are able to)* (?:offer|provide|speciali[sz]e|supply|install|repair|replace|service|design|build|carry out)\b/i

/** What `take` makes of the lists in the footer of a page that are no links. */
export const footerGroups = <Taken>(
  page: Page,
  url: string,
  labelOf: LabelOf,
  take: (group: OfferGroup) => Taken[],
): Taken[][] =>
  groupsIn(
    page.blocks.filter(({ inFooter, inFormOrDialog }) => inFooter && !inFormOrDialog),
    url,
    labelOf,
    take,
  )

function groupsIn<Taken>(
  blocks: readonly PageBlock[],
  url: string,
  labelOf: LabelOf,
  take: (group: OfferGroup) => Taken[],
): Taken[][] {
  const found: Taken[][] = []
  let read = 0
  for (const [at, block] of blocks.entries()) {
    // A card called "Tax services" is one of the group it is in.
    if (at < read) continue
    const kind = labelOf(block.text)
    const section = kind === null ? null : sectionAfter(blocks, at)
    const named = section ? membersOf(section.blocks) : isListOpening(block) ? [runAfter(blocks, at)] : []
    const taken = firstTaken(named, (members) => groupOf(members, kind === 'sure', url).flatMap(take))
    if (taken.length === 0) continue
    found.push(taken)
    if (section) read = section.end
  }
  return found
}

function firstTaken<Taken>(levels: readonly Candidates[], take: (members: Candidates) => Taken[]): Taken[] {
  for (const members of levels) {
    const taken = take(members)
    if (taken.length > 0) return taken
  }
  return []
}

/** Blocks outside menus, forms and the footer; a header further down is that of a section. */
function contentOf({ blocks }: Page): PageBlock[] {
  const top = blocks.findIndex(({ inNav, inHeader }) => !inNav && !inHeader)
  return blocks.filter(
    ({ inNav, inHeader, inFooter, inFormOrDialog }, at) =>
      !inNav && !inFooter && !inFormOrDialog && (!inHeader || (top >= 0 && at > top)),
  )
}

const levelOf = ({ tag }: PageBlock): number | null => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : null)

/** "Our services include:" or "We can help with:" before a list. */
const opensList =
  /\b(?:services|treatments|therapies|classes)\b[^.!?]{0,60}:$|(?:^|[.!?,]\s+)(?:we|i) (?:can |also )*(?:offer|provide|speciali[sz]e in|help (?:you )?with)\b[^.!?]{0,40}:$/i
const isListOpening = (block: PageBlock): boolean =>
  levelOf(block) === null && block.text.length < 160 && opensList.test(block.text)

/**
 * The blocks below a label, up to the next heading of its level, and where that is. A line above a heading belongs to
 * that heading: "Our services", "Everything for your garden". Null for a link, and for a line that nothing follows.
 */
function sectionAfter(blocks: readonly PageBlock[], at: number): { blocks: PageBlock[]; end: number } | null {
  const label = blocks[at]!
  const own = levelOf(label)
  const next = blocks[at + 1]
  const level = own ?? (next && !label.links && !isOtherPart(next.text) ? levelOf(next) : null)
  if (level === null) return null
  const from = own === null ? at + 2 : at + 1
  const below = blocks.findIndex((block, place) => place >= from && (levelOf(block) ?? Infinity) <= level)
  const end = below < 0 ? blocks.length : below
  return { blocks: withoutOtherParts(blocks.slice(from, end)), end }
}

/** Leaves out what follows headings about anything else than the offer. */
function withoutOtherParts(blocks: readonly PageBlock[]): PageBlock[] {
  let under: number | null = null
  return blocks.filter((block) => {
    const level = levelOf(block)
    if (level !== null && (under === null || level <= under)) under = isOtherPart(block.text) ? level : null
    return under === null
  })
}

interface Candidate {
  text: string
  links: string[]
}
type Candidates = Pick<OfferGroup, 'isList'> & { members: Candidate[] }
const none: Candidates = { members: [], isList: false }

/** The headings of each level that has several, highest first. */
function headingLevels(blocks: readonly PageBlock[]): Candidates[] {
  const levels = [...new Set(blocks.flatMap((block) => levelOf(block) ?? []))].toSorted((a, b) => a - b)
  return levels
    .map((level) => blocks.filter((block) => levelOf(block) === level))
    .filter((headings) => headings.length >= fewest)
    .map((headings) => ({ members: candidates(blocks, alike(headings)), isList: false }))
}

/** The headings of a page called so: those that lead to a page each, else those of the highest level. */
function headingsOf(blocks: readonly PageBlock[], url: string): Candidates {
  const levels = headingLevels(blocks)
  const leading = levels.find(
    ({ members }) => members.length > fewest && withPages(members, url).every(({ page }) => page !== null),
  )
  return leading ?? levels[0] ?? none
}

/** The names in a section: its headings by level, highest first, else the names on its cards, else the entries of its lists. */
function membersOf(blocks: readonly PageBlock[]): Candidates[] {
  const levels = headingLevels(blocks)
  if (levels.length > 0) return levels
  const cards = cardsOf(blocks)
  return cards.length > fewest
    ? [{ members: candidates(blocks, cards), isList: false }]
    : [{ members: candidates(blocks, alike(blocks.filter(isEntry))), isList: true }]
}

const isEntry = ({ tag, text }: PageBlock): boolean => tag === 'li' && text.length <= longestEntry

/** Those of the make that most have; all where none is common. */
function alike(names: PageBlock[]): PageBlock[] {
  const [most = []] = [...Map.groupBy(names, makeOf).values()].toSorted((one, other) => other.length - one.length)
  return most.length > fewest && most.length * 5 >= names.length * 3 ? most : names
}

/** Tag and classes without the numbers that tell one card from the next, and without what sets one off. */
const makeOf = ({ tag, classes }: PageBlock): string =>
  `${tag} ${classes
    .replace(/\S*\d\S*/g, '')
    .replace(setOff, ' ')
    .replace(/\s+/g, ' ')
    .trim()}`
const setOff =
  /(?<!\S)(?:[\w-]*[-_])?(?:featured?|active|current|selected|popular|highlight(?:ed)?|first|last|odd|even|reverse[d]?)(?!\S)/gi

/**
 * The names on cards without headings: short lines of one make, each with a sentence after it. Of two lines above the
 * sentence, either may be the name.
 */
function cardsOf(blocks: readonly PageBlock[]): PageBlock[] {
  const isShort = ({ text, tag }: PageBlock): boolean =>
    tag !== 'li' && text.length <= longestEntry && !/[.!?:]$/.test(text)
  const names = blocks.filter((block, at) => isShort(block) && /\s.{25,}[.!]$/.test(blocks[at + 1]?.text ?? ''))
  const [most = []] = [...Map.groupBy(names, makeOf).values()].toSorted((one, other) => other.length - one.length)
  const above = most.flatMap((name) => blocks[blocks.indexOf(name) - 1] ?? [])
  const isBelowAnother = (line: PageBlock): boolean =>
    isShort(line) && levelOf(line) === null && /\p{L}{3}/u.test(line.text) && !most.includes(line)
  return above.filter(isBelowAnother).length * 2 > most.length ? [] : most
}

/** The short blocks of one kind that follow a line, up to the first of another kind. */
function runAfter(blocks: readonly PageBlock[], at: number): Candidates {
  const tag = blocks[at + 1]?.tag
  const end = blocks.findIndex((block, place) => place > at && (block.tag !== tag || block.text.length > 80))
  return { members: candidates(blocks, blocks.slice(at + 1, end < 0 ? undefined : end)), isList: true }
}

/** Names with the links between each and the next; the last card is as long as the longest of the others. */
function candidates(blocks: readonly PageBlock[], names: readonly PageBlock[]): Candidate[] {
  const places = names.map((name) => blocks.indexOf(name))
  const longest = Math.max(1, ...places.slice(1).map((place, at) => place - places[at]!))
  return names.map(({ text }, at) => {
    const from = places[at]!
    return { text, links: blocks.slice(from, places[at + 1] ?? from + longest).flatMap(({ links }) => links ?? []) }
  })
}

const groupOf = ({ members, isList }: Candidates, isSure: boolean, url: string): OfferGroup[] =>
  members.length < fewest ? [] : [{ isSure, isList, members: withPages(members, url) }]

/** Pages to write, book or order on, which a button beside a service leads to. */
const asksCustomer =
  /\/(?:[\w-]*-)?(?:contact|book(?:ing)?s?|quotes?|enquir(?:y|ies|e)|order|cart|checkout)(?:-[\w-]*)?(?:\.\w+)?\/?$/i

/** Each with the one page that only it leads to: a link to the contact page on every card is about none of them. */
function withPages(members: Candidate[], url: string): OfferMember[] {
  const shared = (target: string): boolean => {
    const texts = members.filter(({ links }) => links.includes(target)).map(({ text }) => text)
    const [shortest = ''] = texts.toSorted((one, other) => one.length - other.length)
    // A menu for phones has the entry again, without the line below it, or in fewer words: "Land & clearing" beside "Land &
    // block clearing".
    const isAgain = (text: string): boolean =>
      text.startsWith(shortest) || (texts.length === 2 && covers(stemsOf(text), telling(shortest)))
    return texts.some((text) => !isAgain(text)) || (texts.length > 1 && shortest === '')
  }
  const leadsOn = (target: string): boolean =>
    hostOf(target) === hostOf(url) &&
    target !== url &&
    new URL(target).pathname !== '/' &&
    !asksCustomer.test(new URL(target).pathname) &&
    !shared(target)
  return members.map(({ text, links }) => ({ text, page: links.find(leadsOn) ?? null }))
}
