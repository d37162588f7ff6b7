import { ChakraProvider } from '@chakra-ui/react'
import { system } from '@findable/ui/chakra'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render as renderInto, renderHook as renderHookInto } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach } from 'vitest'

afterEach(cleanup)

function Providers({ children }: { children: ReactNode }) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ChakraProvider>
  )
}

interface Place {
  /** The current address. */
  at?: string
  /** The route that reads it. */
  path?: string
}

/** Renders something as the app would, with its own router. */
export function render(what: ReactNode, { at = '/', path = '*' }: Place = {}) {
  const router = createMemoryRouter([{ path, element: what }], { initialEntries: [at] })
  const view = renderInto(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { ...view, router }
}

export const renderHook = <T,>(useIt: () => T) => renderHookInto(useIt, { wrapper: Providers })
