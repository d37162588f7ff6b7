import { createClient } from '@findable/contracts'

export const api = createClient()
