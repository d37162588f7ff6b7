import { NotOpenYet } from '../../screens/not-open-yet.tsx'

export default function CreateReportPage() {
  return <NotOpenYet title="Create Gold Standard Report" />
}
