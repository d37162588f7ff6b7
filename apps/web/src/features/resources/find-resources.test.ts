import { expect, test } from 'vitest'
import { library } from '../../content/library.ts'
import { findResources } from './find-resources.ts'

const topics = (question: string) => findResources(question)?.map(({ topic }) => topic)

test.each([
  ['stars', 'Average star rating'],
  ['star', 'Average star rating'],
  ['https', 'SSL and https'],
  ['padlock', 'SSL and https'],
  ['Insta', 'Social media presence'],
  ['near me', 'Using local keywords'],
  ['photos', 'Image alt text and file names'],
  ['404', 'Links and navigation'],
  ['schema', 'Structured data (schema markup)'],
  ['google my business', 'Claiming and optimising a Google Business Profile'],
  ['yellow pages', 'Local directory listings'],
  ['how do I get more reviews?', 'Review volume'],
])('%s finds %s', (question, topic) => {
  expect(topics(question)).toContain(topic)
})

test.each([
  ['review', 'reviews'],
  ['directory', 'directories'],
  ['suburb', 'suburbs'],
  ['photo', 'photos'],
])('%s and %s find the same', (singular, plural) => {
  expect(topics(plural)).toEqual(topics(singular))
})

test.each([
  ['reveiws', 'Customer reviews'],
  ['fackbook', 'Social media presence'],
  ['certficate', 'SSL and https'],
  ['tripadviser', 'Local directory listings'],
])('a typing error is forgiven: %s', (question, topic) => {
  expect(topics(question)).toContain(topic)
})

test('a typing error is looked for only when the word itself finds nothing', () => {
  expect(topics('reply')).not.toContain('SSL and https')
  expect(topics('ssl')).toEqual(['SSL and https'])
})

test('a word that is nowhere finds nothing, and no word asks nothing', () => {
  expect(findResources('quokka')).toEqual([])
  expect(findResources('  ')).toBeNull()
})

test('every entry is found by its own topic', () => {
  for (const { topic } of library) expect(topics(topic)).toContain(topic)
})
