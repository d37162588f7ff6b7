const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?`
const days = String.raw`(?:${day}|weekdays?|weekends?|public holidays?|every ?day|daily|7 days)`
const time = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?|\d{1,2}[:.]\d{2}|noon|midnight)`
const range = String.raw`${time}\s*(?:-|–|—|to|until|till?)\s*(?:${time}|late|close)|\d{1,2}\s*(?:-|–|—|to)\s*\d{1,2}\s?[ap]m\b`
const dayLine = new RegExp(String.raw`\b${days}\b`, 'i')
/** "Monday7:30 am", where the hours are in an element of their own. */
const dayBeforeHours = new RegExp(String.raw`\b${day}(?=\d)`, 'gi')
const hoursLine = new RegExp(String.raw`${range}|\bclosed\b|\bby appointment\b|\b24 ?h(?:ou)?rs\b`, 'i')
const always =
  /\b(?:open|available|service|emergenc\w+)[^.\n]{0,30}\b24\s?\/\s?7\b|\b24\s?\/\s?7\b[^.\n]{0,30}\b(?:service|emergenc\w+|available|open)|\b24 hours?,? (?:a day,? )?(?:7|seven) days\b/i
const longest = 160

/** Lines that say when the business is open: a day and its hours on one line, or on two consecutive lines. */
export function openingHoursIn(text: string): string[] {
  const lines = text.replace(dayBeforeHours, '$& ').split('\n')
  const found: string[] = []
  for (const [place, line] of lines.entries()) {
    if (line.length > longest) continue
    const next = lines[place + 1] ?? ''
    if (line.includes('24') && always.test(line)) found.push(line)
    else if (!dayLine.test(line)) continue
    else if (hoursLine.test(line)) found.push(line)
    else if (line.length < 40 && next.length < 60 && hoursLine.test(next) && !dayLine.test(next))
      found.push(`${line} ${next}`)
  }
  return found
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** Two letters are what schema.org has: "Mo-Fr 09:00-17:00". */
const namedDay = String.raw`(?:mo|tu|we|th|fr|sa|su)(?:[nuedsatri]{1,4}(?:day)?s?)?`
const someDays = String.raw`(?:${namedDay}(?:\s*(?:-|–|—|to|&|and|,|/)\s*${namedDay})*|weekdays|(?:7|seven) days(?: a week)?|daily|every ?day)`
const clock = String.raw`\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\b\.?)?`
const daysAndHours = new RegExp(
  String.raw`\b(${someDays})[\s:·|,(]*(?:from\s+)?(${clock})\s*(?:-|–|—|to)\s*(${clock})(?![\d:])`,
  'gi',
)

/** Minutes since midnight; null without "am" or "pm" or minutes, as in "9 to 5". */
function minutes(text: string): number | null {
  const [, hour = '', minute, half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m)?/i.exec(text) ?? []
  if (minute === undefined && half === undefined) return null
  const from12 = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return from12 * 60 + Number(minute ?? 0)
}

/** 0 is Monday. */
function daysOf(text: string): number[] {
  if (/^weekdays/i.test(text)) return [0, 1, 2, 3, 4]
  const parts = text.toLowerCase().split(/\s*(-|–|—|to|&|and|,|\/)\s*/)
  const at = (part: string): number => week.findIndex((day) => part.startsWith(day.slice(0, 2)))
  if (at(parts[0]!) < 0) return [0, 1, 2, 3, 4, 5, 6]
  const found = new Set<number>()
  for (let place = 0; place < parts.length; place += 2) {
    const to = at(parts[place]!)
    const from = place > 0 && /^(?:-|–|—|to)$/.test(parts[place - 1]!) ? at(parts[place - 2]!) : to
    for (let day = from; day <= to; day++) found.add(day)
  }
  return [...found]
}

/** What a line says of each day, 0 for Monday, in minutes since midnight: "540-1020". Days without whole hours are left out. */
export function hoursByDay(line: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const [, days = '', opens = '', closes = ''] of line.matchAll(daysAndHours)) {
    const to = minutes(closes)
    // "1:30–5:30pm" opens in the afternoon.
    const [half = ''] = /[ap]\.?m\b\.?$/i.exec(closes.trim()) ?? []
    const inSameHalf = /[ap]\.?m/i.test(opens) ? null : minutes(`${opens.trim()} ${half}`)
    const from = half !== '' && inSameHalf !== null && to !== null && inSameHalf < to ? inSameHalf : minutes(opens)
    // Day and night is how an emergency line is open, beside the hours of the office.
    const isAllDay = from === 0 && (to === 0 || to === 23 * 60 + 59)
    if (from !== null && to !== null && !isAllDay) for (const day of daysOf(days)) found.set(day, `${from}-${to}`)
  }
  return found
}
