import type { CrawledPage } from '../sources/source.ts'
import type { BusinessName } from './business-name.ts'
import { nameKey } from './business-names.ts'
import { abnsIn } from './business-numbers.ts'
import { quoteAround } from './contact-details.ts'
import type { Seen } from './facts.ts'

/** The ABN of the business, with the words it was read from, and whether the text calls it one. */
export type OwnAbn = Seen & { labelled: boolean }

/**
 * The number directly after the business's own name, which says whose it is; else labelled numbers first, then the one
 * named most often. Of several named as often, none is known to be its own.
 */
export function ownAbn(pages: readonly CrawledPage[], name: BusinessName | null): OwnAbn | null {
  const names = new Set((name ? [name.name, ...name.variations] : []).map(nameKey))
  const mentions = pages.flatMap(({ page: { text }, finalUrl: url }) =>
    abnsIn(text.body).map(({ abn: value, raw, index, labelled }) => ({
      part: 'abn' as const,
      value,
      url,
      quote: quoteAround(text.body, index, raw.length),
      labelled,
      isNamed: labelled && names.has(nameKey(holderBefore(text.body.slice(Math.max(0, index - 150), index)))),
    })),
  )
  const named = mentions.filter(({ isNamed }) => isNamed)
  const rivals = named.length > 0 ? named : mentions
  const scoreOf = ({ value, labelled }: (typeof mentions)[number]): number =>
    (labelled ? 100 : 0) + rivals.filter((other) => other.value === value).length
  const most = Math.max(...rivals.map(scoreOf))
  const [found, ...others] = rivals.filter((one) => scoreOf(one) === most)
  if (found === undefined || others.some(({ value }) => value !== found.value)) return null
  const { isNamed: _, ...abn } = found
  return abn
}

/** "Quiet Rooms Pty Ltd" of "© 2024 Quiet Rooms Pty Ltd (ABN ", the capitalised words before the label; '' for none. */
const holderBefore = (text: string): string =>
  /((?:[\p{Lu}\d&][\p{L}\d&'’.-]*(?: (?:and|of|the|for) | ))*[\p{Lu}\d&][\p{L}\d&'’.-]*)[ ,:|–-]*\(?A\.?B\.?N\b[^\p{L}\d\n]*$/u
    .exec(text)?.[1]
    ?.replace(/^(?:copyright )?(?:(?:19|20)\d\d(?:[-–](?:19|20)?\d\d)? )?/i, '') ?? ''
