import { expect, test } from 'vitest'
import { licenceNumberIn, licenceRuleFor, mayHoldLicence } from './licence-rules.ts'

test.each([
  ['Electrical contractor licence 123456C', 'contractor licence 123456C'],
  ['Lic. No: 45678', 'Lic. No: 45678'],
  ['Contractor Licence Number 123 4567 applies; Licence No. 987654', 'Licence No. 987654'],
  ['QBCC 1234567', 'QBCC 1234567'],
  ['EC012345', 'EC012345'],
  ['REC 23456', 'REC 23456'],
  ['PGE 213456', 'PGE 213456'],
  ['Builder BC12345', 'BC12345'],
])('%s holds a licence number', (text, number) => {
  expect(licenceNumberIn(text)).toBe(number)
})

test.each(['Licensed and insured since 2011', 'Licensed electricians', 'Call 02 9555 0123', 'Driver licence lessons'])(
  '%s holds none',
  (text) => {
    expect(licenceNumberIn(text)).toBeNull()
  },
)

test('a number that may be one keeps us from saying that there is none', () => {
  expect(mayHoldLicence('Fully licensed (our number is 123 456)')).toBe(true)
  expect(mayHoldLicence('Painter PC 6789')).toBe(true)
  expect(mayHoldLicence('Fully licensed electricians')).toBe(false)
})

test('a rule is known by state and trade only', () => {
  expect(licenceRuleFor('electrician', 'WA')?.law).toContain('regulation 45')
  expect(licenceRuleFor('builder', 'QLD')?.law).toContain('section 54')
  expect(licenceRuleFor('painter', 'WA')?.law).toContain('section 8')
  expect(licenceRuleFor('roofer', 'QLD')?.law).toContain('asks licensees')
  expect(licenceRuleFor('builder', 'VIC')).toBeNull()
  expect(licenceRuleFor('painter', 'NSW')).toBeNull()
})
