import { ApiError } from '@findable/api-client'
import { Button, Skeleton } from '@findable/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverText } from '../content/toasts.ts'
import classes from './details.module.css'
import { DialogFrame, type FrameProps } from './dialog-frame.tsx'

interface Props<Details> extends FrameProps {
  /** "Loading report..." */
  loading: string
  query: Pick<UseQueryResult<Details>, 'data' | 'error' | 'refetch'>
  children(details: Details): ReactNode
}

/** Everything about one row of a list, over the list: while it loads, when it cannot be read, and when it is there. */
export function DetailsDialog<Details>({ loading, query, children, ...frame }: Props<Details>) {
  const { data, error, refetch } = query
  return (
    <DialogFrame {...frame} busy={data === undefined && !error}>
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <div className={classes['stack']} role="alert">
          <p>{serverText(error) ?? 'The server did not answer.'}</p>
          {!(error instanceof ApiError && error.status === 404) && (
            <Button look="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </div>
      )}
      {data === undefined && !error && (
        <div className={classes['stack']}>
          <p role="status">{loading}</p>
          <Skeleton height={240} />
        </div>
      )}
    </DialogFrame>
  )
}
