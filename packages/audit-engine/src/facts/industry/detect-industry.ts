import { industries, unknownIndustry, type Industry } from '@findable/contracts'
import type { Page } from '../../page/page.ts'
import { cut } from '../../text/cut.ts'
import { businessItems } from '../business-items.ts'
import type { Facts } from '../facts.ts'
import { trades, unaccented } from '../trades.ts'
import { isGenerated, isPlaceholder } from './placeholder-page.ts'
import { noScores, termsIn, type Term } from './lexicon-index.ts'
import { fitsIndustry, industryOfType, leaningOfType } from './schema-types.ts'

/** How much more a word counts in each place than in running text. */
const places = { title: 3, description: 1.5, h1: 2.5, heading: 1.2, nav: 1.2, text: 1 } as const
/** What the home page says counts double. */
const homeFactor = 2
/** The owner chose a schema.org type, unless software did; a directory's type was chosen by somebody else. */
const typeScores = { markup: 20, unasked: 6, directory: 15 } as const
/** Characters of running text read from one page: the rest of a long article adds nothing new. */
const longestText = 6_000
/**
 * Steepness of the step from scores to shares, set so that the confidence matches the share of right answers on test
 * pages.
 */
const steepness = 0.22
/**
 * Trades that none of our industries is made for: primary production and its contractors, travel, suppliers of cafés.
 * Their words also belong to the nearest industry, which is then a guess.
 */
const betweenIndustries =
  /\b(?:silage|windrow\w*|forage harvest\w*|feedlots?|agricultural contract\w*|contract (?:harvest\w*|spraying)|crop spraying|shearing contract\w*|travel (?:agents?|agency|agencies|consultants?)|coffee (?:roast\w*|wholesal\w*|merchants?|importers?)|(?:master|specialty) roasters?|roastery)\b/i
const guess = 0.5
/** What writers write about says nothing of their trade. */
const writes = /\b(?:self[- ]published|authors?|novelist|poet)\b/i
/** Trades that use the words of an industry they are not in, by what title, description and headings of the home page say. */
const mistakenFor: readonly { industry: Industry; by: RegExp }[] = [
  {
    industry: 'Health & Wellness',
    by: /\b(?:breeders?|breeding (?:program\w*|lines?)|(?:registered|pedigree)\b.{0,20}\b(?:kittens|puppies))\b/i,
  },
  {
    industry: 'Hospitality & Food Services',
    by: /\b(?:transportable|relocatable|portable|demountable|modular|prefab\w*|kit)\b.{0,20}\b(?:rooms?|cabins?|homes?|buildings?|pods?)\b|\b(?:catering|kitchen|bar|restaurant|coffee) (?:equipment|supplies|machines|fitouts?)\b/i,
  },
  { industry: 'Recruitment & Staffing', by: /\b(?:payroll|outsourc\w+)\b/i },
  {
    // Shops are their customers.
    industry: 'Retail & E-Commerce',
    by: /\b(?:wholesal\w*|importers?|distributors?|trade (?:only|accounts?)|(?:our|find an?|become an?) (?:dealers?|stockists?|resellers?|retailers?))\b/i,
  },
  {
    industry: 'Entertainment & Events',
    by: /\b(?:(?:photography|talent|artists?|model) agency|(?:film|video|photo|commercial) production|production company)\b/i,
  },
]
/**
 * What an organisation says of itself at the top of its home page or in its menu; in its text, charities may also be those
 * it works for.
 */
const saysCharity =
  /\b(?:donat\w*|volunteer\w*|charit\w*|foundations?|associations?|clubs?|societ(?:y|ies)|inc|incorporated|communit(?:y|ies)|church\w*|parish\w*|ministr(?:y|ies)|members?(?:hip)?|leagues?|trusts?|missions?|shelters?|rescues?|rsl|lions|rotary|scouts?|museums?|friends of|alliance|relief|congregation|not[- ]for[- ]profit|non[- ]?profit)\b/i
const them = String.raw`(?:[a-zÀ-ɏ’'&-]+,? ){0,4}?(?:clubs?|associations?|communit(?:y|ies)|societ(?:y|ies)|volunteers?|members?|leagues?|charit\w*)`
/** "Child safety for sporting clubs and communities": its customers. */
const worksForThem = new RegExp(
  String.raw`\b(?:for|help(?:s|ing)?|supporting|advising|protect(?:s|ing)?|serving|with|your) ${them}(?:(?:,|,? (?:and|or|&)) ${them})*\b`,
  'gi',
)
/** The salon, its styling and its treatments are for animals. */
const groomsAnimals =
  /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|canine|feline)\b.{0,20}\b(?:groom\w*|salons?|spas?|wash\w*|stylists?)\b|\bgroom\w*\b.{0,30}\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|canine|feline)\b/i
/** Builders are their customers. */
const cleansForBuilders = /\b(?:builders?|construction|handover)['’]?s? clean(?:s|ing|ers?)?\b/i
/** Health workers are what it supplies, and hospitals its customers. */
const staffsHealth =
  /\b(?:health ?care|medical|nurs(?:e|es|ing)|clinical|locum|aged care|allied health)\b.{0,20}\b(?:workforce(?! (?:health|well))|staffing|recruit\w*|agency)\b|\b(?:recruit\w*|staffing)\b.{0,20}\b(?:health ?care|medical|nurs(?:es|ing)|doctors|gps|locums?)\b/i
/** What such a firm says to workers and to its customers. */
const suppliesWorkers =
  /\b(?:we|and) (?:recruit|deploy|place|supply)\b|\b(?:recruit|deploy|place|supply|supplies)\b.{0,30}\b(?:nurses|workers|staff|doctors|locums|professionals)\b|\b(?:register|join|apply) as an?\b.{0,20}\b(?:worker|nurse|carer|locum|professional)\b|\b(?:submit|lodge|request) (?:an? )?(?:workforce|staff|shift)\b/i
/** A firm that finds workers calls itself so, and its menu speaks to those who look for work; a provider's says "Careers". */
const isAgency = /\b(?:recruitment|staffing|employment|locum) agenc(?:y|ies)\b/i
const seeksWorkers =
  /\b(?:find|search|browse|view|latest|current) (?:jobs?|shifts|vacancies|locums?)\b|\bjob ?seekers?\b|\bcandidates\b|\breferral bonus\b/i
const healthWorkers =
  /\b(?:nurs(?:es?|ing)|midwi(?:fe|ves)|doctors|gps|locums?|(?:medical|clinical|health ?care|allied health) (?:staff|workers|professionals))\b/i
const vet = /\bvets?\b|\bveterinar/i
/** Less than one clear word is not enough to decide by. */
const leastScore = 1.5

/** The industry a directory (a map, a business profile) lists the business under, and a sentence that says so. */
export interface KnownType {
  industry: Industry
  because: string
}

/**
 * The industry indicated by the site's markup, the type a directory gives the business, and the site's words, in that
 * order of weight; "Unknown Industry" when they are not enough. A single page will do.
 */
export function industryOf(pages: Page[], known: KnownType | null = null): Facts['industry'] {
  const counts = new Map<Term, number>()
  /** The same by page, to see what is left without one. */
  const parts: Map<Term, number>[] = []
  const staffs = pages[0] !== undefined && suppliesHealthWorkers(pages[0])
  let marked: Marked | null = null
  for (const [place, page] of telling(pages.filter((page) => !isPlaceholder(page))).entries()) {
    const part = countTerms(page, place === 0)
    for (const [term, count] of part) counts.set(term, (counts.get(term) ?? 0) + count)
    parts.push(part)
    for (const type of businessItems(page).flatMap(({ types }) => types)) {
      const found = markedAs(type, page)
      if (!staffs || found?.industry !== 'Health & Wellness') marked = clearer(marked, found)
    }
  }
  const grooms = pages[0] !== undefined && groomsAnimals.test(shownFirst(pages[0]))
  const cleans = pages[0] !== undefined && cleansForBuilders.test(mainWords(pages[0]))
  const treats = grooms && vet.test(shownFirst(pages[0]!))
  const scoresOf = (read: Iterable<[Term, number]>): Record<Industry, number> => {
    const scores = noScores()
    for (const [term, count] of read) {
      for (const { industry, weight } of term.says) scores[industry] += weight * Math.log2(1 + count)
    }
    if (grooms) scores['Beauty & Personal Care'] = 0
    if (cleans) scores['Building & Construction'] = 0
    if ((grooms && !treats) || staffs) scores['Health & Wellness'] = 0
    return scores
  }
  const scores = scoresOf(counts)
  if (marked) scores[marked.industry] += marked.score
  if (known) scores[known.industry] += typeScores.directory
  // What the owner calls the business says more than any number of words.
  const best = marked?.score === typeScores.markup ? marked.industry : strongest(scores)
  // "HousePainter" is right for a builder too, whose words then say nothing against it.
  const rivals = industries.filter((one) => best !== marked?.industry || !fitsIndustry(marked.type, one))
  const confidence = Math.round(shareOf(best, scores, rivals) * (1 - Math.exp(-scores[best] / 6)) * 100) / 100
  if (scores[best] < leastScore) return unknown
  if (marked?.industry === best) {
    return {
      industry: best,
      confidence,
      because: `The markup of the site calls the business a ${marked.type}.`,
      url: marked.url,
      quote: `"@type": "${marked.type}"`,
    }
  }
  if (known?.industry === best) return { industry: best, confidence, because: known.because, url: null, quote: null }
  /** A page on a cause that the business supports has more to say of it than all others have of the business. */
  const restsOn = (part: Map<Term, number>): boolean => {
    const others = scoresOf([...counts].map(([term, count]) => [term, count - (part.get(term) ?? 0)]))
    const second = strongest(others)
    return second !== best && others[second] >= leastScore
  }
  const isGuess =
    grooms ||
    parts.slice(1).some(restsOn) ||
    (pages[0] !== undefined && isMistaken(pages[0], best)) ||
    isBetweenIndustries(pages, best) ||
    !isNamed(counts, best) ||
    (best === 'Non-Profit & Charity' &&
      pages[0] !== undefined &&
      !saysCharity.test(ownWords(pages[0]).replace(worksForThem, ' '))) ||
    (pages[0] !== undefined && namesOtherTrade(pages[0], best))
  return {
    industry: best,
    confidence: isGuess ? Math.min(guess, confidence) : confidence,
    ...evidence(best, counts, pages),
  }
}

const suppliesHealthWorkers = (home: Page): boolean => {
  const said = shownFirst(home)
  return (
    (staffsHealth.test(said) && suppliesWorkers.test(home.text.body)) ||
    (isAgency.test(said) && healthWorkers.test(said) && seeksWorkers.test(home.text.nav))
  )
}

/** How much a page says each term: more in its title and headings. */
function countTerms(page: Page, isHome: boolean): Map<Term, number> {
  const counts = new Map<Term, number>()
  const add = (text: string, factor: number): void => {
    for (const [term, times] of termsIn(text)) counts.set(term, (counts.get(term) ?? 0) + factor * times)
  }
  const factor = isHome ? homeFactor : 1
  const title = page.titles[0] ?? ''
  const description = page.metas.find(({ key }) => key === 'description')?.content ?? ''
  if (!isGenerated(title)) add(title, places.title * factor)
  if (!isGenerated(description)) add(description, places.description * factor)
  for (const { level, text } of page.headings) add(text, (level === 1 ? places.h1 : places.heading) * factor)
  if (isHome) add(page.text.nav, places.nav)
  add(page.text.main.slice(0, longestText), places.text * factor)
  return counts
}

const isMistaken = (home: Page, industry: Industry): boolean =>
  writes.test(home.titles[0] ?? '') ||
  (!vet.test(shownFirst(home)) && mistakenFor.some((one) => one.industry === industry && one.by.test(shownFirst(home))))

/** The title and the main headings of a page. */
const mainWords = ({ titles, headings }: Page): string =>
  [titles[0], ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].join('\n')

const tradesNamedOn = (page: Page) => {
  const said = unaccented(mainWords(page))
  return trades.filter(({ words }) => words.test(said))
}

/** Whether the title and main heading of a page name trades of other industries only. */
function namesOtherTrade(page: Page, industry: Industry): boolean {
  const named = tradesNamedOn(page)
  return named.length > 0 && named.every((trade) => trade.industry !== industry)
}

/**
 * Whether the website is of such a trade. Where the home page names a trade of those that go to houses, the text of another
 * page may compare with them: "too small for an agricultural contractor".
 */
function isBetweenIndustries(pages: readonly Page[], industry: Industry): boolean {
  const [home] = pages
  const isNamed =
    home !== undefined &&
    industry === 'Trades & Services' &&
    tradesNamedOn(home).some((trade) => trade.industry === industry)
  return pages.some((page) =>
    betweenIndustries.test(isNamed && page !== home ? mainWords(page) : `${mainWords(page)}\n${page.text.main}`),
  )
}

/** Whether some term means this industry for certain: many words that only hint at it leave it a guess. */
const isNamed = (counts: ReadonlyMap<Term, number>, industry: Industry): boolean =>
  [...counts.keys()].some(({ says }) => says.some((one) => one.industry === industry && one.weight >= certain))
const certain = 4

/** What a page says of itself before its text. */
const shownFirst = ({ titles, metas, headings }: Page): string =>
  [
    titles[0],
    metas.find(({ key }) => key === 'description')?.content,
    ...headings.filter(({ level }) => level < 3).map(({ text }) => text),
  ].join('\n')

const ownWords = (home: Page): string => `${shownFirst(home)}\n${home.text.nav}`

interface Marked {
  type: string
  industry: Industry
  score: number
  url: string
}

function markedAs(type: string, { url }: Page): Marked | null {
  const leaning = leaningOfType(type)
  if (leaning !== null) return { type, industry: leaning, score: typeScores.unasked, url }
  const industry = industryOfType(type)
  return industry && { type, industry, score: typeScores.markup, url }
}

/** The type with the higher score; the first one when they are equal. */
const clearer = (one: Marked | null, other: Marked | null): Marked | null =>
  (other?.score ?? 0) > (one?.score ?? 0) ? other : one

/**
 * Privacy policies and the like mention law, data and websites whatever the business; they count only when there is
 * nothing else.
 */
function telling(pages: Page[]): Page[] {
  const others = pages.filter(({ url, titles }) => !legalPage.test(`${URL.parse(url)?.pathname} ${titles[0]}`))
  return others.length > 0 ? others : pages
}

const legalPage = /privacy|cookie|disclaimer|terms[- ](?:and|of|&)/i

const unknown: Facts['industry'] = {
  industry: unknownIndustry,
  confidence: 0,
  because: 'Neither the markup nor the words of the site point to an industry.',
  url: null,
  quote: null,
}

const strongest = (scores: Record<Industry, number>): Industry =>
  industries.reduce((best, industry) => (scores[industry] > scores[best] ? industry : best))

/** How far the scores speak for the industry and no other: 0 to 1. */
const shareOf = (industry: Industry, scores: Record<Industry, number>, rivals: readonly Industry[]): number =>
  1 /
  rivals
    .filter((other) => other !== industry)
    .reduce((sum, other) => sum + Math.exp(steepness * (scores[other] - scores[industry])), 1)

/** The words that counted most, and a line of the site that contains one of them. */
function evidence(
  industry: Industry,
  counts: Map<Term, number>,
  pages: Page[],
): Pick<Facts['industry'], 'because' | 'url' | 'quote'> {
  const says = (term: Term, count: number): number =>
    (term.says.find((one) => one.industry === industry)?.weight ?? 0) * Math.log2(1 + count)
  const words = [...counts]
    .map(([term, count]) => ({ text: term.text.replace('*', ''), says: says(term, count) }))
    .filter((term) => term.says > 0)
    .toSorted((one, other) => other.says - one.says)
    .slice(0, 4)
    .map(({ text }) => text)
  const because = `Words that stand out: ${words.map((word) => `"${word}"`).join(', ')}.`
  for (const page of pages) {
    const lines = [...page.titles, ...page.headings.map(({ text }) => text), ...page.blocks.map(({ text }) => text)]
    const line = lines.find((text) => text.toLowerCase().includes(words[0] ?? '\n'))
    if (line) return { because, url: page.url, quote: cut(line, 200) }
  }
  return { because, url: pages[0]?.url ?? null, quote: null }
}
