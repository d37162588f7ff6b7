import { storableText } from '@findable/contracts'
import type { Clock } from '../deps.ts'
import type { Gathered, TlsCertificate } from './source.ts'
import type { Answer, NoAnswer, Web } from './web/web.ts'

const deadline = 5_000

/** The website's certificate, and where plain http leads. `homeUrl` is where the home page was read. */
export async function gatherTls(
  homeUrl: string,
  web: Web,
  now: Clock,
  signal?: AbortSignal,
): Promise<Gathered<TlsCertificate>> {
  const { hostname: host } = new URL(homeUrl)
  const options = { deadline, signal, reads: () => false, once: true }
  const [secure, plain] = await Promise.all([
    web.ask(`https://${host}/`, { ...options, method: 'HEAD', follows: () => false }),
    // Some sites redirect between host names over http first; what counts is whether https is reached.
    web.ask(`http://${host}/`, { ...options, follows: (to) => to.protocol === 'http:' }),
  ])
  const seen = web.certificateOf(host)
  const undecided = [secure, plain].some((answer) => answer.outcome === 'failed' && answer.reason === 'budget')
  if (undecided)
    return { outcome: 'unavailable', reason: 'The time for this audit ended before the certificate was checked.' }
  const certificate = seen?.certificate
  return {
    outcome: 'gathered',
    at: new Date(now()).toISOString(),
    data: {
      host,
      https: seen !== null,
      error: seen?.error ?? null,
      issuer: nameOf(certificate?.issuer),
      validFrom: isoDate(certificate?.valid_from),
      validTo: isoDate(certificate?.valid_to),
      names: (certificate?.subjectaltname ?? '').split(', ').flatMap((name) => /^DNS:(.+)/.exec(name)?.[1] ?? []),
      protocol: seen?.protocol ?? null,
      http: plainHttp(plain),
      hsts: secure.outcome === 'answered' ? (secure.headers['strict-transport-security'] ?? null) : null,
    },
  }
}

function plainHttp(answer: Answer | NoAnswer): TlsCertificate['http'] {
  if (answer.outcome === 'failed') return answer.redirects.length > 0 ? 'redirects-elsewhere' : 'closed'
  const { status, headers, url, finalUrl } = answer
  const to = status >= 300 && status < 400 ? URL.parse(headers['location'] ?? '', finalUrl) : null
  if (to?.protocol === 'https:') return 'redirects-to-https'
  return to || new URL(finalUrl).hostname !== new URL(url).hostname ? 'redirects-elsewhere' : 'answers'
}

/** The authority's organisation, as people know it: "Let's Encrypt". */
const nameOf = (issuer: { O?: string | string[]; CN?: string | string[] } | undefined): string | null =>
  storableText([issuer?.O ?? issuer?.CN ?? ''].flat()[0] ?? '') || null

const isoDate = (date: string | undefined): string | null => (date ? new Date(date).toISOString() : null)
