import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { loadPage } from './page-modules.ts'
import type { PageInfo } from './pages.ts'
import { Shell } from './shell.tsx'

export { headOf } from './page-head.ts'
export { notFoundPage, pages } from './pages.ts'

/** The markup of one page, as the build writes it. */
export async function renderPage(page: PageInfo): Promise<string> {
  const Page = await loadPage(page.module)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Shell path={page.path}>
        <Page path={page.path} />
      </Shell>
    </StrictMode>,
  )
  return text(prelude)
}
