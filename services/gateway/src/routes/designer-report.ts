import { designerReportRoute, internalEndpoints } from '@findable/contracts'
import { AppError, type App, type InternalClient } from '@findable/service-kit'
import type { Pages } from '../pages.ts'
import { answerNotFound } from './apps.ts'

/** The address alone opens the page: nobody on the way may keep it, list it or pass it on. */
const unlisted = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** A report as its owner's web designer sees it; our 404 page when the link does not work, or no longer. */
export function designerReport(app: App, { pages, internal }: { pages: Pages; internal: InternalClient }): void {
  app.get<{ Params: { token: string } }>(
    designerReportRoute,
    { config: { limit: 'reads' } },
    async (request, reply) => {
      void reply.headers(unlisted)
      try {
        const document = await internal(internalEndpoints.designerReport, { params: request.params }, request.id)
        return reply.type('text/html; charset=utf-8').send(document)
      } catch (error) {
        if (error instanceof AppError && error.code === 'report-not-found') return answerNotFound(request, reply, pages)
        throw error
      }
    },
  )
}
