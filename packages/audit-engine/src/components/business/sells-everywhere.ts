import { businessItems } from '../../facts/business-items.ts'
import type { Facts } from '../../facts/facts.ts'
import { isOnlineType } from '../../facts/industry/schema-types.ts'
import type { Page } from '../../page/page.ts'
import { structuredItems, textsOf } from '../../page/structured-items.ts'
import type { Site } from '../site/site.ts'

/** "Tiny Removals Australia" is a name. */
const everywhere =
  /\b(australia[- ]?wide|nation-?wide|(?:all over|across|throughout|in|to) australia|(?:^|[|,–—-]\s*)australia$|world-?wide)\b/i

/**
 * Whether the site addresses the whole country: the home page first of all, in its main heading, or in title, description or
 * other headings, or any page online.
 */
export const sellsEverywhere = ({ home, pages }: Site): boolean =>
  mainHeadingsOf(home.page).some((text) => everywhere.test(text)) ||
  (!pages.some(({ page }) => page.blocks.some(({ text }) => text.length < longestPiece && meets.test(text))) &&
    sellsAtDistance({ home, pages }))

const mainHeadingsOf = ({ headings }: Page): string[] =>
  headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text)

/** A practice that meets some of its customers has a place, whatever it also does online; "as effective as in person" meets none. */
const meets =
  /(?<!\b(?:as effective as|as good as|than|instead of|no|not) )\b(?:in[- ]person|face[- ]to[- ]face|home visits?)\b(?! (?:or|and) online classes)/i
const longestPiece = 2_000

const sellsAtDistance = ({ home, pages }: Pick<Site, 'home' | 'pages'>): boolean =>
  addressesAll(home.page) ||
  pages.some(
    ({ page }) =>
      page.blocks.some(({ text }) => text.length < 2_000 && (atDistance.test(text) || isReachable(text))) ||
      structuredItems(page).some((item) =>
        textsOf(item, 'areaServed').some((area) => /^(?:AU|AUS|Australia)$/i.test(area.trim())),
      ),
  )

/** Whether title, description or main heading of the home page offer software, which is used online. */
export const sellsSoftware = ({ home: { page } }: Site): boolean =>
  [
    page.titles[0] ?? '',
    ...page.metas.filter(({ key }) => key === 'description').map(({ content }) => content),
    ...mainHeadingsOf(page),
  ].some((text) => /\b(?:software|saas|web app|online platform)\b/i.test(text))

const atDistance =
  /\b(?:delivered|held|run|taught|offered) (?:\w+ly |100 ?% )?online\b|\baustralia[- ]wide\b|\bpostage (?:with)?in australia\b|\bavailable on amazon\b/i

/** "Springs fixed fast wherever you are" comes by car. */
const isReachable = (text: string): boolean =>
  /\bwherever you(?: live| are based|['’]re based)\b/i.test(text) ||
  (/\bwherever you(?:['’]re| are)\b/i.test(text) &&
    /\b(?:online|virtual|zoom|video|post(?:age)?|ship(?:ped|ping)?|deliver(?:ed|y)?|australia|country|world)\b/i.test(
      text,
    ))

const addressesAll = ({ titles, metas, headings }: Page): boolean =>
  [
    titles[0] ?? '',
    ...metas.filter(({ key }) => key === 'description').map(({ content }) => content),
    ...headings.filter(({ hidden }) => !hidden).map(({ text }) => text),
  ].some((text) => everywhere.test(text))

/**
 * Whether the business works at a distance only, so that it needs neither phone nor place: it names no place,
 * and its markup says so or the site speaks to the whole country.
 */
export const isOnlineOnly = (site: Site, { suburb, areas }: Pick<Facts['identity'], 'suburb' | 'areas'>): boolean =>
  suburb === null &&
  areas.length === 0 &&
  (site.pages.some(({ page }) => businessItems(page).some(({ types }) => types.some(isOnlineType))) ||
    sellsEverywhere(site))
