import { useMatches } from 'react-router-dom'

/** What the route of a screen carries as its handle. */
export interface Page {
  /** Of the browser's tab. */
  title: string
  description: string
  /** Its button in the navigation, where it has one. */
  button?: string
}

/** The screen that is shown. */
export function usePage(): Page {
  return useMatches().at(-1)?.handle as Page
}
