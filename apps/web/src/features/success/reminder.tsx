import { endpoints, type ReportVersions } from '@findable/contracts/customer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { reminderWords } from '../../content/after-delivery.ts'
import { Choice } from '../../screens/choice.tsx'
import classes from './after-delivery.module.css'
import { failureWords } from './failure-words.ts'
import { refreshAfterDelivery } from './use-after-delivery.ts'

/** One mail, thirty days after delivery, for those who tick the box. */
export function Reminder({ id, reminder }: { id: string; reminder: ReportVersions['reminder'] }) {
  const queries = useQueryClient()
  // Of our own, as the mutation says a moment after the click that it runs, and the tick would go and come back.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const { mutate, error } = useMutation({
    mutationFn: (wanted: boolean) => api.call(endpoints.remindOfReport, { params: { id }, body: { wanted } }),
    onSuccess: () => refreshAfterDelivery(queries, id),
    // Not waited for: without a network it takes long.
    onError: () => void refreshAfterDelivery(queries, id),
    onSettled: () => setChosen(null),
  })
  if (reminder.sent) return <p className="quiet">{reminderWords.sent}</p>
  if (reminder.at === null || (reminder.refusal !== null && !reminder.wanted)) return null
  return (
    <div>
      <Choice
        type="checkbox"
        title={reminderWords.ask}
        about={reminderWords.about(reminder.at)}
        // Shown at once, and taken back when it could not be stored.
        checked={chosen ?? reminder.wanted}
        onChange={({ target }) => {
          setChosen(target.checked)
          mutate(target.checked)
        }}
      />
      {error && (
        <p className={classes['refused']} role="alert">
          {failureWords(error)}
        </p>
      )}
    </div>
  )
}
