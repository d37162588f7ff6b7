import ICAL from 'ical.js'
import { afterEach, expect, it, vi } from 'vitest'
import { toDoCalendar } from './to-do-calendar.ts'

const tip = { text: 'Why.', steps: ['Ask, then thank; always.', 'Answer.'], gain: 4, ease: 3 }
const tips = [
  { ...tip, components: ['review-volume' as const], title: 'Ask every customer', repeats: 'weekly' as const },
  { ...tip, components: ['profile-activity' as const], title: 'Post something', repeats: 'monthly' as const },
  { ...tip, components: ['website-testimonials' as const], title: 'Show praise', repeats: 'quarterly' as const },
  { ...tip, components: ['ssl' as const], title: 'Switch on https' },
]
/** The first three days of each event. */
async function daysOf(today: Date): Promise<Record<string, string[]>> {
  const file = await toDoCalendar({ tips, domain: 'example.com.au' }, today)
  const events = new ICAL.Component(ICAL.parse(file) as object[]).getAllSubcomponents('vevent')
  return Object.fromEntries(
    events.map((one) => {
      const event = new ICAL.Event(one)
      const next = event.iterator()
      return [event.summary, [1, 2, 3].map(() => next.next().toString())]
    }),
  )
}

afterEach(() => vi.unstubAllEnvs())

it.each(['Australia/Sydney', 'UTC', 'America/New_York'])('reminds on whole days of the reader in %s', async (zone) => {
  vi.stubEnv('TZ', zone)
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe({ 'Australia/Sydney': -660, UTC: 0 }[zone] ?? 300)
  expect(await daysOf(new Date(2026, 10, 24, 23, 30))).toEqual({
    'Ask every customer': ['2026-11-30', '2026-12-07', '2026-12-14'],
    'Post something': ['2026-12-01', '2027-01-01', '2027-02-01'],
    'Show praise': ['2027-01-01', '2027-04-01', '2027-07-01'],
  })
  expect((await daysOf(new Date(2026, 10, 30, 0, 10)))['Ask every customer']![0]).toBe('2026-12-07')
})

it('says how, and names no order', async () => {
  const file = await toDoCalendar({ tips, domain: 'example.com.au' })
  const [event] = new ICAL.Component(ICAL.parse(file) as object[]).getAllSubcomponents('vevent')
  expect(new ICAL.Event(event).description).toBe('Ask, then thank; always.\nAnswer.')
  expect(file).toContain('UID:review-volume@example.com.au')
})
