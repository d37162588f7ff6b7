import type { CrawledPage } from '../../sources/source.ts'
import type { Site } from '../site/site.ts'
import { classHint, reviewHeading } from './praise-words.ts'

export interface ReviewWidget {
  page: CrawledPage
  name: string
  url: string
  /** Whether what it shows is, or may well be, reviews on Google. */
  mayBeGoogle: boolean
}

const widgets: {
  name: string
  address: RegExp
  /** Also shows other things, so the page needs a heading about reviews as well. */
  ambiguous?: true
  /** Made to show what is on Google, as a rule. */
  mostlyGoogle?: true
}[] = [
  { name: 'Trustindex', address: /trustindex\.io|wp-reviews-plugin-for-google/, mostlyGoogle: true },
  { name: 'Elfsight', address: /elfsight/, ambiguous: true, mostlyGoogle: true },
  { name: 'EmbedSocial', address: /embedsocial\.com/, ambiguous: true, mostlyGoogle: true },
  { name: 'SociableKIT', address: /sociablekit\.com.*review/ },
  { name: 'Birdeye', address: /birdeye\.com/ },
  { name: 'Podium', address: /podium\.com.*review/ },
  { name: 'Trustpilot', address: /widget\.trustpilot\.com/ },
  { name: 'ProductReview', address: /productreview\.com\.au/ },
  { name: 'REVIEWS.io', address: /(widget|reviews)[.\w-]*\.reviews\.(io|com\.au|co\.uk)/ },
  { name: 'Feefo', address: /feefo\.com/ },
  { name: 'Yotpo', address: /yotpo\.com/ },
  { name: 'Judge.me', address: /judge\.me/ },
  { name: 'Stamped', address: /stamped\.io/ },
  { name: 'Featurable', address: /featurable\.com/, mostlyGoogle: true },
  { name: 'Senja', address: /senja\.io/ },
  { name: 'Shapo', address: /shapo\.io/ },
  { name: 'RateMyAgent', address: /ratemyagent\.com\.au/ },
  { name: 'Tripadvisor', address: /tripadvisor\.[a-z.]+\/(WidgetEmbed|wejs)/i },
  { name: 'LeadConnector', address: /(?:reputationhub\.site|leadconnectorhq\.com|msgsndr\.com).*review/ },
  {
    name: 'Widgets for Google Reviews',
    address: /wp-content\/plugins\/(widget-google-reviews|business-reviews-wp|google-reviews|wp-google-places-review)/,
  },
]

/**
 * Review widgets, recognised by the scripts, frames and style sheets they load; their content is drawn by script and
 * not seen.
 */
export const findWidgets = (site: Site): ReviewWidget[] =>
  allWidgets(site).flatMap(({ isReviews, ...widget }) => (isReviews ? [widget] : []))

/** A widget that may show reviews or anything else, since nothing on its page says which. */
export const possibleWidget = (site: Site): ReviewWidget | null =>
  allWidgets(site).find(({ isReviews }) => !isReviews) ?? null

const allWidgets = (site: Site): (ReviewWidget & { isReviews: boolean })[] =>
  site.pages.flatMap((page) =>
    widgets.flatMap(({ name, address, ambiguous = false, mostlyGoogle = false }) => {
      const part = page.page.resources.find(({ tag, url }) => tag !== 'img' && tag !== 'form' && address.test(url))
      if (ambiguous && showsFeed(page)) return []
      const isReviews =
        !ambiguous ||
        page.page.headings.some(({ text }) => reviewHeading.test(text)) ||
        page.page.comments.some((text) => ofReviews.test(text))
      return part ? [{ page, name, url: part.url, mayBeGoogle: mostlyGoogle || isOfGoogle(part), isReviews }] : []
    }),
  )

/** A note in the code on what a widget shows: "Google Reviews (Elfsight)". */
const ofReviews = /^\W*(?:google|customer|client) reviews?\b/i

/** What programmers call the part of a page with pictures from a platform: "instagram-section", "Elfsight Instagram Feed". */
const feed = /\b(?:instagram|insta|facebook|tiktok|youtube|social)[\s_-](?:section|feed|wall|gallery|posts?|photos?)\b/i

/** Whether the code of a page speaks of such pictures, and nothing in it of reviews. */
const showsFeed = ({ page: { comments, headings, blocks } }: CrawledPage): boolean => {
  const said = [...comments, ...headings.map(({ text }) => text)]
  return (
    said.some((text) => feed.test(text)) &&
    !said.some((text) => /\breviews?\b/i.test(text) || reviewHeading.test(text)) &&
    !blocks.some(({ classes }) => classHint.test(classes))
  )
}

export const isOfGoogle = ({ url }: { url: string }): boolean => /google/i.test(url)
