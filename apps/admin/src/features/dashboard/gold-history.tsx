import { History } from '../../audit-log/history.tsx'

/** What staff did with a gold-standard report, whatever its status. */
export const GoldHistory = ({ id }: { id: number }) => (
  <History filter={{ subjectType: 'gold-standard', subjectId: String(id) }} />
)
