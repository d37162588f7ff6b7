/** The zone that every date in the back office is in. */
export const timeZone = { id: 'Australia/Sydney', name: 'Sydney time' } as const

const dateAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: timeZone.id,
})

/** "May 3, 2026, 3:23 AM". */
export function formatDate(iso: string | null | undefined): string {
  if (!iso) return 'N/A'
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Invalid date'
  try {
    return dateAndTime.format(date)
  } catch {
    return 'Error formatting date'
  }
}
