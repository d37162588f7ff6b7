import { ChakraProvider } from '@chakra-ui/react'
import { system } from '@findable/ui/chakra'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** What is read stays as read: no staleness, no retries, no second read when the window gets the focus back. */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
})

export function ScreenProviders({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ChakraProvider>
  )
}
