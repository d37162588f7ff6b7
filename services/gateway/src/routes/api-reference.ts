import type { App } from '@findable/service-kit'
import { describeApi } from '../api-reference/document.ts'
import { drawReference } from '../api-reference/page.ts'

/** The API reference for developers: `/api/openapi.json` for programs, `/api/docs` for people. */
export function apiReference(app: App, site: { url: string; sessionCookie: string }): void {
  const document = describeApi(site)
  const page = drawReference(document)
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
