import { expect, test } from 'vitest'
import { renderReport, type ReportOptions } from '../src/index.ts'
import { client, render, technical, text } from './rendered.ts'
import { sampleWithEverySource } from './sample-with-every-source.ts'

test('a source that told only a part says so', () => {
  const reason = 'Reading ended at its time limit after 3 pages, so some pages were not read.'
  const cutShort = (edition: ReportOptions['edition']) =>
    text(render({ edition }, (result) => (result.sources[0]!.reason = reason)))
  expect(cutShort('client')).toContain(`Your website : ${reason}`)
  expect(cutShort('technical')).toContain(`Your website website-crawl Answered. ${reason}`)
})

test('sources that ask for credit get it, with the link that they ask for', () => {
  for (const edition of ['client', 'technical'] as const) {
    const document = renderReport(sampleWithEverySource(), { ...client, edition })
    expect(text(document)).toMatch(/Google Places (?:google-places )?\(?Google Maps/)
    expect(document).toContain(
      '© OpenStreetMap contributors (ODbL), <a href="https://openstreetmap.org/copyright" rel="noopener noreferrer nofollow">',
    )
  }
})

test('a source that gave nothing is named with its reason among what could not be checked', () => {
  const notChecked = (document: string) => text(document.split('<section id="not-checked"')[1]!.split('</section>')[0]!)
  const read = notChecked(render())
  expect(read).toContain('Google Places was not asked: this report was made without access to it.')
  expect(read).toContain('Australian Business Register did not answer in time.')
  expect(read).not.toContain('OpenStreetMap')
  expect(notChecked(renderReport(sampleWithEverySource(), client))).not.toContain('Sources that told us nothing')
})

test('the technical edition counts the checks each source has evidence in, and says how sure each part of the identity is', () => {
  const read = text(renderReport(sampleWithEverySource(), technical))
  expect(read).toContain('Google Places google-places Google Maps Answered 5 checks')
  expect(read).toContain('Brave Search brave-search Answered 1 check')
  expect(read).toContain('Suburb Marrickville (90% sure)')
  expect(read).toContain('ABN 51 824 753 556 (98% sure)')
  expect(read).toContain('carry 95% of the weight')
  expect(text(render({ edition: 'technical' }))).toContain(
    'Google Places google-places Not available. Google Places was not asked',
  )
})

test('competitors are shown beside the score of our own home page alone, best first', () => {
  const rivals = (document: string) =>
    [...document.matchAll(/<li class="(rival(?: you)?)">(.*?)<\/li>/gs)].map(([, kind, row]) => [kind, text(row!)])
  const { competitorsNote } = sampleWithEverySource()
  const document = renderReport(sampleWithEverySource(), client)
  const rows = rivals(document)
  expect(rows.map(([kind]) => kind)).toEqual(['rival', 'rival', 'rival you', 'rival', 'rival', 'rival'])
  expect(rows[2]![1]).toMatch(/Harbour Lane Plumbing You 66 Average/)
  expect(document).toContain('aria-label="You: 66 of 100, Average."')
  expect(document).toContain('aria-label="marrickvillegas.com.au: 100 of 100, Excellent."')
  expect(text(document)).toContain(competitorsNote)
  expect(text(document)).toContain('Your overall score of 61 is not in the picture')

  const unmeasured = render({}, (result) => (result.homeScore = null))
  expect(rivals(unmeasured).map(([kind]) => kind)).toEqual(['rival', 'rival', 'rival'])
  expect(text(unmeasured)).toContain('could not be measured the same way, so you are not in this picture')
})

test('without competitors there is no picture, only the reason', () => {
  const note = 'No competitors were compared: your website does not say plainly what your trade is.'
  const document = render({}, (result) =>
    Object.assign(result, { competitors: [], homeScore: null, competitorsNote: note }),
  )
  expect(text(document)).toContain(note)
  expect(document).not.toContain('class="rivals"')
})

test('evidence elsewhere is shown by its place, and its link keeps the whole question', () => {
  const document = renderReport(sampleWithEverySource(), client)
  expect(document).toContain(
    '<a href="https://www.google.com/maps/search/?api=1&amp;query=plumber%20Marrickville%20NSW" rel="noopener noreferrer nofollow">www.google.com/maps/search</a> · Google Places',
  )
})
