import { Alert, Spinner, Tabs } from '@chakra-ui/react'
import { endpoints, type GoldStandardDetails } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { goldStandardKey } from '../../api/query-keys.ts'
import { DetailsDialog } from '../../details/details-dialog.tsx'
import classes from '../../details/details.module.css'
import { RepeatButton } from '../../gold-standard/repeat-button.tsx'
import { GoldHistory } from './gold-history.tsx'
import { GoldSummary } from './gold-summary.tsx'
import { GoldVersions } from './gold-versions.tsx'

interface Props {
  id: string
  /** Shows another report in its place. */
  onOpen(id: number): void
  onClose(): void
}

/** One gold-standard report: what it found, how it compares with the others on its website, or why it is not there. */
export function GoldDetails({ id, onOpen, onClose }: Props) {
  const query = useQuery({
    queryKey: [...goldStandardKey, 'details', id],
    queryFn: () => api.call(endpoints.goldStandardReport, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <DetailsDialog
      title="Report Details"
      closeLabel="Close the report details"
      loading="Loading report..."
      query={query}
      onClose={onClose}
    >
      {(report) =>
        report.status === 'completed' ? (
          <Completed report={report} onOpen={onOpen} />
        ) : report.status === 'failed' ? (
          <Failed report={report} />
        ) : (
          <Waiting report={report} checking={query.isFetching} onCheck={() => void query.refetch()} />
        )
      }
    </DetailsDialog>
  )
}

function Completed({ report, onOpen }: { report: GoldStandardDetails; onOpen(id: number): void }) {
  const [tab, setTab] = useState('summary')
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)} lazyMount>
      <Tabs.List className={classes['tabs']}>
        <Tabs.Trigger value="summary">Summary</Tabs.Trigger>
        <Tabs.Trigger value="versions">Versions</Tabs.Trigger>
        <Tabs.Trigger value="raw">Raw Data</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="summary">
        <GoldSummary report={report} onOpen={onOpen} />
      </Tabs.Content>
      <Tabs.Content value="versions">
        <GoldVersions report={report} onOpen={onOpen} />
      </Tabs.Content>
      <Tabs.Content value="raw">
        <pre className={classes['raw']} tabIndex={0} aria-label="Raw data">
          {JSON.stringify(JSON.parse(report.reportData ?? 'null'), null, 2)}
        </pre>
      </Tabs.Content>
    </Tabs.Root>
  )
}

function Failed({ report }: { report: GoldStandardDetails }) {
  return (
    <div className={classes['stack']}>
      <h3>{report.businessName}</h3>
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>Report generation failed. Please try again or contact support.</Alert.Title>
          <Alert.Description>{report.failure}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <p>{report.businessWebsite}</p>
      <div className={classes['buttons']}>
        <RepeatButton id={report.id} act={['Try Again', 'Trying again...']} created={() => {}} />
      </div>
      <GoldHistory id={report.id} />
    </div>
  )
}

interface WaitingProps {
  report: GoldStandardDetails
  checking: boolean
  onCheck(): void
}

function Waiting({ report, checking, onCheck }: WaitingProps) {
  return (
    <div className={classes['stack']}>
      <h3>{report.businessName}</h3>
      <p role="status">
        <Spinner size="sm" color="eucalypt" verticalAlign="-3px" aria-hidden="true" /> Report is being generated. Please
        check back later.
      </p>
      {report.status === 'active' && <p className="quiet">An attempt was cut off. The next one starts by itself.</p>}
      <div className={classes['buttons']}>
        <Button look="secondary" busy={checking} onClick={onCheck}>
          Check Again
        </Button>
      </div>
      <GoldHistory id={report.id} />
    </div>
  )
}
