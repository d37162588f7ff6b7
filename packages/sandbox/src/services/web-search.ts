import { escapeHtml } from '../http/html.ts'
import { relativeTime, timestampOf } from './days-ago.ts'
import type { WebPage } from './web-pages.ts'
import { allIn, find, wordsOf } from './words.ts'

/** The pages a query finds, best first. Supports `site:host`, `"phrases"` and `-word`. */
export function searchWeb(query: string, pages: WebPage[]): WebPage[] {
  const sites = [...query.matchAll(/(?:^|\s)site:(\S+)/gi)].map(([, host = '']) =>
    host.toLowerCase().replace(/^www\./, ''),
  )
  const excluded = [...query.matchAll(/(?:^|\s)-(\S+)/g)].map(([, word = '']) => wordsOf(word))
  const phrases = [...query.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => wordsOf(phrase))
  const rest = query.replaceAll(/(?:^|\s)(?:site:|-)\S+/gi, ' ')
  const candidates = pages.filter((page) => {
    const words = wordsOf([page.title, page.description, page.brand, page.answers, page.where].join(' '))
    return (
      (sites.length === 0 || sites.some((host) => isOf(page, host))) &&
      !excluded.some((unwanted) => allIn(unwanted, words)) &&
      phrases.every((phrase) => allIn(phrase, words))
    )
  })
  return wordsOf(rest).size === 0 ? candidates.toSorted((a, b) => a.rank - b.rank) : find(candidates, rest)
}

function isOf({ url }: WebPage, host: string): boolean {
  const name = new URL(url).hostname.replace(/^www\./, '')
  return name === host || name.endsWith(`.${host}`)
}

interface WebAnswer {
  query: string
  country: string
  found: WebPage[]
  start: number
  count: number
  /** Whether the query's words are marked with `<strong>`. */
  decorated: boolean
}

/** `WebSearchApiResponse`. Without results there is no `web` at all. */
export function webAnswer({ query, country, found, start, count, decorated }: WebAnswer) {
  const shown = found.slice(start, start + count)
  const now = new Date()
  return {
    query: {
      original: query,
      show_strict_warning: false,
      is_navigational: false,
      is_news_breaking: false,
      spellcheck_off: true,
      country: country.toLowerCase(),
      bad_results: shown.length === 0,
      should_fallback: false,
      postal_code: '',
      city: '',
      header_country: '',
      more_results_available: found.length > start + count,
      state: '',
    },
    mixed: {
      type: 'mixed',
      main: shown.map((_, index) => ({ type: 'web', index, all: false })),
      top: [],
      side: [],
    },
    type: 'search',
    ...(shown.length > 0 && {
      web: {
        type: 'search',
        results: shown.map((page) => result(page, decorated ? wordsOf(query) : new Set(), now)),
        family_friendly: true,
      },
    }),
  }
}

function result(page: WebPage, marked: Set<string>, now: Date) {
  const { protocol, hostname, pathname } = new URL(page.url)
  const name = hostname.replace(/^www\./, '')
  const favicon = `https://imgs.search.brave.com/favicon/${name}`
  return {
    title: escapeHtml(page.title),
    url: page.url,
    is_source_local: false,
    is_source_both: false,
    description: described(page.description, marked),
    ...(page.daysAgo !== undefined && {
      page_age: timestampOf(page.daysAgo, now).toISOString().slice(0, 19),
      age: relativeTime(page.daysAgo),
    }),
    profile: { name, url: page.url, long_name: name, img: favicon },
    language: 'en',
    family_friendly: true,
    type: 'search_result',
    subtype: 'generic',
    is_live: false,
    meta_url: {
      scheme: protocol.slice(0, -1),
      netloc: hostname,
      hostname,
      favicon,
      path: pathname
        .split('/')
        .filter(Boolean)
        .map((part) => `› ${part}`)
        .join(' '),
    },
  }
}

/** A snippet is HTML; here only its first sentence contains marked words. */
function described(description: string, marked: Set<string>): string {
  const end = description.indexOf('. ') + 1
  const lead = description.slice(0, end).replaceAll(/[\w'’]+|[^\w'’]+/g, (piece) => {
    const [word] = wordsOf(piece)
    return word !== undefined && marked.has(word) ? `<strong>${escapeHtml(piece)}</strong>` : escapeHtml(piece)
  })
  return lead + escapeHtml(description.slice(end))
}
