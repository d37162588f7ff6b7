import { CloseButton, Dialog, Portal, Tabs } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import { endpoints } from '@findable/contracts/staff'
import { Button, Skeleton } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { serverText } from '../../content/toasts.ts'
import classes from './details.module.css'
import { EditTab } from './edit-tab.tsx'
import { reportKey } from './report-key.ts'
import { RawData } from './raw-data.tsx'
import { Summary } from './summary.tsx'

const question = 'Your changes are not saved. Close anyway?'

/** One report with everything staff work on, over the list. */
export function ReportDetails({ id, onClose }: { id: string; onClose(): void }) {
  const [tab, setTab] = useState('summary')
  const [typed, setTyped] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: reportKey(id),
    queryFn: () => api.call(endpoints.staffReport, { params: { id } }),
    // Another member of staff may have changed it since it was last open.
    staleTime: 0,
    gcTime: 0,
  })
  const close = () => {
    if (!typed || confirm(question)) onClose()
  }
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => open || close()}
      size="lg"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner className={classes['positioner']}>
          <Dialog.Content className={classes['dialog']} aria-busy={!data && !error}>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">Report Details</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close the report details" />
            </Dialog.CloseTrigger>
            <Dialog.Body className={classes['body']}>
              {data && (
                <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)} lazyMount>
                  <Tabs.List className={classes['tabs']}>
                    <Tabs.Trigger value="summary">Summary</Tabs.Trigger>
                    <Tabs.Trigger value="edit">Edit</Tabs.Trigger>
                    <Tabs.Trigger value="raw">Raw Data</Tabs.Trigger>
                  </Tabs.List>
                  <Tabs.Content value="summary">
                    <Summary report={data} onEdit={() => setTab('edit')} />
                  </Tabs.Content>
                  <Tabs.Content value="edit">
                    <EditTab
                      report={data}
                      onTyped={setTyped}
                      onSaved={() => setTab('summary')}
                      readAgain={() => refetch()}
                    />
                  </Tabs.Content>
                  <Tabs.Content value="raw">
                    <RawData report={data} />
                  </Tabs.Content>
                </Tabs.Root>
              )}
              {!data && error && (
                <div className={classes['stack']} role="alert">
                  <p>{serverText(error) ?? 'The server did not answer.'}</p>
                  {!(error instanceof ApiError && error.status === 404) && (
                    <Button look="secondary" onClick={() => void refetch()}>
                      Try again
                    </Button>
                  )}
                </div>
              )}
              {!data && !error && (
                <div className={classes['stack']}>
                  <p role="status">Loading report...</p>
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
