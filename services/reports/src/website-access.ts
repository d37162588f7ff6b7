import { checkAddress, checkSite, type WebDeps } from '@findable/audit-engine'
import { rememberAnswers } from './remembered-answers.ts'

/** What the service asks about a website before it accepts an order. */
export interface WebsiteAccess {
  /** Whether we must not contact the address: it points to an internal network, or is not a website address at all. */
  isRefused(website: string): Promise<boolean>
  /** Whether the home page responds within a few seconds, or did a moment ago. */
  answers(website: string): Promise<boolean>
}

/** Asks through the engine's fetcher, with its address rules. */
export const createWebsiteAccess = (web: WebDeps): WebsiteAccess => ({
  isRefused: async (website) => (await checkAddress(toAsk(website), web)).outcome === 'refused',
  answers: rememberAnswers(async (website) => (await checkSite(toAsk(website), web)).answers),
})

/** An order's scheme is only our guess; without it, the fetcher may try https and then http. */
export const toAsk = (website: string): string => website.replace(/^https?:\/\//i, '')
