import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import { Button, Skeleton } from '@findable/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverText } from '../content/toasts.ts'
import classes from './details.module.css'

interface Props<Details> {
  title: string
  /** "Close the report details" */
  closeLabel: string
  /** "Loading report..." */
  loading: string
  query: Pick<UseQueryResult<Details>, 'data' | 'error' | 'refetch'>
  onClose(): void
  children(details: Details): ReactNode
}

/** Everything about one row of a list, over the list: while it loads, when it cannot be read, and when it is there. */
export function DetailsDialog<Details>({ title, closeLabel, loading, query, onClose, children }: Props<Details>) {
  const { data, error, refetch } = query
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => open || onClose()}
      size="lg"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner className={classes['positioner']}>
          <Dialog.Content className={classes['dialog']} aria-busy={data === undefined && !error}>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={closeLabel} />
            </Dialog.CloseTrigger>
            <Dialog.Body className={classes['body']}>
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
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
