import { expect, test } from 'vitest'
import { offerLabel } from './offer-labels.ts'

test.each([
  ['Our Services', 'sure'],
  ['Explore our cleaning services', 'sure'],
  ['Signage Products and Services', 'sure'],
  ['Treatments', 'sure'],
  ['Practice areas', 'sure'],
  ['What we do', 'likely'],
  ['Corporate programs', 'likely'],
  ['What we do: electrical work', 'likely'],
])('%j introduces what a business offers', (text, kind) => {
  expect(offerLabel(text)).toBe(kind)
})

test.each([
  'Our process',
  'How it works',
  'Why choose our services',
  'Our values',
  'Service areas',
  'Terms of service',
  'Services we do not like to talk about in a heading as long as this one',
  'Treatment prices',
  'What our clients say about our services',
  'Additional services',
  'Which services do you need?',
  'Services: our latest works',
  'Benefits',
  'Products',
])('%j does not', (text) => {
  expect(offerLabel(text)).toBeNull()
})

test.each(['Move Types', 'Our service types', 'Types of repairs'])('%j may introduce services', (text) =>
  expect(offerLabel(text)).toBe('likely'),
)

test.each(['Turf types', 'Property types'])('%j introduces none', (text) => expect(offerLabel(text)).toBeNull())
