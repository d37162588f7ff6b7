import { parseTarget, UnusableAddress } from '../../target.ts'
import type { Target } from '../../target.ts'
import { askHome } from './ask-home.ts'
import { createRoutes } from './routes.ts'
import { openWeb, type WebDeps } from './web.ts'
import { WebFailure } from './web-failure.ts'

/** Whether a website may be requested at all, checked before anyone pays for it. */
export type AddressCheck =
  | { outcome: 'public'; url: string; host: string }
  /** The name has no address today. Not refused, because it may have one tomorrow. */
  | { outcome: 'not-found'; url: string; host: string; message: string }
  /** Malformed, or leading to a private network: never requested. */
  | { outcome: 'refused'; message: string }

/** Reads and resolves a website address. No packet goes to the website itself. */
export async function checkAddress(website: string, deps: WebDeps = {}): Promise<AddressCheck> {
  const target = readTarget(website, deps)
  if (target instanceof UnusableAddress) return { outcome: 'refused', message: target.message }
  const { url, host } = target
  try {
    await createRoutes(deps)(new URL(url))
    return { outcome: 'public', url, host }
  } catch (error) {
    if (!(error instanceof WebFailure)) throw error
    if (error.reason === 'refused-address') return { outcome: 'refused', message: error.message }
    return { outcome: 'not-found', url, host, message: error.message }
  }
}

function readTarget(website: string, deps: WebDeps): Target | UnusableAddress {
  try {
    return parseTarget(website, deps)
  } catch (error) {
    if (error instanceof UnusableAddress) return error
    throw error
  }
}

export type SiteCheck = { answers: true; url: string } | { answers: false; message: string }

const checkDeadline = 8_000

/** Whether the home page answers today: for a warning before payment, not for a refusal. */
export async function checkSite(website: string, deps: WebDeps = {}): Promise<SiteCheck> {
  const target = readTarget(website, deps)
  if (target instanceof UnusableAddress) return { answers: false, message: target.message }
  const web = openWeb(deps)
  try {
    const answer = await askHome(web, target, { deadline: checkDeadline })
    if (answer.outcome === 'failed') return { answers: false, message: answer.detail }
    if (answer.status >= 400) return { answers: false, message: `The home page answers with error ${answer.status}.` }
    return { answers: true, url: answer.finalUrl }
  } finally {
    await web.close()
  }
}
