import { NotOpenYet } from '../../screens/not-open-yet.tsx'

export default function DashboardPage() {
  return <NotOpenYet title="Dashboard" />
}
