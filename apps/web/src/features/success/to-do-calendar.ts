import type { BusinessReport, Tip } from '@findable/contracts/customer'

type Repeats = NonNullable<Tip['repeats']>

/** What to do again and again, of the to-dos of a report. */
export const repeated = ({ tips }: Pick<BusinessReport, 'tips'>): (Tip & { repeats: Repeats })[] =>
  tips.flatMap((tip) => (tip.repeats ? [{ ...tip, repeats: tip.repeats }] : []))

/** Reminders of the repeated to-dos as a calendar file (RFC 5545): all-day events, the first one after `today`. */
export async function toDoCalendar(
  report: Pick<BusinessReport, 'tips' | 'domain'>,
  today: Date = new Date(),
): Promise<string> {
  const { default: ical, ICalEventRepeatingFreq } = await import('ical-generator')
  const freq = {
    weekly: { freq: ICalEventRepeatingFreq.WEEKLY },
    monthly: { freq: ICalEventRepeatingFreq.MONTHLY },
    quarterly: { freq: ICalEventRepeatingFreq.MONTHLY, interval: 3 },
  }
  const calendar = ical({ name: `To-dos for ${report.domain}` })
  for (const { components, title, steps, repeats } of repeated(report)) {
    calendar.createEvent({
      id: `${components[0]}@${report.domain}`,
      start: first[repeats](today),
      allDay: true,
      summary: title,
      description: steps.join('\n'),
      repeating: freq[repeats],
    })
  }
  return calendar.toString()
}

/** The next Monday, and the first day of the next month and quarter, where the reader is; the library reads days in UTC. */
const first: Record<Repeats, (today: Date) => Date> = {
  weekly: (today) => day(today.getFullYear(), today.getMonth(), today.getDate() + 7 - ((today.getDay() + 6) % 7)),
  monthly: (today) => day(today.getFullYear(), today.getMonth() + 1, 1),
  quarterly: (today) => day(today.getFullYear(), today.getMonth() + 3 - (today.getMonth() % 3), 1),
}
const day = (...parts: [year: number, month: number, date: number]): Date => new Date(Date.UTC(...parts))
