import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { guides } from '../content/guides/index.ts'
import type { Page } from './page.ts'
import { routes } from './routes.tsx'

export { headOf } from './page-head.ts'
export { notFoundPage, pages } from './routes.tsx'

/** Date of the last change, for pages that have one. */
export const changedOn = async ({ guide }: Page): Promise<string | null> =>
  guide ? (await guides[guide]!()).guide.updated : null

const { query, dataRoutes } = createStaticHandler(routes)

/** The markup of one page, as the build writes it. */
export async function renderPage(page: Page): Promise<string> {
  const context = await query(new Request(new URL(page.path, 'http://build.invalid')))
  if (context instanceof Response) throw new Error(`${page.path} leads to ${context.headers.get('location')}`)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
    // Larger boundaries would be moved to the end of the page, to be put back by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return text(prelude)
}
