import { crawlerToken } from '@findable/contracts'
import type { RobotsTxt } from '../source.ts'
import type { Web } from '../web/web.ts'
import { internalUrl, type SiteScope } from './site-scope.ts'

const deadline = 5_000
/** Says to people who read the server's log what it is for. */
const madeUp = 'findable-asks-for-a-page-that-is-not-there'

/**
 * Whether an address that nobody made may answer with success too, as where a script builds every page from one file;
 * a status then says nothing about any address. True also where there is no answer, or robots.txt forbids to ask.
 */
export async function mayAnswerAnything(
  web: Web,
  site: SiteScope,
  robots: RobotsTxt,
  signal: AbortSignal,
): Promise<boolean> {
  const path = `${site.path.replace(/\/$/, '')}/${madeUp}`
  if (!robots.allows(crawlerToken, path)) return true
  const follows = (to: URL): boolean => internalUrl(to.href, site) !== null
  const answer = await web.ask(site.origin + path, { reads: () => false, deadline, follows, signal })
  return answer.outcome === 'failed' || answer.status < 400
}
