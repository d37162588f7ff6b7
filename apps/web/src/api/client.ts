import { createClient } from '@findable/api-client'

/** Calls go to the origin of the page. */
export const api = createClient()
