import { ChakraProvider } from '@chakra-ui/react'
import { system } from '@findable/ui/chakra'
import { createQueryClient } from '@findable/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

const queries = createQueryClient()

export function ScreenProviders({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ChakraProvider>
  )
}
