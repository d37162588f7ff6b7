import { describe, expect, it } from 'vitest'
import { serviceName, withoutPlace } from './service-names.ts'

describe('withoutPlace', () => {
  it.each([
    ['Switchboard upgrades in Marrickville', 'Switchboard upgrades'],
    ['Cleaning in Newtown and the Inner West', 'Cleaning'],
    ['Plumbing In Sydney', 'Plumbing'],
    ['Roof repairs across all suburbs', 'Roof repairs'],
    ['Heritage lighting in Glastonbury', 'Heritage lighting'],
    ['Wills for families', 'Wills'],
    ['Painting in your home', 'Painting'],
  ])('cuts %j to %j', (name, expected) => {
    expect(withoutPlace(name, [])).toBe(expected)
  })

  it('keeps a place that goes on', () => {
    const places = ['Sutherland']
    expect(withoutPlace("Sutherland Shire Children's Choir", places)).toBe("Sutherland Shire Children's Choir")
    expect(withoutPlace('Sutherland choir lessons', places)).toBe('choir lessons')
  })

  it.each([
    'Move In Cleaning',
    'Move in Cleaning',
    'End of Lease Move In Cleaning',
    'Walk In Wardrobes',
    'Custom Built in Wardrobes',
    'Skills in Demand',
    'Made to Measure Curtains',
    'Wall to Wall Carpet',
    'Door to Door Delivery',
    'Helping with Household Tasks',
  ])('keeps %j whole', (name) => {
    expect(withoutPlace(name, [])).toBe(name)
  })
})

describe('a name that begins with "Other"', () => {
  it('is the service it goes on to name', () => {
    expect(serviceName('Other Succession Related Transactions')).toBe('Succession Related Transactions')
  })

  it.each(['Other Services', 'Other Services We Offer', 'Other Pages You May Like', 'Other Useful Links'])(
    'is none in %j',
    (text) => expect(serviceName(text)).toBeNull(),
  )
})

describe('a card under what is offered', () => {
  it.each([
    'MENUS',
    'Cozy Accommodation',
    'Tailored Diets',
    'Memories of Home',
    'Unique Requirements',
    'Pain & overuse problems',
    'Comprehensive assessment',
    'Individualised programs',
    'Progress & reporting',
    'Paperwork That Stands Up',
    'Tips & Tricks - Home Loans',
    'Primary Levels',
    'Adult Class',
  ])('names no service where it says what one is like, or is a label: %j', (text) =>
    expect(serviceName(text)).toBeNull(),
  )

  it.each(['Holiday accommodation', 'Diet plans', 'Home openings', 'Menu design'])('names one in %j', (text) =>
    expect(serviceName(text)).toBe(text),
  )
})

it.each(['Support worker northern suburbs', 'Lawn care inner west', 'Dog walking South Eastern Suburbs'])(
  'a page for a district names no service: %j',
  (text) => expect(serviceName(text)).toBeNull(),
)

it.each([
  'Submit a Request',
  'Verify a Licence',
  'Apply Now',
  'Register as a Worker',
  'Refer a Friend',
  'Check Your Eligibility',
])('what a button asks for names no service: %j', (text) => expect(serviceName(text)).toBeNull())

it.each(['Check-ups', 'Registered training', 'Referral management'])(
  'words like those of buttons name one: %j',
  (text) => expect(serviceName(text)).toBe(text),
)

it('two apostrophes in a row are one', () => expect(serviceName("Men'’s Sheds")).toBe('Men’s Sheds'))

it.each([
  'Single Lesson',
  'Single Driving Lesson',
  '5-Hour Package',
  '10 Class Pass',
  'Starter Package',
  'Premium Plan',
  'Growth',
])('how much of a service a price is for names none: %j', (text) => expect(serviceName(text)).toBeNull())

it.each(['Driving Lessons', 'Individual Counselling Sessions', 'Casual Dance Classes', 'Meal Plan', 'One Day Courses'])(
  'words like those of a price name one: %j',
  (text) => expect(serviceName(text)).toBe(text),
)
