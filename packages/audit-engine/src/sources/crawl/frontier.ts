import { pageValue } from './page-value.ts'
import { pageKey, type InternalAddress } from './site-scope.ts'
import { createPatternLimit, isFile, isTrap } from './traps.ts'

/** An internal address that was found and may be requested. */
export interface Candidate {
  url: string
  /** A picture, or what a page calls its real address: not a link, and no page of the site is missed without it. */
  isPart: boolean
  /** Clicks from the home page where it was first found; null when a sitemap named it. */
  depth: number | null
  /** The page or sitemap that names it. */
  foundOn: string
}

interface Part extends Candidate {
  /** How many pages have it. */
  pages: number
}

interface Queued extends Candidate {
  value: number
  isFile: boolean
  order: number
}

export interface FoundLink {
  url: string
  text: string
  /** Whether a menu has it below a label such as "Services". */
  isOffer?: boolean
}

const maxKept = 5_000

/** Known addresses not yet requested, most useful first. Each is handed out once. */
export function createFrontier(read: (link: string) => InternalAddress | null, maxDepth: number) {
  const seen = new Set<string>()
  const withinPattern = createPatternLimit()
  let queue: Queued[] = []
  /** By key; null once it was handed out. */
  const parts = new Map<string, Part | null>()
  const beyond: string[] = []
  let order = 0

  return {
    /** Adds links; `depth` is that of the addresses they lead to, null for a sitemap's. */
    add(links: Iterable<FoundLink>, foundOn: string, depth: number | null): void {
      for (const link of links) {
        const address = read(link.url)
        if (!address || seen.has(address.key) || seen.size >= maxKept) continue
        const { url, key } = address
        seen.add(key)
        if (isTrap(url)) continue
        if ((depth ?? 0) > maxDepth || !withinPattern(url)) beyond.push(url)
        else
          queue.push({
            url,
            depth,
            foundOn,
            isPart: false,
            value: pageValue(url, link.text, link.isOffer),
            isFile: isFile(url),
            order: order++,
          })
      }
      queue.sort(byEffect)
    },
    /** Adds what a page shows or names without linking to it; a link found later still makes it a page. */
    addParts(urls: Iterable<string>, foundOn: string, depth: number): void {
      for (const link of urls) {
        const address = read(link)
        if (!address) continue
        const known = parts.get(address.key)
        if (known) known.pages++
        else if (known === undefined && parts.size < maxKept)
          parts.set(address.key, { url: address.url, depth, foundOn, isPart: true, pages: 1 })
      }
    },
    /** For a page that answered at a different address, which then need not be requested. */
    markSeen(url: string): void {
      const key = pageKey(url)
      seen.add(key)
      queue = queue.filter((candidate) => pageKey(candidate.url) !== key)
    },
    nextPage: (): Candidate | undefined => take((candidate) => !candidate.isFile),
    /** The next part of the home page that is not known as a link, in the order found. */
    nextHomePart: (): Candidate | undefined => takePart((part, best) => !best && part.depth === 0),
    /** The next that most pages have, then in the order found: to be asked for once all are read. */
    nextPart: (): Candidate | undefined => takePart(({ pages }, best) => !best || pages > best.pages),
    /** The next linked file, in the order found: not the most useful one, which may be found later. */
    nextFile(): Candidate | undefined {
      const orders = queue.flatMap(({ isFile, depth, order }) => (isFile && depth !== null ? order : []))
      const first = Math.min(...orders)
      return take((candidate) => candidate.order === first)
    },
    /** The next linked address to check for its status only. */
    nextCheck: (): Candidate | undefined => take((candidate) => candidate.depth !== null),
    /** For an address that was handed out and should be tried again. */
    putBack({ url, depth, foundOn, isPart }: Candidate): void {
      queue.push({ url, depth, foundOn, isPart, value: pageValue(url, ''), isFile: isFile(url), order: order++ })
      queue.sort(byEffect)
    },
    /** Number of pages still to be requested. */
    pages: (): number => queue.filter((candidate) => !candidate.isFile).length,
    /** Addresses never requested. */
    rest: (): string[] => [...queue.map(({ url }) => url), ...beyond],
  }

  function takePart(isBetter: (part: Part, best: Part | null) => boolean): Candidate | undefined {
    let best: Part | null = null
    let bestKey = ''
    for (const [key, part] of parts) {
      if (part === null || seen.has(key) || !isBetter(part, best)) continue
      best = part
      bestKey = key
    }
    if (best === null) return undefined
    parts.set(bestKey, null)
    return best
  }

  function take(wanted: (candidate: Queued) => boolean): Candidate | undefined {
    const index = queue.findIndex(wanted)
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }
}

export type Frontier = ReturnType<typeof createFrontier>

/**
 * Most useful pages first, then the fewest clicks, then in the order found. Pages found only in a sitemap come after
 * linked ones.
 */
const byEffect = (a: Queued, b: Queued): number =>
  a.value - b.value || (a.depth ?? Infinity) - (b.depth ?? Infinity) || a.order - b.order || 0
