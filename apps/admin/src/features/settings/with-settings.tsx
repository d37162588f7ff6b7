import { Alert, Spinner } from '@chakra-ui/react'
import type { Answer, endpoints } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverText } from '../../content/toasts.ts'
import { storedSettings } from './stored-settings.ts'

export type Settings = Answer<typeof endpoints.settings>

/** A tab that needs the stored settings, with a spinner until they are here. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(storedSettings)
  if (data) return children(data)
  if (error && !isFetching) {
    return (
      <Alert.Root status="error" maxWidth="640px" alignItems="center">
        <Alert.Indicator />
        <Alert.Title flex="1">{serverText(error) ?? 'The settings could not be loaded.'}</Alert.Title>
        <Button look="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert.Root>
    )
  }
  return (
    <p role="status">
      <Spinner size="sm" color="eucalypt" verticalAlign="-3px" aria-hidden="true" /> Loading settings...
    </p>
  )
}
