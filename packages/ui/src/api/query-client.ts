import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'

/** What is read stays as read: no staleness, no retries, no second read when the window gets the focus back. */
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
