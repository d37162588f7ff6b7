import type { RobotsTxt } from '../source.ts'
import { decodeText } from '../web/charset.ts'
import type { Answer, NoAnswer, Web } from '../web/web.ts'
import { readRobots, robotsBytes } from './robots-txt.ts'

const robotsDeadline = 5_000

export const askRobots = (web: Web, origin: string, signal: AbortSignal): Promise<Answer | NoAnswer> =>
  web.ask(`${origin}/robots.txt`, { deadline: robotsDeadline, maxBytes: robotsBytes, signal })

/** robots.txt of the home page's origin, taken from the early answer when that came from the same origin. */
export async function robotsOf(
  web: Web,
  origin: string,
  early: Answer | NoAnswer,
  signal: AbortSignal,
): Promise<RobotsTxt> {
  const url = `${origin}/robots.txt`
  const moved = movedTo(early, origin)
  // An error is retried once: treated as unreachable, it would close the whole site to us.
  const usable = moved.outcome === 'answered' && moved.url === url && moved.status < 500
  const answer = usable ? moved : await askRobots(web, origin, signal)
  if (answer.outcome === 'answered') {
    return readRobots(url, answer.status, answer.body ? decodeText(answer.body, 'text/plain; charset=utf-8') : '')
  }
  // Endless redirects count as no file (RFC 9309, 2.3.1.2).
  return readRobots(url, answer.reason === 'too-many-redirects' ? 404 : null, '')
}

/**
 * An answer requested at example.com.au but given by www.example.com.au is taken as www's. Not when it came from the
 * home page there, to which every address may lead: then the file itself has not been requested yet.
 */
export function movedTo(answer: Answer | NoAnswer, origin: string): Answer | NoAnswer {
  if (answer.outcome === 'failed') return answer
  const { origin: movedOrigin, pathname } = new URL(answer.finalUrl)
  return movedOrigin === origin && pathname !== '/' ? { ...answer, url: origin + new URL(answer.url).pathname } : answer
}
