import { createClient } from '@findable/contracts'

/** Calls go to the address the page came from. */
export const api = createClient()
