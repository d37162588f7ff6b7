import type { Facts } from '../../facts/facts.ts'
import { addressesIn } from '../../facts/street-addresses.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { decoded } from '../../text/decoded.ts'
import { noFault, type Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { note } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'

/** Streets that only a map on the site shows: its frame names them, and neither text nor markup does. */
export const onlyOnMap = ({ pages }: Site, { addresses }: Facts['contact']): Fault<CrawledPage> => {
  if (addresses.some(({ street }) => street !== null)) return noFault
  const mapped = pages.flatMap((page) =>
    page.page.resources.flatMap(({ tag, url }) => {
      const street = tag === 'iframe' && mapHost.test(url) ? streetIn(url) : null
      return street === null ? [] : [{ page, street }]
    }),
  )
  const [first] = mapped
  if (!first) return noFault
  const found = mapped.map(({ page }) => page)
  return {
    found,
    evidence: [seenOn(first.page, 'The map here names a street that we read in no text.', first.street)],
    findings: [
      note(
        `Write your address in words beside the map on ${pageNames(found)}: "${first.street}" is only in the map, which search engines and screen readers do not read.`,
      ),
    ],
  }
}

const mapHost = /^https?:\/\/(?:www\.google\.[a-z.]+\/maps|maps\.google\.[a-z.]+)\//i

/** What the address of a map's frame searches for: "…!2s71+Chapel+St+Rockdale…", "…?q=71+Chapel+St". */
const streetIn = (url: string): string | null => {
  const names = [...url.matchAll(/(?:!2s|[?&]q=)([^!&]+)/g)].map(([, name = '']) => decoded(name.replaceAll('+', ' ')))
  return names.flatMap((name) => addressesIn(name)).find(({ street }) => street !== null)?.raw ?? null
}
