import { isKnownPlace } from '../../facts/gazetteer.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { telling } from '../../text/mentions.ts'
import { plainWords, spelledOut } from '../../text/plain-words.ts'
import { pathOf } from './addresses.ts'
import { runsOf } from './page-text.ts'

interface PlacePage {
  page: CrawledPage
  /** Its main heading without the name of the place, in plain words. */
  heading: string
  place: string
}

/** Two pages may be alike by chance. */
const fewest = 3
/** The share of the longer page's runs of words. */
const most = 0.75
/** Runs of words that are on no other kind of page, so that no side bar makes pages alike. */
const ownRuns = 60

/**
 * Pages made from one text by changing the name of the place, each with the first of them: "Roof repairs in Belmont", "Roof
 * repairs in Highton". Unlike copies in general they are found even where they are most of a site.
 */
export const placeCopiesAmong = (pages: readonly CrawledPage[]): Map<CrawledPage, CrawledPage> => {
  const named = pages.flatMap((page) => placePage(page) ?? [])
  const copies = new Map<CrawledPage, CrawledPage>()
  const families = [...Map.groupBy(named, ({ heading }) => heading).values()].filter(
    (family) => family.length >= fewest,
  )
  if (families.length === 0) return copies
  const runsOfAll = pages.map((page) => ({ page, runs: runsOf(spelledOut(page.page.text.main)) }))
  for (const family of families) {
    const members = new Set(family.map(({ page }) => page))
    const elsewhere = new Set<number>()
    for (const { page, runs } of runsOfAll) if (!members.has(page)) for (const run of runs) elsewhere.add(run)
    const [first, ...rest] = family.map(({ page, place }) => ({
      page,
      own: new Set([...runsOf(without(plainWords(page.page.text.main), place))].filter((run) => !elsewhere.has(run))),
    }))
    if (first!.own.size < ownRuns) continue
    const alike = rest.filter(
      ({ own }) => [...own].filter((run) => first!.own.has(run)).length > most * Math.max(own.size, first!.own.size),
    )
    if (alike.length + 1 >= fewest) for (const { page } of alike) copies.set(page, first!.page)
  }
  return copies
}

/** Null for a page whose address does not end in a place that its main heading names. */
const placePage = (page: CrawledPage): PlacePage | null => {
  const main = page.page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? ''
  const place = placeIn(pathOf(page.finalUrl))
  const heading = without(plainWords(main), place)
  if (place === '' || heading === plainWords(main) || telling(heading).size === 0) return null
  return { page, heading, place }
}

/** "port macquarie" of "/plumber-port-macquarie.html"; empty where the address ends in no known place. */
const placeIn = (path: string): string => {
  const last = plainWords(
    path
      .replace(/\.\w+$/, '')
      .split('/')
      .findLast(Boolean) ?? '',
  ).split(' ')
  const start = last.findIndex((_, at) => isKnownPlace(last.slice(at).join(' ')))
  return start < 0 ? '' : last.slice(start).join(' ')
}

const without = (words: string, name: string): string => ` ${words} `.replaceAll(` ${name} `, ' ').trim()
