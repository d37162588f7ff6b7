import { endpoints, internalEndpoints } from '@findable/contracts'
import { AppError, handle, type App } from '@findable/service-kit'
import type { WebsiteAccess } from '../website-access.ts'

const warning =
  'We could not open this website just now. Please check the address. You can still order: we will keep trying, and refund you if it stays unreachable.'

/** Before payment: may we contact this website at all, and does it respond? */
export function websiteChecks(app: App, websites: WebsiteAccess): void {
  handle(app, internalEndpoints.checkAddress, async ({ body }) => ({ refused: await websites.isRefused(body.website) }))

  handle(app, endpoints.checkSite, async ({ body }) => {
    if (await websites.isRefused(body.website)) throw new AppError('refused-website')
    const reachable = await websites.answers(body.website)
    return { reachable, warning: reachable ? null : warning }
  })
}
