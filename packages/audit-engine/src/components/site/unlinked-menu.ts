import type { CrawledPage } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { actsByScript } from './script-actions.ts'

/** What menus call pages. */
const pageWords =
  /\b(?:about|team|story|who we are|contact|get in touch|services?|what we do|products?|treatments?|prices?|pricing|gallery|projects|portfolio|our work|reviews|testimonials|faqs?|areas|locations|suburbs|blog|news|careers|resources|privacy|terms|polic(?:y|ies)|practice|referrals?)\b/i
/** What a button does where it is: "Book a service", "Show prices". */
const action =
  /^(?:add|apply|ask|book|buy|call|chat|check|choose|clear|close|compare|copy|download|email|explore|find|get|hide|load|log|more|next|open|play|previous|print|read|request|reset|schedule|search|see|select|send|share|shop|show|sign|skip|start|subscribe|submit|switch|toggle|try|view|write)\b/i
const longest = 6
/** One alone may open a form. */
const fewest = 2

/**
 * Entries of the home page's menu and footer that name a page and have no address of their own, so that nobody can follow
 * them but a visitor who clicks: buttons, and other elements where a script acts on the page. Those that any page has as a link too,
 * that only open a list of links, or that name a part of the home page itself are left out.
 */
export const unlinkedMenu = (home: CrawledPage, pages: readonly CrawledPage[]): string[] => {
  const { blocks, links, headings, runsScript } = home.page
  if (!runsScript) return []
  const byScript = actsByScript(home)
  const entries = [
    ...blocks.filter(
      ({ tag, inNav, inFooter, inFormOrDialog, links: to }) =>
        !inFormOrDialog &&
        (tag === 'button'
          ? inNav || inFooter
          : byScript && inNav && !inFooter && to === undefined && (tag === 'li' || tag === 'div')),
    ),
    ...links.filter(
      ({ area, scheme, href, hasAction }) =>
        byScript && !hasAction && (area === 'nav' || area === 'footer') && (scheme === 'none' || isNowhere(href)),
    ),
  ].filter(({ text }) => wordCount(text) <= longest && pageWords.test(text) && !action.test(text))
  if (entries.length < fewest) return []
  const linked = new Set(
    pages.flatMap(({ page }) =>
      page.links.flatMap(({ url, href, text, under }) => [
        ...(url === null || isNowhere(href) ? [] : [plainWords(text)]),
        ...(under === undefined ? [] : [plainWords(under)]),
      ]),
    ),
  )
  const sections = headings.flatMap(({ hidden, screen = 0, text }) =>
    hidden || screen > 0 ? [] : ` ${plainWords(text)} `,
  )
  const found = new Map(
    entries
      .map(({ text }) => [plainWords(text), text] as const)
      .filter(([words]) => !linked.has(words) && !sections.some((heading) => heading.includes(` ${words} `))),
  )
  return found.size < fewest ? [] : [...found.values()]
}

/** Search engines leave out what follows "#", by which some scripts tell their pages apart: "#/about". */
const isNowhere = (href: string): boolean => href === '' || href === '#' || /#!?\//.test(href)
