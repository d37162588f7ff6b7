import type { CrawledPage } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { actsByScript } from './script-actions.ts'

/** What menus call pages. */
const pageWords =
  /\b(?:about|team|story|who we are|contact|get in touch|services?|what we do|products?|treatments?|prices?|pricing|gallery|projects|portfolio|our work|reviews|testimonials|faqs?|areas|locations|suburbs|blog|news|careers)\b/i
/** What a button does where it is: "Book a service", "Show prices". */
const action =
  /^(?:add|apply|ask|book|buy|call|chat|check|choose|clear|close|compare|copy|download|email|explore|find|get|hide|load|log|more|next|open|play|previous|print|read|request|reset|schedule|search|see|select|send|share|shop|show|sign|skip|start|subscribe|submit|switch|toggle|try|view|write)\b/i
const longest = 6
/** One alone may open a form. */
const fewest = 2

/**
 * Entries of the home page's menu and footer that name a page and have no address, so that nobody can follow them but a
 * visitor who clicks: buttons, and other elements where a script acts on the page. Those that any page has as a link too,
 * that only open a list of links, or that name a part of the home page itself are left out.
 */
export const unlinkedMenu = (home: CrawledPage, pages: readonly CrawledPage[]): string[] => {
  const { blocks, links, headings, runsScript } = home.page
  if (!runsScript) return []
  const byScript = actsByScript(home)
  const entries = [
    ...blocks
      .filter(({ inNav, inFooter, inFormOrDialog }) => (inNav || inFooter) && !inFormOrDialog)
      .filter(
        ({ tag, inFooter, links: to }) =>
          tag === 'button' || (byScript && !inFooter && to === undefined && /^(?:li|div)$/.test(tag)),
      ),
    ...links.filter(
      ({ area, scheme, href, hasAction }) =>
        byScript && !hasAction && (area === 'nav' || area === 'footer') && (scheme === 'none' || /^#?$/.test(href)),
    ),
  ].map(({ text }) => text)
  const linked = new Set(
    pages.flatMap(({ page }) =>
      page.links.flatMap(({ url, href, text, under }) => [
        ...(url !== null && !/^#?$/.test(href) ? [plainWords(text)] : []),
        ...(under === undefined ? [] : [plainWords(under)]),
      ]),
    ),
  )
  const sections = headings.filter(({ hidden }) => !hidden).map(({ text }) => ` ${plainWords(text)} `)
  const found = entries.filter((text) => {
    const words = plainWords(text)
    return (
      wordCount(text) <= longest &&
      pageWords.test(text) &&
      !action.test(text) &&
      !linked.has(words) &&
      !sections.some((heading) => heading.includes(` ${words} `))
    )
  })
  const once = [...new Map(found.map((text) => [plainWords(text), text])).values()]
  return once.length < fewest ? [] : once
}
