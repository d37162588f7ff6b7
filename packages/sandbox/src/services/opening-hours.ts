import { days, type PlaceRecord } from './outside.ts'
import { stateOf } from './states.ts'

type Hours = NonNullable<PlaceRecord['hours']>

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Google puts a narrow no-break space before AM and PM, and thin spaces around the dash. */
const [narrow, thin] = ['\u202F', '\u2009']

/** A place's `regularOpeningHours`. */
export function regularOpeningHours(hours: Hours, state: PlaceRecord['state'], now: Date) {
  return {
    openNow: isOpen(hours, state, now),
    periods: days.flatMap((day, index) =>
      (hours[day] ?? []).map((range) => ({ open: pointOf(index, range, 0), close: pointOf(index, range, 1) })),
    ),
    weekdayDescriptions: [1, 2, 3, 4, 5, 6, 0].map((index) => `${dayNames[index]}: ${described(hours[days[index]!])}`),
  }
}

function pointOf(day: number, range: string, end: 0 | 1) {
  const [hour, minute] = range.split('-')[end]!.split(':').map(Number)
  return { day, hour, minute }
}

function described(ranges: string[] | undefined): string {
  if (!ranges?.length) return 'Closed'
  return ranges.map((range) => range.split('-').map(twelveHours).join(`${thin}–${thin}`)).join(', ')
}

function twelveHours(time: string): string {
  const [hour = 0, minute] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${narrow}${hour < 12 ? 'AM' : 'PM'}`
}

function isOpen(hours: Hours, state: PlaceRecord['state'], now: Date): boolean {
  const timeZone = stateOf(state).timeZone
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' })
  const [weekday = '', time = ''] = parts.format(now).toLowerCase().split(/,? /)
  return (hours[weekday as keyof Hours] ?? []).some((range) => {
    const [opens = '', closes = ''] = range.split('-')
    return opens <= time && time < closes
  })
}
