import { NotOpenYet } from '../../screens/not-open-yet.tsx'

export default function ReportsPage() {
  return <NotOpenYet title="Reports Management" />
}
