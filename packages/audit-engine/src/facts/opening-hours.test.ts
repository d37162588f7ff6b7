import { expect, it } from 'vitest'
import { hoursByDay, openingHoursIn } from './opening-hours.ts'

it.each([
  ['Mon - Fri: 9am - 5pm', ['Mon - Fri: 9am - 5pm']],
  ['Monday to Friday 8.30am to 5.30pm', ['Monday to Friday 8.30am to 5.30pm']],
  ['Sunday: Closed', ['Sunday: Closed']],
  ['Monday7:30 am - 5:00 pm', ['Monday 7:30 am - 5:00 pm']],
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

const day = (...days: number[]) => days.map((one) => [one, '540-1020'])

it.each([
  ['Mon - Fri: 9am - 5pm', day(0, 1, 2, 3, 4)],
  ['Monday to Saturday ( 9 AM to 5 PM)', day(0, 1, 2, 3, 4, 5)],
  ['Mo-Fr 09:00-17:00', day(0, 1, 2, 3, 4)],
  ['Tuesdays and Thursdays, 9.00 am – 5.00 pm', day(1, 3)],
  ['Monday, Wednesday 09:00-17:00', day(0, 2)],
  ['Weekdays 9am to 5pm', day(0, 1, 2, 3, 4)],
  ['Tue 9:00–5:00pm', day(1)],
  ['Tue 1:30–5:30pm', [[1, '810-1050']]],
  ['7 days, 9am–5pm', day(0, 1, 2, 3, 4, 5, 6)],
  ['Hours: Thu 9am–5pm, Sat 9am–5pm', day(3, 5)],
  ['Mon–Fri9:00am – 5:00pm', day(0, 1, 2, 3, 4)],
  ['Sunday: closed', []],
  ['Monday 9 to 5', []],
  ['Mo-Su 00:00-23:59', []],
  ['Friday 9am until late', []],
  ['Most jobs take 9am - 5pm', []],
])('tells the days of %j apart', (line, hours) => {
  expect([...hoursByDay(line)].toSorted(([one], [other]) => one - other)).toEqual(hours)
})
