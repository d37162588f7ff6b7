import type { LeavingHandle } from '@findable/ui'
import { useMatches } from 'react-router-dom'

/** What a page's route carries as its handle: everything known about the page before it is drawn. */
export interface Page extends LeavingHandle {
  /** The page's canonical path. */
  path: string
  /** The file under `features/` that draws the page. */
  module: string
  /** The guide on the page, by component; it is loaded with the page. */
  guide?: string
  title: string
  description: string
  /** Personal and unfinished pages are kept out of search engines and the sitemap. */
  index: boolean
}

/** The current page. */
export function usePage(): Page {
  return useMatches().at(-1)?.handle as Page
}
