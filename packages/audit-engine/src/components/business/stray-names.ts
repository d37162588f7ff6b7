import type { Facts } from '../../facts/facts.ts'
import { isSameName } from '../../facts/same-name.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { noFault, type Fault } from '../fault.ts'
import { telling } from '../../text/mentions.ts'
import { isLeftOver } from '../site/placeholders.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { note } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { shorten } from '../wording/phrases.ts'
import { nameOfAnother, otherSpelling } from './names-in-text.ts'

/** Names beside that of the business which look like slips: they are named in the report and cost nothing. */
export const strayNames = (site: Site, { identity, contact }: Pick<Facts, 'identity' | 'contact'>): Fault<string>[] => {
  const { name } = identity
  if (name === null) return []
  return [
    spelledOtherwise(site, name),
    inTextOfAnother(site, identity, name),
    inCopyrightLine(site, contact, name),
    ownedByAnother(site, contact, identity),
  ]
}

const spelledOtherwise = (site: Site, own: string): Fault<string> => {
  const other = otherSpelling(site, own)
  if (other === null) return noFault
  return {
    found: [other.name],
    evidence: [seenOn(other.pages[0], 'A name that has most of its words in common with yours.', other.quote)],
    findings: [
      note(
        `Write your name one way: "${other.name}" is in titles or headings of ${pageNames(other.pages)}, and elsewhere you are called "${own}".`,
      ),
    ],
  }
}

const inTextOfAnother = (site: Site, { variations }: Facts['identity'], own: string): Fault<string> => {
  const another = nameOfAnother(site, [own, ...variations])
  if (another === null) return noFault
  const { name, pages, quote } = another
  return {
    found: [name],
    evidence: [seenOn(pages[0], `The text speaks of ${name} and goes on with "we" or "our".`, quote)],
    findings: [
      note(
        `Check the name "${name}" in the text of ${pageNames(pages)} ("${shorten(quote, 100)}"): elsewhere you are called "${own}". If it is another business, its text and its registrations are not yours to show.`,
      ),
    ],
  }
}

/** Without those in which a name is still to be filled in. */
const copyrightLines = (names: Facts['contact']['names']): Facts['contact']['names'] =>
  names.filter(({ where, name }) => where === 'copyright' && !isLeftOver(name))

/** Pages whose copyright lines name the business, for one that does not to be a slip. */
const fewestRight = 3

/** A copyright line that a page brought along from another website. */
const inCopyrightLine = (site: Site, { names }: Facts['contact'], own: string): Fault<string> => {
  const lines = copyrightLines(names)
  const right = new Set(lines.filter(({ name }) => isSameName(name, own)).map(({ url }) => url))
  const strays = lines.filter(({ url }) => !right.has(url))
  const pages = site.pages.filter(({ finalUrl }) => strays.some(({ url }) => url === finalUrl))
  const [first] = strays
  const page: CrawledPage | undefined = pages.find(({ finalUrl }) => finalUrl === first?.url)
  if (!first || !page || right.size < fewestRight || pages.length * 2 > right.size) return noFault
  return {
    found: strays.map(({ name }) => name),
    evidence: [
      seenOn(page, 'The copyright line of this page names somebody else than those of other pages.', first.name),
    ],
    findings: [
      note(
        `Check the copyright line of ${pageNames(pages)}: it names "${shorten(first.name, 60)}", and those of ${right.size} other pages name you.`,
      ),
    ],
  }
}

/** A copyright line that names somebody else on every page, who is no company that may be behind the business. */
const ownedByAnother = (
  site: Site,
  { names }: Facts['contact'],
  { name, variations }: Facts['identity'],
): Fault<string> => {
  const lines = copyrightLines(names)
  const [first] = lines
  const page = site.pages.find(({ finalUrl }) => finalUrl === first?.url)
  const own = telling([name ?? '', ...variations].join(' '))
  const isOther =
    lines.every((line) => line.name === first?.name) && [...telling(first?.name ?? '')].every((word) => !own.has(word))
  // "Dental Corner", which the pages also speak of, is who is behind the business.
  const isKnown = site.pages.some(({ page: { text } }) => text.main.includes(first?.name ?? ''))
  if (!first || !page || !isOther || isKnown || company.test(first.name)) return noFault
  return {
    found: [first.name],
    evidence: [seenOn(page, 'The copyright line names somebody else.', first.name)],
    findings: [
      note(
        `Check the copyright line: it names "${shorten(first.name, 60)}", and elsewhere you are called "${name}". If that is not the company behind you, have it corrected.`,
      ),
    ],
  }
}
const company =
  /\b(?:pty|ltd|limited|inc|trust|holdings|group|enterprises|partners|trading|t\/as|and (?:sons|associates))\b/i
