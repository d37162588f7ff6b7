import { pageValue } from './page-value.ts'
import { pageKey, type InternalAddress } from './site-scope.ts'
import { createPatternLimit, isFile, isTrap } from './traps.ts'

/** An internal address that was found and may be asked. */
export interface Candidate {
  url: string
  /** Clicks from the home page on the way it was found first; null when a sitemap named it. */
  depth: number | null
  /** The page or sitemap that names it. */
  foundOn: string
}

interface Queued extends Candidate {
  value: number
  isFile: boolean
  order: number
}

export interface FoundLink {
  url: string
  text: string
}

const maxKept = 5_000

/** What is known and not yet asked, most telling first. Every page is handed out once. */
export function createFrontier(read: (link: string) => InternalAddress | null, maxDepth: number) {
  const seen = new Set<string>()
  const withinPattern = createPatternLimit()
  let queue: Queued[] = []
  const beyond: string[] = []
  let order = 0

  return {
    /** Takes note of links; `depth` is that of the addresses they lead to, null for a sitemap's. */
    add(links: Iterable<FoundLink>, foundOn: string, depth: number | null): void {
      for (const link of links) {
        const address = read(link.url)
        if (!address || seen.has(address.key) || seen.size >= maxKept) continue
        const { url, key } = address
        seen.add(key)
        if (isTrap(url)) continue
        if ((depth ?? 0) > maxDepth || !withinPattern(url)) beyond.push(url)
        else queue.push({ url, depth, foundOn, value: pageValue(url, link.text), isFile: isFile(url), order: order++ })
      }
      queue.sort(byEffect)
    },
    /** A page that answered at another address than it was asked at need not be asked there again. */
    markSeen(url: string): void {
      const key = pageKey(url)
      seen.add(key)
      queue = queue.filter((candidate) => pageKey(candidate.url) !== key)
    },
    nextPage: (): Candidate | undefined => take((candidate) => !candidate.isFile),
    /** A linked address of which only the status matters. Pages count too once no more pages are read. */
    nextCheck: (pagesToo: boolean): Candidate | undefined =>
      take((candidate) => candidate.depth !== null && (candidate.isFile || pagesToo)),
    /** For an address that was handed out and is to be asked another time. */
    putBack({ url, depth, foundOn }: Candidate): void {
      queue.push({ url, depth, foundOn, value: pageValue(url, ''), isFile: isFile(url), order: order++ })
      queue.sort(byEffect)
    },
    /** How many pages are still to be asked for. */
    pages: (): number => queue.filter((candidate) => !candidate.isFile).length,
    /** What nobody asked for. */
    rest: (): string[] => [...queue.map(({ url }) => url), ...beyond],
  }

  function take(wanted: (candidate: Queued) => boolean): Candidate | undefined {
    const index = queue.findIndex(wanted)
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }
}

export type Frontier = ReturnType<typeof createFrontier>

/** Telling pages first, then the shallower, then as found. Pages that only a sitemap names come after linked ones. */
const byEffect = (a: Queued, b: Queued): number =>
  a.value - b.value || (a.depth ?? Infinity) - (b.depth ?? Infinity) || a.order - b.order || 0
