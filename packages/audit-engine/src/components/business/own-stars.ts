import { isBusinessType } from '../../facts/industry/schema-types.ts'
import type { Page } from '../../page/page.ts'
import { has, itemsOf, structuredItems, type StructuredItem } from '../../page/structured-items.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { onePer } from '../one-per.ts'
import { findWidgets } from '../reviews/review-widgets.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { count } from '../wording/phrases.ts'
import { textOf } from './markup.ts'

interface Marked {
  page: CrawledPage
  item: StructuredItem
}

/** Stars and reviews of itself that a business marks up, each page once. */
export const ownStars = (site: Site, marked: readonly Marked[], crawl: { at: string }): Fault<Marked> => {
  const rated = [
    ...marked.filter(({ item }) => has(item, 'aggregateRating') || has(item, 'review')),
    ...site.pages.flatMap((page) => ratingsApart(page.page).map((item) => ({ page, item }))),
  ]
  const found = onePer(rated, ({ page }) => page.finalUrl)
  const hiddenRating = findWidgets(site).length > 0 ? null : unseenRating(site, rated)
  return {
    found,
    evidence: atMost(
      2,
      found.map(({ page }) => seenOn(page, 'The business marks up stars or reviews about itself; they earn nothing.')),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        hiddenRating === null
          ? `${count(found.length, 'page marks', 'pages mark')} up stars about your own business, which Google does not show.`
          : `Show your customers the rating of ${hiddenRating} that your structured data gives, with its source, or take it out: we read it on none of your pages, and Google's rules forbid marking up what visitors cannot see.`,
      ),
    ),
  }
}

/** Ratings of a business that stand beside it rather than in it. */
const ratingsApart = (page: Page): StructuredItem[] =>
  structuredItems(page).filter(
    (item) =>
      item.types.includes('AggregateRating') &&
      itemsOf(item, 'itemReviewed').some(({ types }) => types.some(isBusinessType)),
  )

/** A rating in the markup whose figure is in the text of no page; null where there is none. Five stars may be drawn. */
const unseenRating = (site: Site, rated: readonly Marked[]): string | null => {
  const ratings = rated.flatMap(({ item }) => textOf(item, 'aggregateRating', 'ratingValue') ?? [])
  const isShown = (rating: string) => site.pages.some(({ page }) => page.text.body.includes(rating))
  return (
    ratings.map((rating) => String(Number(rating))).find((rating) => /^\d\.\d+$/.test(rating) && !isShown(rating)) ??
    null
  )
}
