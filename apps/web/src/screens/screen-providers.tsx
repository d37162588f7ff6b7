import { ChakraProvider } from '@chakra-ui/react'
import { system } from '@findable/ui/chakra'
import type { ReactNode } from 'react'
import { Queries } from './queries.tsx'

export function ScreenProviders({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <Queries>{children}</Queries>
    </ChakraProvider>
  )
}
