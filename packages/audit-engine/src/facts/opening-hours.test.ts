import { expect, it } from 'vitest'
import { openingHoursIn } from './opening-hours.ts'

it.each([
  ['Mon - Fri: 9am - 5pm', ['Mon - Fri: 9am - 5pm']],
  ['Monday to Friday 8.30am to 5.30pm', ['Monday to Friday 8.30am to 5.30pm']],
  ['Sunday: Closed', ['Sunday: Closed']],
  ['Tuesday\n9:00 – 17:00', ['Tuesday 9:00 – 17:00']],
  ['Saturdays 10-4pm', ['Saturdays 10-4pm']],
  ['Open 7 days, 6am until late', ['Open 7 days, 6am until late']],
  ['Emergency service 24/7', ['Emergency service 24/7']],
  ['Available 24 hours a day, 7 days a week', ['Available 24 hours a day, 7 days a week']],
  ['Saturday by appointment', ['Saturday by appointment']],
  ['We met on a Monday.', []],
  ['The deal closed.', []],
  ['Call 02 9555 0123', []],
  ['', []],
])('reads the hours of %j', (text, hours) => {
  expect(openingHoursIn(text)).toEqual(hours)
})
