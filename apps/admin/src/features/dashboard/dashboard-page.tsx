import { Alert, Tabs } from '@chakra-ui/react'
import { endpoints, recentDays, type ReportStats } from '@findable/contracts/staff'
import { Button, ButtonLink, Skeleton } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { reportStatsKey } from '../../api/query-keys.ts'
import { formatDate } from '../../content/dates.ts'
import { messageOf } from '../../content/toasts.ts'
import classes from './dashboard.module.css'
import { IndustryChart } from './industry-chart.tsx'

const tabs = ['gold', 'industry'] as const

export default function DashboardPage() {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'gold'
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: reportStatsKey,
    queryFn: () => api.call(endpoints.reportStats),
  })
  return (
    <>
      <div className={classes['head']}>
        <h1>Dashboard</h1>
        <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw size={16} aria-hidden="true" />
          Refresh
        </Button>
      </div>
      {error && (
        <Alert.Root status={data ? 'warning' : 'error'}>
          <Alert.Indicator />
          <Alert.Content>
            {data
              ? `These figures may be out of date: they were read on ${formatDate(new Date(dataUpdatedAt).toISOString())}, and reading them again failed. ${messageOf(error)}`
              : `Failed to load the figures: ${messageOf(error)}`}
          </Alert.Content>
        </Alert.Root>
      )}
      {!data && !error && (
        <p className="visually-hidden" role="status">
          Loading the figures...
        </p>
      )}
      {(data || !error) && <Figures stats={data} />}
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setQuery(value === 'gold' ? {} : { tab: value })}
        activationMode="manual"
      >
        <Tabs.List>
          <Tabs.Trigger value="gold">Gold Standard Reports</Tabs.Trigger>
          <Tabs.Trigger value="industry">Industry Analysis</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="gold">
          <div className={classes['notYet']}>
            <p>Gold standard reports cannot be made yet.</p>
            <ButtonLink to="/create-report" look="secondary">
              New Report
            </ButtonLink>
          </div>
        </Tabs.Content>
        <Tabs.Content value="industry">
          {data && <IndustryChart industries={data.reportsByIndustry} />}
          {!data && !error && <Skeleton height={200} />}
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}

/** The four figures; while they load, in their final shape. */
function Figures({ stats }: { stats: ReportStats | undefined }) {
  const figures = [
    ['Total Gold Standard Reports', stats?.totalGoldStandardReports],
    [`Recent Reports (${recentDays} days)`, stats?.recentGoldStandardReports],
    [
      'Average Visibility Score',
      stats && (stats.averageVisibilityScore === null ? '–' : `${stats.averageVisibilityScore}/100`),
    ],
    ['Total Client Reports', stats?.totalClientReports],
  ] as const
  return (
    <dl className={classes['figures']} aria-busy={!stats}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure === undefined ? (
              <Skeleton height={36} width="80px" />
            ) : typeof figure === 'number' ? (
              figure.toLocaleString('en-US')
            ) : (
              figure
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
