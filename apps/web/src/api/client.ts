import { createClient } from '@findable/api-client'

/** Calls go to the address the page came from. */
export const api = createClient()
