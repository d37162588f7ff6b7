import 'virtual:look.css'
import '@findable/ui/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { notFoundRoutes, routes as allRoutes } from './routes.tsx'

/**
 * Hydrates the prerendered page. Links lead from page to page without loading a new document, except into and out of
 * the checkout: the gateway allows only that document to load the card provider's script.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root')!
  const routes = 'notFound' in root.dataset ? notFoundRoutes : allRoutes
  // The page's module first, then hydration: the markup must not be thrown away while it loads.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
    // Still in the task that ran the module's own code; hydration is for another one.
    await nextTask()
  }
  const prerendered = root.firstElementChild !== null
  // With hydration data, even empty, the router leaves a prerendered page where its visitor has scrolled to.
  const router = createBrowserRouter(routes, prerendered ? { hydrationData: {} } : {})
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (!prerendered) return createRoot(root).render(app)
  // As a transition, React hydrates in short slices, and a tap is answered in between.
  startTransition(() => void hydrateRoot(root, app))
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// Not awaited here: a page's file may import from the file this code is in, and would wait for it forever.
void start()
