import type { LeavingHandle } from '@findable/ui'
import { useMatches } from 'react-router-dom'

/** What the route of a page carries as its handle: all that is known of the page before it is drawn. */
export interface Page extends LeavingHandle {
  /** The address that the page is written for and known by. */
  path: string
  /** File under `features/` that draws the page. */
  module: string
  /** The guide on the page, by component; it is loaded with the page. */
  guide?: string
  title: string
  description: string
  /** Personal and unfinished pages stay out of search engines and out of the sitemap. */
  index: boolean
}

/** The page that is shown. */
export function usePage(): Page {
  return useMatches().at(-1)?.handle as Page
}
