import type { RobotsTxt } from '../source.ts'
import { decodeText } from '../web/charset.ts'
import type { Answer, NoAnswer, Web } from '../web/web.ts'
import { readRobots, robotsBytes } from './robots-txt.ts'

const robotsDeadline = 5_000

export const askRobots = (web: Web, origin: string, signal: AbortSignal): Promise<Answer | NoAnswer> =>
  web.ask(`${origin}/robots.txt`, { deadline: robotsDeadline, maxBytes: robotsBytes, signal })

/** robots.txt of the origin where the home page was found, from the early answer when that came from there. */
export async function robotsOf(
  web: Web,
  origin: string,
  early: Answer | NoAnswer,
  signal: AbortSignal,
): Promise<RobotsTxt> {
  const url = `${origin}/robots.txt`
  const moved = movedTo(early, origin)
  // One more try after an error: taken as unreachable, it would close the whole site to us.
  const usable = moved.outcome === 'answered' && moved.url === url && moved.status < 500
  const answer = usable ? moved : await askRobots(web, origin, signal)
  if (answer.outcome === 'answered') {
    return readRobots(url, answer.status, answer.body ? decodeText(answer.body, 'text/plain; charset=utf-8') : '')
  }
  // Endless redirects count as no file (RFC 9309, 2.3.1.2).
  return readRobots(url, answer.reason === 'too-many-redirects' ? 404 : null, '')
}

/**
 * An answer asked for at example.com.au and given by www.example.com.au stands for the latter. Not when every address
 * leads to the home page there: then the file itself has not been asked for yet.
 */
export function movedTo(answer: Answer | NoAnswer, origin: string): Answer | NoAnswer {
  if (answer.outcome === 'failed') return answer
  const { origin: movedOrigin, pathname } = new URL(answer.finalUrl)
  return movedOrigin === origin && pathname !== '/' ? { ...answer, url: origin + new URL(answer.url).pathname } : answer
}
