import { Parser } from 'htmlparser2'
import type { Sitemap } from '../source.ts'
import { decodeText } from '../web/charset.ts'
import { decodeBody } from '../web/decode-body.ts'
import { hostOf } from '../web/host-names.ts'
import { pageBytes, type Answer, type NoAnswer, type Web } from '../web/web.ts'

const maxLocations = 5_000
const maxNamed = 3
const maxChildren = 6
const maxLocation = 2_048
const deadline = 6_000

/** Where a sitemap usually is when robots.txt names none. */
export const usualSitemap = '/sitemap.xml'
const otherUsualSitemap = '/sitemap_index.xml'

/** The usual address is requested together with the home page, before robots.txt is known. */
export const askSitemap = (web: Web, url: string, signal: AbortSignal): Promise<Answer | NoAnswer> =>
  web.ask(url, { deadline, signal })

/**
 * Reads the sitemaps named in robots.txt, or where it names none that can be used, those the home page links to and the
 * usual ones, and those listed in an index. `early` is the answer for the usual address, if there is one already.
 */
export async function gatherSitemaps(
  web: Web,
  origin: string,
  { named, linked }: { named: string[]; linked: string[] },
  early: Answer | NoAnswer,
  signal: AbortSignal,
): Promise<Sitemap[]> {
  const read = async (url: string): Promise<Sitemap> =>
    readSitemap(url, url === early.url ? early : await askSitemap(web, url, signal))
  const addresses = [...new Set(named.flatMap((url) => URL.parse(url, origin)?.href ?? []))].slice(0, maxNamed)
  const own = [...new Set(linked)].filter((url) => url.startsWith(`${origin}/`)).slice(0, maxNamed)
  // What robots.txt names on another host may be left from where the site was built; the home page is no sitemap.
  const isAway = addresses.every((url) => hostOf(url) !== hostOf(origin) || new URL(url).pathname === '/')
  const tried = [
    ...new Set([...addresses, ...(addresses.length === 0 ? own : []), ...(isAway ? [origin + usualSitemap] : [])]),
  ]
  let found = await Promise.all(tried.map(read))
  const isUsable = ({ kind }: Sitemap) => kind !== 'invalid'
  // What gave no answer may be a sitemap.
  const isUnclear = addresses.length > 0 && found.some(({ status }) => status === null)
  for (const usual of [usualSitemap, otherUsualSitemap]) {
    if (isUnclear || found.some(isUsable) || tried.includes(origin + usual)) continue
    found = [...found, ...[await read(origin + usual)].filter(isUsable)]
  }
  if (addresses.length === 0 && found.some(isUsable)) found = found.filter(isUsable)
  // An index may not list another index, so one level is enough (sitemaps.org).
  const children = found.filter(({ kind }) => kind === 'index').flatMap(({ locations }) => locations)
  const listed = [...new Set(children)].filter((url) => !addresses.includes(url)).slice(0, maxChildren)
  return [...found, ...(await Promise.all(listed.map(read)))]
}

async function readSitemap(url: string, answer: Answer | NoAnswer): Promise<Sitemap> {
  const invalid = (status: number | null, problem: string): Sitemap => ({
    url,
    status,
    kind: 'invalid',
    locations: [],
    problem,
  })
  if (answer.outcome === 'failed') return invalid(null, answer.detail)
  const { status, body, truncated } = answer
  if (!body) return invalid(status, `it answers with status ${status}`)
  const isGzip = body[0] === 0x1f && body[1] === 0x8b
  const unpacked = isGzip
    ? await decodeBody({ body, truncated }, 'gzip', pageBytes).catch(() => null)
    : { body, truncated }
  if (!unpacked) return invalid(status, 'it could not be unpacked')
  return { url, status, ...parseSitemap(decodeText(unpacked.body, answer.headers['content-type'] ?? '')) }
}

/** Kind and addresses of a sitemap. Only XML's five entities are resolved, so none can expand without limit. */
export function parseSitemap(text: string): Pick<Sitemap, 'kind' | 'locations' | 'problem'> {
  const trimmed = text.replace(/^\ufeff/, '').trimStart()
  const { kind, locations } = trimmed.startsWith('<') ? parseXml(trimmed) : parseLines(trimmed)
  const usable = [...new Set(locations)]
    .filter((url) => url.length <= maxLocation && /^https?:\/\//i.test(url))
    .slice(0, maxLocations)
  if (kind === 'invalid')
    return { kind, locations: [], problem: 'it is not a sitemap but something else, such as a web page' }
  if (usable.length === 0 && locations.length > 0)
    return {
      kind: 'invalid',
      locations: [],
      problem: 'its addresses are not complete, as each must begin with https:// and your domain',
    }
  return { kind, locations: usable, problem: usable.length === 0 ? 'it lists no addresses' : null }
}

function parseXml(text: string): Pick<Sitemap, 'kind' | 'locations'> {
  let kind: Sitemap['kind'] | null = null
  let location: string | null = null
  const locations: string[] = []
  const parser = new Parser(
    {
      onopentagname(name) {
        const local = name.replace(/^.*:/, '')
        kind ??= local === 'urlset' ? 'urlset' : local === 'sitemapindex' ? 'index' : 'invalid'
        if (kind === 'invalid' || locations.length >= maxLocations) parser.pause()
        // Not image:loc or video:*_loc, which are addresses of files.
        if (name === 'loc') location = ''
      },
      ontext(part) {
        if (location !== null && location.length <= maxLocation) location += part
      },
      onclosetag(name) {
        if (name !== 'loc' || location === null) return
        locations.push(location.trim())
        location = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text)
  return { kind: kind ?? 'invalid', locations }
}

function parseLines(text: string): Pick<Sitemap, 'kind' | 'locations'> {
  const lines = text
    .split(/\s*[\r\n]+\s*/)
    .filter((line) => line !== '')
    .slice(0, maxLocations)
  const isList = lines.length > 0 && lines.every((line) => URL.canParse(line))
  return { kind: isList ? 'text' : 'invalid', locations: isList ? lines : [] }
}
