import { websiteOf } from '../../sources/outside/own-website.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { withoutQuotations } from '../../text/quotations.ts'
import { remembered } from '../../text/remembered.ts'
import { wordCount, wordNumbers } from '../../text/words.ts'
import { addressKey } from './addresses.ts'
import { textsOnAtLeast } from './shared-texts.ts'

/** Whether a page needs little text: contact details, galleries, past jobs, menus, prices, vacancies, lists of posts. */
export const showsRatherThanTells = (crawled: CrawledPage): boolean => {
  const { finalUrl, page } = crawled
  // "/gallerySection" and "/photo_gallery" as "/gallery-Section" and "/photo-gallery".
  const path = (URL.parse(finalUrl)?.pathname ?? '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-').replaceAll('_', '-')
  return (
    showingPage.test(path) ||
    listOfClub.test(path) ||
    page.resources.some(({ tag, url }) => tag === 'script' && shopWidget.test(url)) ||
    /\bprice (?:list|guide)\b/i.test(page.titles[0] ?? '') ||
    inGallery.test(path) ||
    isOrder.test(path) ||
    (path !== '/' && (leadsOn(crawled) || isFullOfPictures(crawled))) ||
    (ownWords(crawled) < mostWordsOfForm && page.forms.some(({ fields }) => fields.length > mostFields))
  )
}

/** A list of pages, or of files: half of its words, or more, are those of links. */
const leadsOn = (crawled: CrawledPage): boolean => {
  const links = crawled.page.links.filter(({ area, url }) => area === 'main' && url !== null)
  const files = links.filter(({ url }) => isFile.test(url!))
  const isMost = (some: typeof links): boolean =>
    some.reduce((sum, { text }) => sum + wordCount(text), 0) * 2 >= ownWords(crawled)
  return (
    (links.length >= fewestLinks && isMost(links)) ||
    (files.length >= fewestFiles && isMost(files)) ||
    links.filter(({ text }) => isTeaser.test(text)).length >= fewestTeasers
  )
}
/** Ends the beginning of a post in a list of posts. */
const isTeaser = /^\W*(?:read more|continue reading)\b/i
const fewestTeasers = 3
const fewestLinks = 12
/** "Minutes", "Results of past seasons". */
const fewestFiles = 3
const isFile = /\.(?:pdf|docx?|xlsx?|csv|zip)(?:$|[?#])/i

/** A gallery under any name: pictures, with a caption each at most. */
const isFullOfPictures = (crawled: CrawledPage): boolean => {
  const pictures = crawled.page.images.filter(({ inHeader, inNav, decorative }) => !inHeader && !inNav && !decorative)
  return pictures.length >= fewestPictures && ownWords(crawled) < pictures.length * longestCaption
}
const fewestPictures = 8
/** Words. */
const longestCaption = 25

/** Scripts that write a shop's goods into a page. */
const shopWidget = /shopifycdn\.com|buy-?button|ecwid\.com|snipcart/i

/** A page with a form of more fields, and fewer words, is there to be filled in. */
const mostFields = 4
const mostWordsOfForm = 150

const showingPage =
  /\/[^/]*\b(contact|gallery|galleries|portfolio|photos?|videos?|projects?|our-work|book(ing)?s?|appointments?|quote|[ei]nquir(?:y|ies|e)|sign-?up|register|referrals?|case-stud(?:y|ies)|apply|menu|prices?|pricing|price-?list|rates|find-us|locations?|(?<!practice-)areas?|suburbs?|team|clients|customers|partners|links|resources|downloads?|forms?|careers?|jobs?|employment|vacanc(?:y|ies)|job-search|login|testimonials?|reviews?|events?|calendar|blogs?|news|insights|articles|posts?|thank-?s?-?(?:you)?|success|confirmation)\b[^/]*\/?$/i
/** What clubs keep lists of. */
const listOfClub =
  /\/(?:(?:our|meeting|committee|swim(?:ming)?|race|match|game|past|archived|club|life)-)*(?:committees?|members|office-bearers|honou?r-(?:roll|board)|minutes|results|records|fixtures|point-?scores?|sponsors)(?:\.\w+)?\/?$/i
const inGallery = /\/(?:[\w-]+-)?(?:gallery|galleries|photos|projects?|portfolio|our-work)\//i
/** Of goods and their amounts, and the rules of the sale. */
const isOrder = /\/(?:order(?:-now|-online)?|online-orders?|checkout|cart)(?:[/.]|$)/i

/** Whether a page is a piece of news or an article, or a list of them. */
export const isNews = ({ finalUrl }: Pick<CrawledPage, 'finalUrl'>): boolean =>
  /\/(?:(?:[\w-]+-)?(?:news|blogs?(?:-\w+)?|articles?|posts?|insights)(?:[/.]|$)|(?:blog|article|insight)s?-)/i.test(
    URL.parse(finalUrl)?.pathname ?? '',
  )

/** Words outside header, menus and footer; those outside menus where a page puts all its text inside a header or footer. */
export const ownWords = (crawled: CrawledPage): number => {
  const known = counted.get(crawled)
  if (known !== undefined) return known
  const { main, body, nav } = crawled.page.text
  const words = wordsOnce(main) || orNone(wordsOnce(body) - wordsOnce(nav))
  counted.set(crawled, words)
  return words
}

const orNone = (around: number): number => (around < fewestInside ? 0 : around)

/** Fewer words are those of a header and a footer alone. */
const fewestInside = 40

/** A carousel that turns without end has copies of its slides in the code. */
const wordsOnce = (text: string): number => wordCount([...new Set(text.split('\n'))].join('\n'))

/** Whether a page has lines again that `ownWords` counts once. */
export const repeatsLines = ({ page: { text } }: CrawledPage): boolean => wordsOnce(text.main) < wordCount(text.main)

/** Cached, because it is needed for each service and each check. */
const counted = new WeakMap<CrawledPage, number>()

const announced = /^\W*(?:page |content |site |more )?(?:coming soon|under construction)\W*$/i
const promised =
  /\b(?:check|visit|come|look) (?:back|again|us again)\b.{0,40}\bsoon\b|\b(?:will|to) be (?:published|publishing|posting|posted|added|adding)\b.{0,60}\b(?:soon|shortly)\b/i
/** What a page says of itself as a whole, whatever stands at its foot: "Page under construction. Please be patient." */
const ofItself =
  /^\W*(?:(?:this|our) )?(?:web ?)?page (?:is )?(?:still |currently )?(?:under construction|being (?:built|written)|coming soon)\b|\bwe(?:['’]ll| will)(?: be)? (?:updat(?:e|ing)|fill(?:ing)?) this page\b.{0,60}\b(?:soon|shortly)\b/i
/** Words around it that are headings and menus. */
const mostAround = 40

/**
 * Whether a page only says that its content is to come; one that leads to what the home page does not is a list, unless that is
 * the website of somebody else and it says so of itself, as the link of a website builder does.
 */
export const isUnfinished = (crawled: CrawledPage, home: CrawledPage): boolean => {
  const isSure = saysOfItself(crawled)
  const isSaid =
    isSure ||
    (ownWords(crawled) < mostAround &&
      crawled.page.blocks.some(({ text, inNav }) => !inNav && (announced.test(text) || promised.test(text))))
  return (
    isSaid &&
    crawled.page.links.every(
      ({ area, url }) =>
        area !== 'main' ||
        url === null ||
        leadsTo(home, url) ||
        (isSure && websiteOf(url) !== websiteOf(home.finalUrl)),
    )
  )
}

const saysOfItself = (crawled: CrawledPage): boolean =>
  ownWords(crawled) < mostUnfinished &&
  crawled.page.blocks.some(({ text, inNav, inFooter }) => !inNav && !inFooter && ofItself.test(text))

/** Whether a short page says itself that it is not finished: "Details to be confirmed". */
export const saysUnfinished = (crawled: CrawledPage): boolean =>
  ownWords(crawled) < mostUnfinished &&
  crawled.page.blocks.some(({ text, inNav, inFooter }) => !inNav && !inFooter && unfinished.test(text))
const mostUnfinished = 200
const unfinished = /\b(?:coming soon|to be (?:confirmed|announced)|under construction|not (?:yet )?published)\b/i

const leadsTo = ({ page, finalUrl }: CrawledPage, url: string): boolean =>
  [finalUrl, ...page.links.flatMap((link) => link.url ?? [])].some((known) => addressKey(known) === addressKey(url))

const filler =
  /^\W*lorem ipsum|lorem ipsum dolor|dolor sit amet|consectetu?er adipiscing|laoreet dolore magna|sed do eiusmod|this is your first post|this is an example page|this (?:blog|post|page) is designed as an example|i'?m a paragraph\. click here/i
/** Words of the passage of Cicero's that filler text is made from, none of which is an English word or a term. */
const ciceronian =
  /\b(?:accusamus|accusantium|aperiam|architecto|aspernatur|assumenda|asperiores|aut|blanditiis|consequatur|consequuntur|corrupti|cumque|cupiditate|debitis|deleniti|deserunt|dignissimos|distinctio|ducimus|eaque|eligendi|eveniet|excepturi|exercitationem|explicabo|fugiat|fugit|harum|inventore|iusto|laboriosam|laudantium|magnam|molestiae|molestias|mollitia|necessitatibus|nesciunt|nihil|nostrum|obcaecati|occaecati|odio|omnis|perferendis|perspiciatis|placeat|possimus|praesentium|provident|quaerat|quibusdam|quisquam|recusandae|reiciendis|repellat|repellendus|rerum|saepe|sapiente|sequi|similique|suscipit|temporibus|totam|ullam|vitae|voluptas|voluptate|voluptatem|voluptates|voluptatibus|voluptatum)\b/gi
const enoughLatin = 4

export const isFiller = remembered(
  (text) => filler.test(withoutQuotations(text)) || new Set(text.toLowerCase().match(ciceronian)).size >= enoughLatin,
)

/** Placeholder texts from a template. */
export const fillersIn = (crawled: CrawledPage): string[] => {
  const known = fillers.get(crawled)
  if (known) return known
  const found = crawled.page.blocks.flatMap(({ text }) => (isFiller(text) ? [text] : []))
  fillers.set(crawled, found)
  return found
}

/** Cached, because several checks leave such pages out. */
const fillers = new WeakMap<CrawledPage, string[]>()

/**
 * Pages of whose text most is on another page too, each with the page that has the most of it: copies in which only the
 * name of a suburb differs, sections of a longer page that also have a page to themselves, and the home page over again.
 * Runs of words found on most pages, and short lines found on several, are menus, side bars and footers, and are not
 * compared.
 */
export const copiesAmong = (pages: readonly CrawledPage[]): Map<CrawledPage, CrawledPage> => {
  const repeated = textsOnAtLeast(pages, several, ({ text }) => linesOf(text.main))
  const isFurniture = (line: string): boolean => repeated.has(line) && wordCount(line) <= longestFurniture
  const runs = pages.map((page) =>
    runsOn(
      page,
      linesOf(page.page.text.main)
        .filter((line) => !isFurniture(line))
        .join('\n'),
    ),
  )
  const uses = new Map<number, number>()
  for (const of of runs) for (const run of of) uses.set(run, (uses.get(run) ?? 0) + 1)
  const repeating = repeatsOfHome(runs)
  const everywhere = Math.max(3, 0.6 * pages.length)
  const sizes: number[] = []
  /** The earlier pages that contain each run of words. */
  const seenOn = new Map<number, number[]>()
  const copies = new Map(repeating.map((at): [CrawledPage, CrawledPage] => [pages[at]!, pages[0]!]))
  /** The share of each page that its original has: of several, the one with the most counts. */
  const shares = new Map(repeating.map((at): [CrawledPage, number] => [pages[at]!, 1]))
  const keep = (copy: CrawledPage, of: CrawledPage, share: number): void => {
    if (share <= (shares.get(copy) ?? 0)) return
    shares.set(copy, share)
    copies.set(copy, of)
  }
  for (const [at, page] of pages.entries()) {
    const own = [...runs[at]!].filter((run) => uses.get(run)! < everywhere)
    const shared = new Map<number, number>()
    for (const run of own) {
      const earlier = seenOn.get(run)
      for (const other of earlier ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
      if (earlier) earlier.push(at)
      else seenOn.set(run, [at])
    }
    sizes.push(own.length)
    for (const [other, many] of shared) {
      const share = own.length < shortest ? 0 : many / own.length
      // The first page is the home page, which other pages expand on.
      const shareOfOther = other === 0 || sizes[other]! < shortest ? 0 : many / sizes[other]!
      if (share > mostlyShared && share >= shareOfOther) keep(page, pages[other]!, share)
      else if (shareOfOther > mostlyShared) keep(pages[other]!, page, shareOfOther)
    }
  }
  return copies
}

/**
 * The places of pages that are nearly the whole first page over again, as where a script builds one page at every
 * address; what most pages repeat is then no side bar.
 */
const repeatsOfHome = ([home, ...others]: readonly ReadonlySet<number>[]): number[] =>
  home === undefined || home.size < longHome
    ? []
    : others.flatMap((runs, at) => {
        const least = nearlyAll * Math.max(home.size, runs.size)
        return runs.size > least && [...runs].filter((run) => home.has(run)).length > least ? [at + 1] : []
      })
/** Whether a page is nearly the whole home page over again. */
export const isHomeAgain = (home: CrawledPage, page: CrawledPage): boolean => {
  const sizes = [home, page].map(ownWords)
  const all = (one: CrawledPage) => runsOn(one, linesOf(one.page.text.main).join('\n'))
  return Math.min(...sizes) > nearlyAll * Math.max(...sizes) && repeatsOfHome([all(home), all(page)]).length > 0
}
const longHome = 150
const nearlyAll = 0.85

/** The share of a page's own runs of words that is on another page when it counts as a copy. */
const mostlyShared = 0.7

/** Runs of words of its own that a page needs before it can be called a copy. */
const shortest = 20

/** Pages on which a line of at most so many words is part of a menu or side bar. */
const several = 3
const longestFurniture = 8

const linesOf = remembered((text): readonly string[] => text.toLowerCase().split('\n'))

/** Odd and large, so that different words, and different runs of them, hardly ever give the same number. */
const spread = 0x9e_37_79_b1

/** Every run of four words as a number: comparing thousands of strings would cost many times as much. */
export const runsOf = (text: string): ReadonlySet<number> => {
  const runs = new Set<number>()
  const words = wordNumbers(text)
  for (let at = 3; at < words.length; at++) {
    const three = Math.imul(Math.imul(words[at - 3]!, spread) + words[at - 2]!, spread) + words[at - 1]!
    runs.add((Math.imul(three, spread) + words[at]!) >>> 2)
  }
  return runs
}

const lastRuns = new WeakMap<CrawledPage, { text: string; runs: ReadonlySet<number> }>()

/** Two checks compare the pages, mostly with the same text left of each. */
const runsOn = (page: CrawledPage, text: string): ReadonlySet<number> => {
  const last = lastRuns.get(page)
  if (last?.text === text) return last.runs
  const runs = runsOf(text)
  lastRuns.set(page, { text, runs })
  return runs
}
