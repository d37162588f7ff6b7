import { retentionDays } from '@findable/contracts'
import { expect, test } from 'vitest'
import { noLongerKept } from './retention.ts'

const hour = 3_600_000
const last = new Date('2026-11-23T15:10:00Z')

/** The hours of a year's backups that are still there, newest first, when each new one removes what is no longer kept. */
function keptAfterAYear(hours: (age: number) => boolean = () => true): string[] {
  let backups: { at: Date }[] = []
  for (let age = 365 * 24; age >= 0; age--) {
    if (!hours(age)) continue
    const at = new Date(last.getTime() - age * hour)
    backups.push({ at })
    const gone = new Set(noLongerKept(backups, at))
    backups = backups.filter((each) => !gone.has(each))
  }
  return backups.map(({ at }) => at.toISOString().slice(0, 13)).toReversed()
}

test('of a year of hourly backups, the newest 24 are kept, and the last of 7 days, 4 weeks and 6 months', () => {
  const kept = keptAfterAYear()
  expect(kept.slice(0, 24)).toEqual(
    Array.from({ length: 24 }, (_, age) => new Date(last.getTime() - age * hour).toISOString().slice(0, 13)),
  )
  expect(kept.slice(24)).toEqual([
    // Days; today's and yesterday's last ones are among the newest.
    '2026-11-21T23',
    '2026-11-20T23',
    '2026-11-19T23',
    '2026-11-18T23',
    '2026-11-17T23',
    // Weeks, which end on Sunday: the 22nd is among the newest.
    '2026-11-15T23',
    '2026-11-08T23',
    // Months; November's is among the newest.
    '2026-10-31T23',
    '2026-09-30T23',
    '2026-08-31T23',
    '2026-07-31T23',
    '2026-06-30T23',
  ])
})

test('an outage of two months removes none of the history', () => {
  const kept = keptAfterAYear((age) => age > 60 * 24 || age === 0)
  expect(kept.length).toBeGreaterThan(24 + 7)
  expect(kept.slice(0, 2)).toEqual(['2026-11-23T15', '2026-09-24T14'])
})

test('one made before an upgrade stays though others follow in the same hour', () => {
  const minutes = [40, 30, 20, 10].map((ago) => ({ at: new Date(last.getTime() - ago * 60_000) }))
  expect(noLongerKept(minutes, last)).toEqual([])
})

const daysAgo = (days: number) => ({ at: new Date(last.getTime() - days * 24 * hour) })
const aDayOfThem = Array.from({ length: 24 }, (_, age) => daysAgo(age / 24))

test('nothing is kept for longer than the privacy page says', () => {
  const [within, beyond] = [daysAgo(retentionDays.backups - 1), daysAgo(retentionDays.backups + 1)]
  expect(noLongerKept([...aDayOfThem, within, beyond], last)).toEqual([beyond])
})

test('a clock that is years ahead leaves the newest, and one that is years behind leaves all', () => {
  const ahead = new Date('2031-01-01T00:00:00Z')
  expect(noLongerKept([...aDayOfThem, { at: ahead }], ahead)).toEqual([aDayOfThem.at(-1)])
  const behind = new Date('2001-01-01T00:00:00Z')
  const aYearOfThem = Array.from({ length: 365 }, (_, age) => daysAgo(age))
  expect(noLongerKept([...aYearOfThem, { at: behind }], behind)).toEqual([])
})
