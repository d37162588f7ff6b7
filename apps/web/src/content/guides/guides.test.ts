import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pillarIds, pillars } from '@findable/contracts/customer'
import dictionary from 'dictionary-en-au'
import { fleschKincaid } from 'flesch-kincaid'
import nspell from 'nspell'
import { syllable } from 'syllable'
import { describe, expect, test } from 'vitest'
import { cards } from './cards.ts'
import type { Guide, Source, Text } from './guide.ts'
import { guides } from './index.ts'
import { knownWords } from './known-words.ts'

const ids = pillarIds.flatMap((pillar) => pillars[pillar].components)
const root = join(import.meta.dirname, '../../../../..')

const loaded = new Map<string, Guide>()
for (const id of ids) loaded.set(id, (await guides[id]!()).guide)
const each = [...loaded].map(([id, guide]) => ({ id, guide, criteria: criteriaOf(id) }))

function criteriaOf(id: string): string {
  const file = readFileSync(join(import.meta.dirname, `../checks/${id}.json`), 'utf8')
  return (JSON.parse(file) as { criteria: string }).criteria
}

test('every check has a card and a guide, and no guide is without a check', () => {
  expect(Object.keys(cards)).toEqual(ids)
  expect(Object.keys(guides)).toEqual(ids)
})

describe.each(each)('$id', ({ id, guide, criteria }) => {
  const claims = textsOf(guide).filter((text) => typeof text === 'object')
  const sources = claims.flatMap((claim) => ('source' in claim ? [claim.source] : []))

  test('fits two printed pages', () => {
    expect(wordsOf(proseOf(guide)).length).toBeGreaterThan(550)
    expect(wordsOf(proseOf(guide)).length).toBeLessThan(1150)
  })

  test('reads at year 8', () => {
    expect(gradeOf([...textsOf(guide).map(words), guide.example.intro, guide.worked, guide.stop])).toBeLessThan(8)
  })

  test('is spelt as in Australia', () => {
    const { title, about, topic } = cards[id]!
    expect(misspelt([...proseOf(guide), title, about, topic])).toEqual([])
  })

  test('names every source with an address and the month it was read in', () => {
    expect(sources.flatMap(problemsOf)).toEqual([])
  })

  test('opens other websites over https', () => {
    const addresses = guide.steps.flatMap(({ link }) => (link ? [link.url] : []))
    expect(addresses.filter((url) => !/^https:\/\/[\w.-]+\.\w+(\/|$)/.test(url))).toEqual([])
  })

  test('quotes the criteria of its check where it says that a figure counts', () => {
    const quotes = claims.flatMap((claim) => (claim.kind === 'ours' && claim.scored ? [claim.scored] : []))
    expect(quotes.filter((quote) => !criteria.includes(quote))).toEqual([])
  })

  test('names no figure of the check that the check does not use', () => {
    const sentences = proseOf(guide)
      .flatMap(sentencesOf)
      .filter((sentence) => aboutTheCheck.test(sentence))
    expect(sentences.filter((sentence) => figuresIn(sentence).some((figure) => !isUsed(figure, criteria)))).toEqual([])
  })

  test('says of no figure that it counts, unless the check uses it', () => {
    const counted = claims.flatMap((claim) => (claim.kind === 'ours' && claim.scored ? [claim.says] : []))
    expect(counted.filter((says) => figuresIn(says).some((figure) => !isUsed(figure, criteria)))).toEqual([])
  })

  test('shows a demo business as it is', () => {
    const { host, seen } = guide.example
    const file = readFileSync(join(root, 'packages/sandbox/demo-sites', host, seen.file), 'latin1')
    expect(Buffer.from(file, 'latin1').toString()).toContain(seen.text)
  })
})

/** The advice that the guides are to give, and that the marks need not follow. */
const advised: readonly (readonly [guide: string, figure: string])[] = [
  ['google-maps', '10–15 photos or more, at least 720px wide'],
  ['google-business-profile', '10–15 photos or more, each at least 720px wide'],
  ['meta-tags', 'page titles under 60 characters'],
  ['meta-tags', 'meta descriptions under 160 characters'],
  ['profile-activity', 'Post on social media at least weekly'],
  ['star-rating', 'A star rating of 4.0 or higher'],
  ['reviews', '“It only takes 30 seconds!”'],
  ['content-quality', '300–500 words per page'],
  ['content-quality', 'within 6–12 months'],
  ['link-structure', '1–3 internal links'],
  ['review-volume', 'at least 10–15 reviews in total'],
  ['review-volume', '10+ reviews when you are starting out, 25–50 to build trust, 100+ for strong authority'],
  ['review-recency', 'At least one review in the past 4–6 weeks'],
  ['review-recency', 'The last 3 reviews should be mostly positive'],
  ['review-response', 'Respond to reviews within 24–48 hours'],
  ['website-testimonials', '1–2 testimonials per section'],
  ['website-testimonials', 'a new testimonial each quarter'],
  ['platform-presence', '1 main platform plus 1 backup'],
  ['platform-relevance', '1 main platform and 1 backup'],
]

test.each(advised)('%s advises: %s', (id, figure) => {
  const ours = textsOf(loaded.get(id)!).filter((text) => typeof text === 'object' && text.kind === 'ours')
  expect(ours.map(words).filter((says) => says.includes(figure))).toHaveLength(1)
})

test('no two guides share a sentence', () => {
  const owners = new Map<string, string[]>()
  for (const { id, guide } of each)
    for (const sentence of proseOf(guide)
      .flatMap(sentencesOf)
      .filter((one) => wordsOf([one]).length > 3))
      owners.set(sentence, [...(owners.get(sentence) ?? []), id])
  expect([...owners].filter(([, several]) => new Set(several).size > 1)).toEqual([])
})

test('a source has one name and one address, wherever it is named', () => {
  const byAddress = Map.groupBy(
    each
      .flatMap(({ guide }) => textsOf(guide))
      .flatMap((text) => (typeof text === 'object' && 'source' in text ? [text.source] : [])),
    ({ url }) => url,
  )
  const named = [...byAddress.values()].map((same) => [...new Set(same.map(({ title }) => title))])
  expect(named.filter((titles) => titles.length > 1)).toEqual([])
})

function textsOf(guide: Guide): Text[] {
  return [...guide.why, ...guide.steps.flatMap(({ text, tip }) => [...text, tip]), ...guide.scoring, ...guide.mistakes]
}

const words = (text: Text): string => (typeof text === 'string' ? text : text.says)

/** All text to be read, except titles and pictures: a piece is a paragraph or a line of a list. */
function proseOf(guide: Guide): string[] {
  return [
    guide.today,
    ...textsOf(guide).map(words),
    ...guide.steps.flatMap(({ title, checklist, done }) => [title, ...checklist, done]),
    guide.example.intro,
    guide.example.before.caption,
    guide.example.after.caption,
    ...guide.checklist,
    guide.worked,
    guide.stop,
  ]
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!][”"’)]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/[\p{L}’']+/gu) ?? [])

/** Flesch-Kincaid grade of the paragraphs; lists would make any text look easy. */
function gradeOf(paragraphs: readonly string[]): number {
  const all = wordsOf(paragraphs)
  return fleschKincaid({
    sentence: paragraphs.flatMap((text) => text.split(/[.?!]+[”"’)]*(?:\s+|$)/).filter(Boolean)).length,
    word: all.length,
    syllable: all.reduce((sum, word) => sum + syllable(word), 0),
  })
}

const speller = nspell(dictionary as unknown as { aff: Buffer; dic: Buffer })

function misspelt(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.replaceAll(/\S*[./@_]\S*\w/g, ' '))
  const unknown = wordsOf(plain)
    .map((word) => word.replaceAll('’', "'").replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '' && !knownWords.has(word.replace(/'s$/, '')) && !speller.correct(word))
  return [...new Set(unknown)]
}

function problemsOf({ publisher, title, url, read, published }: Source): string[] {
  const month = /^20\d\d-(0[1-9]|1[0-2])$/
  return [
    ...(publisher && title ? [] : ['no name']),
    ...(/^https:\/\/[\w.-]+\.\w+\/\S+$/.test(url) ? [] : [`no page of its own: ${url}`]),
    ...(month.test(read) ? [] : ['no month']),
    ...(published === undefined || (month.test(published) && published <= read) ? [] : ['published after it was read']),
  ]
}

const numerals: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  seven: '7',
  ten: '10',
  twelve: '12',
  twenty: '20',
}

const aboutTheCheck = /\b(this|our) check\b|\bmarks\b|\bearns?\b|\bpoints\b/i

const figuresIn = (sentence: string): string[] => sentence.match(/\d[\d.,]*(?<=\d)/g) ?? []

/** Whether the criteria contain a figure, in digits or as a word. All checks go up to 100. */
function isUsed(figure: string, criteria: string): boolean {
  const word = Object.entries(numerals).find(([, digits]) => digits === figure)?.[0]
  const pattern = `(?<![\\d.,])${figure.replace('.', '\\.')}(?!\\d)${word ? `|\\b${word}\\b` : ''}`
  return figure === '100' || new RegExp(pattern, 'i').test(criteria)
}
