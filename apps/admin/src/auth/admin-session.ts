import { ApiError } from '@findable/api-client'
import { endpoints, type Admin } from '@findable/contracts/staff'
import { createQueryClient } from '@findable/ui'
import { MutationCache, QueryCache, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** Milliseconds for which the answer to "who is signed in?" is considered fresh. */
const freshFor = 300_000

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Who is signed in. Null when signed out, which is an answer and not an error. */
export const currentAdmin = queryOptions({
  queryKey: ['current-admin'],
  queryFn: (): Promise<Admin | null> =>
    api.call(endpoints.me).catch((error: unknown) => {
      if (isSignedOut(error)) return null
      throw error
    }),
  staleTime: freshFor,
})

/** Queries of the back office. A call refused for lack of a session also ends the session here. */
export function createStaffQueries(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) queries.setQueryData(currentAdmin.queryKey, null)
  }
  const queries = createQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  })
  return queries
}
