import type { Facts } from '../../facts/facts.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { pathOf } from './addresses.ts'
import { fold } from './fold.ts'
import { covers, isSubject } from './mentions.ts'
import { ownWords } from './page-text.ts'
import type { Site } from './site.ts'

type Service = Facts['services'][number]

/** A page about a service with so many words explains it. */
export const enoughWords = 150

/**
 * The services as people search for them: without the place ("Switchboard upgrades in Marrickville"), each once, and
 * only those the site speaks of in more than one place; what stands in a single list is no service to judge it by.
 */
export const subjectsOf = (site: Site, services: readonly Service[], places: readonly string[]): Service[] => {
  const subjects: Service[] = []
  for (const service of services) {
    const name = withoutPlace(service.name, places)
    const known = subjects.some((one) => covers(one.name, name) && covers(name, one.name))
    if (isSubject(name) && !known && mentions(site, name) > 1) subjects.push({ ...service, name })
  }
  return subjects
}

const withoutPlace = (name: string, places: readonly string[]): string => {
  const head = name.split(/(?:^|\s+)(?:in|for|at|near|around|across|throughout|from|by|to|with)\s+/i)[0]!.trim()
  const words = head.split(/\s+/)
  const place = places.filter((one) => one !== '').find((one) => fold(head).endsWith(` ${fold(one)}`))
  return place ? words.slice(0, words.length - place.split(/\s+/).length).join(' ') : head
}

/** Blocks of text (headings too), titles and addresses that name it; menus repeat on every page and count for nothing. */
const mentions = (site: Site, name: string): number =>
  site.content.reduce(
    (sum, { page, finalUrl }) =>
      sum +
      page.blocks.filter(({ inNav, inFooter, text }) => !inNav && !inFooter && covers(text, name)).length +
      Number(covers(page.titles[0] ?? '', name)) +
      Number(covers(pathOf(finalUrl), name)),
    0,
  )

export interface Answer {
  /** Null when no page does more than name it in passing. */
  page: CrawledPage | null
  inTitle: boolean
  inHeading: boolean
  /** 0 to 1. */
  explained: number
  /** 0 to 1. */
  met: number
}

/** The page that answers a search for the service best; among equals one that is named after it. */
export const bestAnswer = (site: Site, service: string): Answer => {
  const answers = site.content.map((page): Answer & { named: boolean } => {
    const inTitle = covers(page.page.titles[0] ?? '', service)
    const inHeading = page.page.headings.some(({ text, hidden }) => !hidden && covers(text, service))
    const pieces = page.page.blocks.filter(
      ({ tag, text, inNav, inFooter }) =>
        !inNav && !inFooter && !/^h[1-6]$/.test(tag) && text.length > 40 && covers(text, service),
    ).length
    const about = (inTitle || inHeading) && ownWords(page) >= enoughWords
    const explained = about || pieces > 1 ? 1 : pieces === 1 ? 0.4 : 0
    const met = (inTitle ? 0.4 : 0) + (inHeading ? 0.3 : 0) + 0.3 * explained
    return { page, inTitle, inHeading, explained, met, named: covers(pathOf(page.finalUrl), service) }
  })
  const best = answers.toSorted((a, b) => b.met - a.met || Number(b.named) - Number(a.named))[0]!
  return best.met > 0 ? best : { ...best, page: null }
}
