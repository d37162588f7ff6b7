const day = 86_400_000

export const timestampOf = (daysAgo: number, now: Date): Date => new Date(now.getTime() - daysAgo * day)

/** "3 weeks ago". */
export function relativeTime(daysAgo: number): string {
  const units = [
    { name: 'year', days: 365 },
    { name: 'month', days: 30 },
    { name: 'week', days: 7 },
    { name: 'day', days: 1 },
  ]
  const unit = units.find(({ days }) => daysAgo >= days)
  if (!unit) return 'today'
  const amount = Math.floor(daysAgo / unit.days)
  return amount === 1 ? `a ${unit.name} ago` : `${amount} ${unit.name}s ago`
}
