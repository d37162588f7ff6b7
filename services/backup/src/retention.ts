import { retentionDays } from '@findable/contracts'
import type { Backup } from './archive.ts'

const day = 24 * 3_600_000

const newest = 24
/** Of how many days, weeks and months the last backup is kept, in UTC. Weeks begin on Monday; 1 January 1970 was a Thursday. */
const periods = [
  { most: 7, of: (at: Date) => at.toISOString().slice(0, 10) },
  { most: 4, of: (at: Date) => String(Math.floor((at.getTime() / day + 3) / 7)) },
  { most: 6, of: (at: Date) => at.toISOString().slice(0, 7) },
]

/**
 * The backups that are no longer kept: all but the newest 24 and the last one of each of the newest days, weeks and months,
 * and what is older than the privacy page says. Periods without a backup are not counted, so that an outage removes no
 * history. A wrong clock does not remove everything either: the newest 24 stay at any age, and those from the future too.
 */
export function noLongerKept<B extends Pick<Backup, 'at'>>(backups: readonly B[], now: Date): B[] {
  const newestFirst = backups.filter(({ at }) => at <= now).toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set<B>()
  for (const { most, of } of periods) {
    const last = [...Map.groupBy(newestFirst, ({ at }) => of(at)).values()].map(([newestOfIt]) => newestOfIt!)
    for (const backup of last.slice(0, most)) kept.add(backup)
  }
  const oldest = now.getTime() - retentionDays.backups * day
  return newestFirst.slice(newest).filter((backup) => !kept.has(backup) || backup.at.getTime() < oldest)
}
