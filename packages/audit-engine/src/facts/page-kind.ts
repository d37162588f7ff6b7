import type { CrawledPage } from '../sources/source.ts'

/** A page's purpose: content, a list that only leads to content, or a formality nobody searches for. */
export type PageKind = 'content' | 'list' | 'formality'

const listPath =
  /\/(page\/\d+|tags?\/|categor(y|ies)\/|product-category\/|product-tag\/|author\/|archives?\/|\d{4}\/\d{2}\/?$)/i
/** Numbers only, since old sites keep their pages under ?page=about. */
const listQuery = /[?&]((page|paged|pg|start|offset)=\d+|(sort|order|orderby|filter[^=]*|tag)=)/i
/** Whole path segments, so that /search-engine-optimisation stays content. */
const formalitySegment =
  /^((privacy|terms|cookies?|disclaimer|thank|thanks|copyright)([-_.].*)?|legals|legal([-_](notices?|info(rmation)?|stuff|terms|disclaimer|policy))?|(log|sign)-?(in|out|up)|register|((forgot|forgotten|reset|lost|change)([-_]?password)?)|(my-?)?account|cart|basket|checkout|wishlist|search|sitemap|404|unsubscribe|ndis[-_]compliance|[\w-]*compliance[-_]statement|(feedback[-_](and[-_])?)?complaints?([-_](policy|procedure|process|form))?|([\w-]*-)?(success|submitted|thank-?you)|((client|patient|health|medical)-)?(intake|consent|screening|readiness|questionnaire)(-(form|questionnaire|check))?|returns?(-(policy|and-refunds))?|refunds?(-policy)?|shipping(-policy)?|wp-.*|((blog|site|web|content|news|shop|projects?|reviews?|events?|gallery|bookings?|orders?)-)?admin|dashboard)(\.(html?|php|aspx?))?$/i
const legalTitle =
  /^(privacy( policy)?|terms( (and|&) conditions| of (use|service))?|cookie policy|disclaimer|(your |shopping )?(bag|cart|basket)|thank(s| you)\b.*)( ?[|–—-].*)?$/i

/** A post with the title of the page that it was copied from. */
const postPath = /\/(?:blogs?|news|articles?|posts?)(?:[-/\d]|\.\w+$)/i

export const pageKind = (page: Pick<CrawledPage, 'url' | 'page'>): PageKind => {
  const kind = addressKind(page.url)
  return kind === 'content' && legalTitle.test(page.page.titles[0] ?? '') && !postPath.test(page.url)
    ? 'formality'
    : kind
}

/** The kind judged from the address alone, for a page that was not read. */
export const addressKind = (url: string): PageKind => {
  const parsed = URL.parse(url)
  if (!parsed) return 'content'
  if (parsed.pathname.split('/').some((segment) => formalitySegment.test(segment))) return 'formality'
  return listPath.test(parsed.pathname) || listQuery.test(parsed.search) ? 'list' : 'content'
}
