import { endpoints } from '@findable/contracts/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** The stored settings, read again each time the screen opens: others may have changed them. */
export const storedSettings = queryOptions({
  queryKey: ['settings'],
  queryFn: () => api.call(endpoints.settings),
  gcTime: 0,
})
