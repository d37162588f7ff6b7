import 'virtual:look.css'
import '@findable/ui/base.css'
import './layout.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadPage } from './page-modules.ts'
import { pageAt } from './pages.ts'
import { Shell } from './shell.tsx'

/**
 * Every page is a document of its own, prerendered at build time and brought to life here: links are plain links, the
 * browser keeps scroll, focus and history, and the gateway can give the checkout alone the right to load the card
 * provider's script. What must survive from one page to the next lies in session storage.
 */
async function start(): Promise<void> {
  const page = pageAt(location.pathname)
  const root = document.getElementById('root')!
  // The module first, then hydration: the markup must not be thrown away while it loads.
  const Page = await loadPage(page.module)
  const app = (
    <StrictMode>
      <Shell path={page.path}>
        <Page path={page.path} />
      </Shell>
    </StrictMode>
  )
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

// Not awaited here: a page's file may import from the file this code is in, and would wait for it for ever.
void start()
