import { Skeleton } from '@findable/ui'
import { Screen } from '../../screens/screen.tsx'

const load = () => import('./report-status-screen.tsx')

export default function ReportStatusPage() {
  return (
    <Screen
      load={load}
      skeleton={
        <div className="wrap section">
          <h1>Report status</h1>
          <Skeleton height={28} width="300px" />
        </div>
      }
    />
  )
}
