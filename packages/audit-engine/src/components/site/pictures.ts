import type { CrawledPage, Fetched, WebsiteCrawl } from '../../sources/source.ts'
import { addressKey } from './addresses.ts'
import type { Site } from './site.ts'

interface Picture {
  /** The first page that shows it, and all that do. */
  page: CrawledPage
  pages: readonly CrawledPage[]
  part: Fetched
  /** Offered in other sizes too, so that a phone may load another file. */
  hasSizes: boolean
}

/** The pictures whose status was asked for, with the pages that show each. */
const askedPictures = (site: Site, { parts }: WebsiteCrawl): Picture[] => {
  const shownOn = new Map<string, Omit<Picture, 'part' | 'pages'> & { pages: CrawledPage[] }>()
  for (const page of site.pages) {
    for (const { src, hasSizes } of page.page.images) {
      const key = src === null ? null : addressKey(src)
      if (key === null) continue
      const place = shownOn.get(key)
      if (!place) shownOn.set(key, { page, pages: [page], hasSizes })
      else if (!place.pages.includes(page)) place.pages.push(page)
    }
  }
  return parts.flatMap((part) => {
    const place = shownOn.get(addressKey(part.url))
    return place ? [{ ...place, part }] : []
  })
}

/** Pictures that are certainly not there: gone (404, 410), or a web page in their place. */
export const brokenPictures = (site: Site, crawl: WebsiteCrawl): (Picture & { because: string })[] =>
  askedPictures(site, crawl).flatMap((picture) => {
    // Browsers take one of the other files.
    if (picture.hasSizes) return []
    const { status, contentType } = picture.part
    if (status === 404 || status === 410) return [{ ...picture, because: `it answers ${status}` }]
    return status === 200 && contentType === 'text/html'
      ? [{ ...picture, because: 'a web page comes in its place' }]
      : []
  })

/** Megabytes from which a picture keeps people on a phone waiting. Our judgement. */
export const heavyMegabytes = 1

/** Pictures of more than that which are offered in no other size, heaviest first. */
export const heavyPictures = (site: Site, crawl: WebsiteCrawl): (Picture & { megabytes: number })[] =>
  askedPictures(site, crawl)
    .filter(({ part, hasSizes }) => !hasSizes && part.status === 200 && part.contentType.startsWith('image/'))
    .map((picture) => ({ ...picture, megabytes: Number(picture.part.headers['content-length'] ?? 0) / 1_000_000 }))
    .filter(({ megabytes }) => megabytes > heavyMegabytes)
    .toSorted((a, b) => b.megabytes - a.megabytes)
