import { Alert } from '@chakra-ui/react'
import { Button, Skeleton } from '@findable/ui'
import type { ReactNode } from 'react'
import { formatDate } from '../content/dates.ts'
import { messageOf } from '../content/toasts.ts'
import classes from './reading.module.css'

interface Props<Data> {
  query: {
    data: Data | undefined
    error: Error | null
    dataUpdatedAt: number
    refetch(): Promise<unknown>
  }
  /** What is read, in the middle of a sentence: "orders". */
  what: string
  children(data: Data): ReactNode
}

/** What was read, with a word about it while it is on its way, missing, or no longer new. */
export function Reading<Data>({ query: { data, error, dataUpdatedAt, refetch }, what, children }: Props<Data>) {
  return (
    <>
      {error && (
        <Alert.Root status={data === undefined ? 'error' : 'warning'} alignItems="center">
          <Alert.Indicator />
          <Alert.Title flex="1">
            {data === undefined
              ? `Failed to load ${what}: ${messageOf(error)}`
              : `This may be out of date: it was read on ${formatDate(new Date(dataUpdatedAt).toISOString())}, and reading it again failed. ${messageOf(error)}`}
          </Alert.Title>
          <Button look="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert.Root>
      )}
      {data === undefined && !error && (
        <div className={classes['loading']}>
          <p role="status">Loading {what}...</p>
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} height={44} />
          ))}
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  )
}
