import { Tabs } from '@chakra-ui/react'
import { endpoints } from '@findable/contracts/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { DetailsDialog } from '../../details/details-dialog.tsx'
import classes from '../../details/details.module.css'
import { EditTab } from './edit-tab.tsx'
import { reportKey } from './report-key.ts'
import { RawData } from './raw-data.tsx'
import { Summary } from './summary.tsx'

const question = 'Your changes are not saved. Close anyway?'

/** One report with everything staff work on, over the list. */
export function ReportDetails({ id, onClose }: { id: string; onClose(): void }) {
  const { mayChange } = useAdminAuth()
  const [tab, setTab] = useState('summary')
  const [typed, setTyped] = useState(false)
  const query = useQuery({
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
    <DetailsDialog
      title="Report Details"
      closeLabel="Close the report details"
      loading="Loading report..."
      query={query}
      onClose={close}
    >
      {(report) => (
        <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)} lazyMount>
          <Tabs.List className={classes['tabs']}>
            <Tabs.Trigger value="summary">Summary</Tabs.Trigger>
            {mayChange && <Tabs.Trigger value="edit">Edit</Tabs.Trigger>}
            <Tabs.Trigger value="raw">Raw Data</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="summary">
            <Summary report={report} onEdit={() => setTab('edit')} />
          </Tabs.Content>
          {mayChange && (
            <Tabs.Content value="edit">
              <EditTab
                report={report}
                onTyped={setTyped}
                onSaved={() => setTab('summary')}
                readAgain={() => query.refetch()}
              />
            </Tabs.Content>
          )}
          <Tabs.Content value="raw">
            <RawData report={report} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </DetailsDialog>
  )
}
