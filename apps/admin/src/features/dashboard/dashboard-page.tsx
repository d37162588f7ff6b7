import { Alert, Tabs } from '@chakra-ui/react'
import { endpoints, recentDays, type ReportStats } from '@findable/contracts/staff'
import { Skeleton } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { reportStatsKey } from '../../api/query-keys.ts'
import { formatDate } from '../../content/dates.ts'
import { messageOf } from '../../content/toasts.ts'
import { useListAddress } from '../../list/list-address.ts'
import classes from './dashboard.module.css'
import { GoldTab } from './gold-tab.tsx'
import { IndustryChart } from './industry-chart.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'

const tabs = ['gold', 'industry'] as const

export default function DashboardPage() {
  const [address, change] = useListAddress()
  const tab = tabs.find((known) => known === address.tab) ?? 'gold'
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: reportStatsKey,
    queryFn: () => api.call(endpoints.reportStats),
  })
  return (
    <>
      <h1 className={classes['head']}>Dashboard</h1>
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
        onValueChange={({ value }) => change({ tab: value === 'gold' ? undefined : value })}
        activationMode="manual"
        lazyMount
        unmountOnExit
      >
        <Tabs.List>
          <Tabs.Trigger value="gold">Gold Standard Reports</Tabs.Trigger>
          <Tabs.Trigger value="industry">Industry Analysis</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="gold">
          <GoldTab refreshing={isFetching} onRefresh={() => void refetch()} />
        </Tabs.Content>
        <Tabs.Content value="industry">
          <RefreshButton busy={isFetching} onRefresh={() => void refetch()} />
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
