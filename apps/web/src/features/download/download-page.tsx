import { Skeleton } from '@findable/ui'
import { Screen } from '../../screens/screen.tsx'

const load = () => import('./download-screen.tsx')

export default function DownloadPage() {
  return (
    <Screen
      load={load}
      skeleton={
        <div className="wrap section">
          <Skeleton height={52} width="420px" />
          <p />
          <Skeleton height={28} width="300px" />
        </div>
      }
    />
  )
}
