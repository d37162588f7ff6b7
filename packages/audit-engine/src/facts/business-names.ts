import { getDomainWithoutSuffix } from 'tldts'
import type { Page } from '../page/page.ts'
import { textsOf } from '../page/structured-items.ts'
import { between } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'
import { remembered } from '../text/remembered.ts'
import { businessItems } from './business-items.ts'
import type { ContactDetails } from './facts.ts'
import { isKnownPlace } from './gazetteer.ts'

export type NameMention = ContactDetails['names'][number]
type Found = Pick<NameMention, 'name' | 'where'>

const longestName = 80

/** Separators between the pieces of a title. A plain hyphen counts only between spaces, because of "Mercedes-Benz". */
const titleSeparator = /\s+[-–—·•»«:]\s+|\s*[|»•·]\s*|\s*:\s+/
const yearSpan = String.raw`(?:\d{4}(?:\s*[-–—]\s*(?:\d{2,4}|present|now))?)?`
const mark = String.raw`(?:©|\(c\)|copy ?right)`
const anyMark = new RegExp(mark, 'i')
const afterMark = new RegExp(
  String.raw`${mark}[\s:©@]*(?:\(c\))?\s*(?:${mark})?\s*${yearSpan}[\s,.|:©–—-]*(?:reserved (?:to|by|for)\s+|by\s+)?(.{2,120})`,
  'i',
)
const beforeMark = new RegExp(String.raw`^(.{2,80}?)[\s,.|–—-]*(?:${yearSpan}\s*)${mark}`, 'i')
/** Where the owner's name ends in a copyright line; not after an initial. */
const nameEnd =
  /\s*(?:[|•·\n]|\s[-–—]\s|(?<!\b(?:[a-z]|pty))\.\s|\.$|,?\s*\(?\b(?:all rights|rights reserved|a\.?b\.?n\b|a\.?c\.?n\b|privacy|terms|website|web ?site|web ?design|designed|site by|powered|created|built (?:by|with|on|in|using|for|and)|developed|proudly|lic\b|licen[cs]e|sitemap|copyright|disclaimer|no part)|\s\d{4}\b|©)/i
const legal = String.raw`(?:p(?:ty|td)\.?\s*(?:ltd|limited)\.?|p\/l|ltd\.?|limited|inc\.?|incorporated)`
const legalEnding = new RegExp(String.raw`[\s,]+${legal}(?:\s+${legal})*\s*$`, 'i')
const legalName = new RegExp(
  String.raw`((?:[A-Z0-9][\w&'’.()+-]*\s+(?:(?:and|of|the|&|in|for)\s+)?){1,7}[Pp][Tt][Yy]\.?\s*[Ll](?:td|TD|imited|IMITED)\b)\.?`,
)
const tradingAs = /(?:\bt\/?a\.?s?|\btrading as|\btrading under the name(?: of)?)[\s:]+["“‘']?([^\n|,("”©]{2,60})/i

/**
 * What a page calls the business, and where. Every piece of a title is returned; comparing pages shows which one is the
 * name.
 */
export function namesOf(page: Page, isHome: boolean): Found[] {
  // Where it repeats a title of several pieces, no one piece is known to be the name.
  const siteName = page.metas
    .filter(({ key, content }) => key === 'og:site_name' && !(content.includes(' | ') && content === page.titles[0]))
    .map(({ content }) => content)
  const lines = footLines(page)
  const owners = lines.flatMap(copyrightOwner)
  const logos = logoAlternatives(page).map(withoutSlogan)
  const found: Found[] = [
    ...businessItems(page).flatMap((item) =>
      named('markup', [...textsOf(item, 'name'), ...textsOf(item, 'legalName')]),
    ),
    ...named('og:site_name', siteName.map(withoutSlogan)),
    ...named('logo', logos),
    ...named('copyright', owners),
    ...named(
      'text',
      owners.filter((owner) => speaksAs(page, withoutLegalForm(owner))),
    ),
    ...named('footer', lines.flatMap(legalNames)),
    ...spelledNames(page),
    ...named('text', spokenNames(page, [...logos, ...owners])),
    ...(isHome ? named('text', [...longerNames(page), ...headedName(page), ...spelledOut(page)]) : []),
  ]
  return [...new Map(found.map((entry) => [`${entry.where} ${entry.name}`, entry])).values()].slice(0, 40)
}

const footLines = ({ text: { body, footer } }: Page): string[] => {
  const last = lastLines(body).split('\n')
  return footer
    ? // A copyright line may stand below the footer.
      [...new Set([...footer.split('\n'), ...last.filter((line) => anyMark.test(line))])]
    : last
}

const named = (where: Found['where'], names: string[]): Found[] =>
  names.flatMap((raw) => {
    const name = oneLine(raw.replace(/[®™]/g, ''))
      .replace(/^[\s,.:;–—-]+|[\s,:;–—-]+$/g, '')
      // A sentence puts it before the name.
      .replace(/^the (?=\p{Lu})/u, '')
    return name.length >= 2 && name.length <= longestName && /\p{L}/u.test(name) ? [{ name, where }] : []
  })

/** "Joe's Plumbing | 24/7 in Sydney" and "Brolga Fencing — fences for farms" are a name and a slogan. */
const withoutSlogan = (name: string): string => name.split(/\s+\|\s+|\s+[–—]\s+(?=\p{Ll})/u, 1)[0]!

const lastLines = (text: string): string => between(text, text.length - 1_500, text.length)

/** Whether most titles and copyright lines that have the name write it with its article; a sentence may put one before any. */
export const writesArticle = (pages: readonly Page[], name: string): boolean => {
  const written = pages
    .flatMap((page) => [...titlePieces(page.titles[0] ?? ''), ...footLines(page).flatMap(copyrightOwner)])
    .filter((text) => nameKey(text) === nameKey(name))
  const articled = written.filter((text) => /^the /i.test(text))
  return articled.length >= fewestArticles && articled.length * 2 > written.length
}
const fewestArticles = 2

/** The pieces of a title between its separators. */
export const titlePieces = (title: string): string[] => title.split(titleSeparator).map(oneLine).filter(Boolean)

/**
 * The pieces of the title and, in them, in the main headings or at the start of a text, the words that the domain spells:
 * "Joe & Co" in "Joe & Co | Plumbing Newtown" at joeandco.com.au.
 */
function spelledNames(page: Page): Found[] {
  const pieces = titlePieces(page.titles[0] ?? '')
  const domain = lettersOf(getDomainWithoutSuffix(page.url) ?? '')
  if (domain.length < 4) return named('title', pieces)
  const headings = page.headings.filter(({ level, hidden }) => level === 1 && !hidden).slice(0, 3)
  const inTitle = [...pieces, ...headings.map(({ text }) => text)].flatMap((text) => spelled(text, domain))
  return [
    ...named('title', [...pieces, ...inTitle]),
    ...(inTitle.some((name) => /\s/.test(name)) ? [] : named('text', spelledApart(page, domain))),
  ]
}

/**
 * A piece of the title that begins with what the domain spells, and is a name for certain: a heading is the same, or the
 * text puts "Pty Ltd" after it. "Quiet Rooms Psychology" at quietrooms.com.au.
 */
function longerNames(page: Page): string[] {
  const domain = lettersOf(getDomainWithoutSuffix(page.url) ?? '')
  return titlePieces(page.titles[0] ?? '').filter((piece) => {
    const [run] = spelled(piece, domain)
    return (
      run !== undefined &&
      piece.startsWith(`${run} `) &&
      !saysMore(piece.slice(run.length + 1)) &&
      (page.headings.some(({ text, hidden }) => !hidden && nameKey(text) === nameKey(piece)) ||
        legalFormAfter(page.text.body, piece))
    )
  })
}

/**
 * A piece of the title that goes on from the few letters that the logo or the copyright line has, where the text calls the
 * business so: "QR Psychology" for "QR".
 */
const spokenNames = ({ titles, text }: Page, short: readonly string[]): string[] =>
  titlePieces(titles[0] ?? '').filter(
    (piece) =>
      short.some(
        (name) => fewLetters.test(name) && piece.startsWith(`${name} `) && !saysMore(piece.slice(name.length + 1)),
      ) && text.body.includes(piece),
  )
const fewLetters = /^[\p{Lu}\d&.]{2,5}$/u

/** A title that is the main heading too, in capital letters as names are: "Quiet Rooms", not "Plumber in Newtown". */
function headedName({ titles: [title = ''], headings }: Page): string[] {
  const words = title.split(/\s+/)
  const isWritten = words.length > 1 && words.every((word) => /^[\p{Lu}\d&]|^(?:and|of|the)$/u.test(word))
  const isHeading = headings.some(
    ({ level, text, hidden }) => level === 1 && !hidden && nameKey(text) === nameKey(title),
  )
  return isWritten && isHeading && !saysMore(title) ? [title] : []
}

/** The main heading "Miyagi Kan Karate Club" below the title "Miyagi Kan KC". */
const spelledOut = ({ titles: [title = ''], headings }: Page): string[] => {
  const short = titlePieces(title).filter((piece) => /\b\p{Lu}{2,5}$/u.test(piece))
  return headings
    .filter(({ level, hidden }) => level === 1 && !hidden)
    .map(({ text }) => text)
    .filter((text) => short.some((piece) => isShortFor(nameKey(piece), nameKey(text))))
}

/** "for Busy People", "Psychology Newtown": a slogan, or where it is. */
const saysMore = (words: string): boolean =>
  /\b(?:in|for|at|by|near|with|from|to|is|are|we|our|your)\b/i.test(words) ||
  words.split(' ').some((_, at, all) => isKnownPlace(all.slice(at).join(' ')))

const legalFormAfter = (text: string, name: string): boolean => {
  const at = text.indexOf(`${name} `)
  return at >= 0 && new RegExp(`^\\s+${legal}`, 'i').test(text.slice(at + name.length, at + name.length + 15))
}

/** Characters that hold the words in which a name is looked for. */
const longestStart = 300
/** "Joes Plumbing" in a heading or at the start of a text, where the title runs it together or only names the trade. */
const spelledApart = (page: Page, domain: string): string[] =>
  [...page.headings, ...page.blocks]
    .slice(0, 300)
    // Spares most texts the comparison of every run of words; a name is at the start of them.
    .filter(({ text }) => squeezed(text.slice(0, longestStart)).includes(domain.slice(0, 4)))
    .flatMap(({ text }) => spelled(text, domain))
    .filter(
      (name) =>
        name.split(' ').length > 1 && name.split(' ').every((word) => /^[\p{Lu}\d&]|^(?:and|of|the)$/u.test(word)),
    )
    .slice(0, 1)

const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '')

const lettersOf = (text: string): string => nameKey(text).replace(/[^\p{L}\p{N}]/gu, '')

function spelled(piece: string, domain: string): string[] {
  const words = piece.split(/\s+/).slice(0, 20)
  for (const [from] of words.entries()) {
    for (let to = from + 1; to <= words.length; to++) {
      const run = words
        .slice(from, to)
        .join(' ')
        .replace(/[.,!?]+$/, '')
      const letters = lettersOf(run)
      if (letters === domain || letters.replaceAll('and', '') === domain) return [run]
      if (letters.length > domain.length + 6) break
    }
  }
  return []
}

/**
 * The alt text of the first image called a logo, without that word. Logos further down belong to brands and partners.
 */
function logoAlternatives(page: Page): string[] {
  const logo = page.images
    .slice(0, 8)
    .find(
      ({ alt, src, inHeader, inNav, inLink }) =>
        alt && (inHeader || inNav || inLink) && /logo/i.test(`${src ?? ''} ${alt}`),
    )
  const name = oneLine(
    (logo?.alt ?? '')
      .replace(
        /\b(?:the|our|site|website|company|header|footer|main|white|dark|home)?\s*(?:logo|crest|emblem)\b(?:\s*[-–—]\s*(?:header|footer|mobile|desktop|dark|light|white|black|colou?r)\b)?/gi,
        ' ',
      )
      .replace(/['’]s\s*$/, '')
      // "Logo of Quiet Rooms"
      .replace(/^\s*(?:of|for)\s+/i, '')
      .replace(/[\s,|–—-]+home(?: ?page)?\s*$/i, '')
      // What the picture shows beside the name.
      .replace(/[\s,–—-]+(?:with|featuring|showing|surrounded by|on an?|over an?|in an?)\s+\p{Ll}.*$/u, ''),
  )
  return name === '' ? [] : [name]
}

function copyrightOwner(text: string): string[] {
  // With a number for each, practitioners of their own share the line: "© Quiet Rooms Mary Lee ABN … Tom Ray ABN …".
  if (text.length > 400 || !anyMark.test(text) || (text.match(/\bABN\b/g)?.length ?? 0) > 1) return []
  const line = text
    // "All copyright reserved 2026 @ Quiet Rooms"
    .replace(/\ball copy ?rights? reserved\b/gi, '©')
    .replace(/(©\s*\d{4}\s*)@(?=\s*\p{Lu})/u, '$1')
    .replace(/\ball rights reserved\b/gi, ' | ')
  const after = afterMark.exec(line)?.[1] ?? ''
  const owner = after.slice(0, nameEnd.exec(after)?.index ?? after.length)
  if (isName(owner)) return [owner]
  const before = beforeMark.exec(line)?.[1] ?? ''
  return isName(before) ? [before] : []
}

const isName = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text.trim()) &&
  text.trim().split(/\s+/).length <= 9 &&
  /\p{L}{2}/u.test(text) &&
  !/^\s*(?:copyright|notice|policy|statement|information|infringements?)\s*$/i.test(text) &&
  !request.test(text)

/** "Call us on", "Contact us today": often follows the name in a copyright line. */
const request =
  /^\s*(?:call|phone|ring|email|text|contact|visit|follow|find) (?:us|me|now|today|on|our)\b|\b(?:on|at|by|for|to|of|and|the)\s*$/i

/** Whether a heading is the name, or a sentence says what the business of that name is or does. */
const speaksAs = (page: Page, name: string): boolean =>
  page.headings.some(({ text, hidden }) => !hidden && text.endsWith(name) && text.length <= name.length + 15) &&
  page.blocks.some(
    ({ text }) =>
      text.startsWith(`${name} `) && /^ (?:is|are|was|has|provides?|offers?)\b/.test(text.slice(name.length)),
  )

function legalNames(line: string): string[] {
  if (line.length > 600) return []
  const traded = tradingAs.exec(line)?.[1]
  const company = legalName
    .exec(line)?.[1]
    ?.replace(/^(?:Copyright|Copy)\s+/i, '')
    .replace(/^(?:.* )?(?:19|20)\d\d\s+/, '')
  return [company, traded?.slice(0, nameEnd.exec(traded)?.index ?? traded.length)].filter((name) => name !== undefined)
}

const member = /^(?:an? )?(?:proud )?(?:member|division|subsidiary) of (?:the )?(\S[^\n]{2,80})/gim

/** What follows "a member of the" and the like, as name keys that begin with the name of the parent company. */
export const parentsOf = (page: Page): string[] =>
  [page.text.body, ...page.images.flatMap(({ alt }) => alt ?? []), ...page.links.map(({ text }) => text)].flatMap(
    (text) => [...text.matchAll(member)].map(([, name = '']) => nameKey(name)),
  )

/** Drops "Pty Ltd" and similar endings. */
export const withoutLegalForm = (name: string): string => oneLine(name.replace(legalEnding, ''))

/** The same key for different spellings of a name: "The Smith & Sons Pty Ltd" and "Smith and Sons". */
export const nameKey = remembered((name) =>
  withoutLegalForm(name)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&|\+/g, ' and ')
    .replace(/['’`´]/g, '')
    .replace(/\.(?:com|net|org)?(?:\.au)?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^\s*the\s+/, '')
    .trim(),
)

/**
 * Whether a name of three or more words is that of another, which has the letters they begin with: both as name keys.
 * "Quiet Rooms" has those of "Quiet Rooms Sydney", and is no short form of it.
 */
export const isShortFor = (short: string, long: string): boolean =>
  long.split(' ').length >= 3 &&
  !long.startsWith(`${short} `) &&
  beginsWords(
    short.replaceAll(' ', ''),
    long.split(' ').filter((word) => !/^(?:and|of|the|for|in)$/.test(word)),
  )

/** Whether the letters are those that each of the words begins with, one or more of each. */
const beginsWords = (letters: string, [word, ...rest]: readonly string[]): boolean =>
  word === undefined
    ? letters === ''
    : Array.from({ length: Math.min(word.length, letters.length) }, (_, at) => at + 1).some(
        (length) => word.startsWith(letters.slice(0, length)) && beginsWords(letters.slice(length), rest),
      )
