import { EmptyState } from '@chakra-ui/react'
import { Button } from '@findable/ui'
import type { ReactNode } from 'react'

interface Props {
  search: string
  onClear(): void
  /** What brings the first report. */
  children: ReactNode
}

/** A list of reports without any. */
export function NoReports({ search, onClear, children }: Props) {
  return (
    <EmptyState.Root>
      <EmptyState.Content textAlign="center">
        <EmptyState.Title>{search ? 'No reports match your search' : 'No reports found'}</EmptyState.Title>
        {search ? (
          <Button look="plain" onClick={onClear}>
            Show all reports
          </Button>
        ) : (
          <EmptyState.Description>{children}</EmptyState.Description>
        )}
      </EmptyState.Content>
    </EmptyState.Root>
  )
}
