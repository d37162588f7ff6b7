import { createQueryClient } from '@findable/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

const client = createQueryClient()

/** The query client of the whole site. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
