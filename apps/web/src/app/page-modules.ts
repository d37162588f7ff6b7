import type { ComponentType } from 'react'

/** What a page's module exports. `path` lets one module draw several pages. */
export type Page = ComponentType<{ path: string }>

const modules = import.meta.glob<{ default: Page }>('../features/*/*-page.tsx')

/** Loads the component of a page of the table in `pages.ts`. */
export async function loadPage(module: string): Promise<Page> {
  const load = modules[`../features/${module}`]
  if (!load) throw new Error(`pages.ts names ${module}, which is not there`)
  return (await load()).default
}
