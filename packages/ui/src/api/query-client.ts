import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'

/**
 * Data is read once: it does not go stale, failures are not retried, and nothing is read again when the window regains
 * focus.
 */
export const createQueryClient = (config: Pick<QueryClientConfig, 'queryCache' | 'mutationCache'> = {}): QueryClient =>
  new QueryClient({
    ...config,
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
