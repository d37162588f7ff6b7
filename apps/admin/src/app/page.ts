import { useMatches } from 'react-router-dom'

/** What a screen's route carries as its handle. */
export interface Page {
  /** Title of the browser tab. */
  title: string
  description: string
  /** Its label in the navigation, if it is there: one of the four buttons or an item of the menu beside them. */
  button?: string
}

/** The current screen. */
export function usePage(): Page {
  return useMatches().at(-1)?.handle as Page
}
