import { NotOpenYet } from '../../screens/not-open-yet.tsx'

export default function SettingsPage() {
  return <NotOpenYet title="Admin Settings" />
}
