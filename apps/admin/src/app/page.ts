import { useMatches } from 'react-router-dom'

/** What a screen's route carries as its handle. */
export interface Page {
  /** Title of the browser tab. */
  title: string
  description: string
  /** Its button in the navigation, if it has one. */
  button?: string
}

/** The current screen. */
export function usePage(): Page {
  return useMatches().at(-1)?.handle as Page
}
