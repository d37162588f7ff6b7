import type { Target } from '../../target.ts'
import type { Answer, AskOptions, NoAnswer, Web } from './web.ts'

/** The answer for a home page: over https, or over http where https does not answer and was not typed explicitly. */
export async function askHome(web: Web, target: Target, options: AskOptions = {}): Promise<Answer | NoAnswer> {
  const answer = await web.ask(target.url, options)
  const closed = answer.outcome === 'failed' && ['connection', 'tls', 'timeout'].includes(answer.reason)
  if (!closed || target.scheme !== null) return answer
  const overHttp = await web.ask(target.url.replace(/^https:/, 'http:'), options)
  return overHttp.outcome === 'failed' && overHttp.reason === 'connection' ? answer : overHttp
}
