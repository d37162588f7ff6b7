import { auditResultSchema, type AuditResult } from '@findable/contracts'
import { expect, test } from 'vitest'
import { renderReport, reportFileName, type ReportOptions } from '../src/index.ts'
import { sizeLimit } from '../src/render-report.ts'
import { hostile } from './hostile.ts'
import { sampleResult } from './sample-result.ts'

const client: ReportOptions = {
  edition: 'client',
  order: { reference: 'K7QM-3XRT', deliveredAt: '2026-11-16T02:20:00Z' },
  industryAverage: 56,
  publicUrl: 'https://findable.example',
}
const technical: ReportOptions = { ...client, edition: 'technical' }

const render = (options: Partial<ReportOptions> = {}, change: (result: AuditResult) => void = () => {}) => {
  const result = sampleResult()
  change(result)
  return renderReport(result, { ...client, ...options })
}
/** What a person reads: tags gone, entities written out. */
const text = (document: string) =>
  document
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

test('the sample is what the engine promises to answer', () => {
  expect(auditResultSchema.safeParse(sampleResult()).error).toBeUndefined()
})

test('the cover has the business, its score with band and coverage, and the order', () => {
  const read = text(render())
  expect(read).toContain('Harbour Lane Plumbing Marrickville NSW')
  expect(render()).toContain('aria-label="Overall score: 61 of 100, Average"')
  expect(read).toContain('Average 18 of 27 checks')
  expect(read).toContain('Order K7QM-3XRT')
  expect(read).toContain('Checked on 16 November 2026')
})

test('every component is a row with its score, or the reason why it has none', () => {
  const rows = render()
    .split(/<(?:details|div) class="check/)
    .slice(1)
    .map(text)
  const { components } = sampleResult()
  expect(rows).toHaveLength(27)
  components.forEach(({ title, score, reason }, index) => {
    expect(rows[index]).toContain(title)
    expect(rows[index]).toContain(score === null ? `Not measured ${reason}` : String(score))
  })
})

test('every scored component opens to its evidence', () => {
  for (const options of [client, technical]) {
    const read = text(renderReport(sampleResult(), options))
    for (const { evidence } of sampleResult().components) {
      for (const { saw, quote } of evidence) {
        expect(read).toContain(saw)
        if (quote) expect(read).toContain(quote.replace(/\s+/g, ' '))
      }
    }
  }
})

test('only the technical edition says how each check is scored, and when each thing was seen', () => {
  const criteria = sampleResult().components.map((component) => component.criteria)
  const [short, long] = [text(render()), text(render({ edition: 'technical' }))]
  for (const one of criteria) expect(long).toContain(one)
  for (const one of criteria) expect(short).not.toContain(one)
  expect(long).toContain('16 Nov 2026, 1:14 pm')
})

test('a check that does not apply says so, apart from those that could not be made', () => {
  const read = text(
    render({}, ({ components }) => {
      Object.assign(components[0]!, { outcome: 'notApplicable', reason: 'You do not serve customers at an address.' })
    }),
  )
  expect(read).toContain('Google Maps ranking Does not apply')
  expect(read).toMatch(/What does not apply to you Google Maps ranking You do not serve customers at an address\./)
})

test('nothing measured is no score: never a zero', () => {
  const document = render({ industryAverage: null }, (result) => {
    Object.assign(result, {
      overallScore: null,
      coverage: 0,
      measured: 0,
      strengths: [],
      weaknesses: [],
      tips: [],
      competitors: [],
    })
    for (const pillar of result.pillars) Object.assign(pillar, { score: null, coverage: 0, measured: 0 })
    for (const component of result.components) {
      Object.assign(component, {
        outcome: 'notMeasured',
        score: null,
        evidence: [],
        findings: [],
        reason: 'The site did not answer.',
      })
    }
  })
  const read = text(document)
  expect(document).toContain('aria-label="Overall score: Not measured"')
  expect(read).toContain('Not measured 0 of 27 checks')
  expect(read).toContain('could not measure enough to give you a score')
  expect(read).not.toContain('nothing to mend')
  expect(read).not.toMatch(/\b0 (?:Poor|of 100)/)
  expect(read).not.toContain('Average overall score')
})

test('the industry average is a tick on each pillar when there is one', () => {
  expect(render().match(/Average overall score in Trades &amp; Services: 56\./g)).toHaveLength(5)
  expect(render({ industryAverage: null })).not.toContain('Average overall score')
})

test('text to paste stands with the tip that needs it, once', () => {
  const tips = render().split('<li class="tip"').slice(1).map(text)
  expect(tips[0]).toContain('Page title to paste Plumber in Marrickville NSW | Harbour Lane Plumbing')
  expect(tips[0]).toContain('Page description to paste')
  expect(tips[1]).toContain('"telephone": "+61 2 9555 0187"')
  expect(text(render()).split('Page title to paste')).toHaveLength(2)
})

test('a step that only repeats the text to paste is left to it', () => {
  const step = 'For your home page you can use this title: "Plumber in Marrickville NSW | Harbour Lane Plumbing".'
  const read = text(render({}, ({ tips }) => tips[0]!.steps.push(step)))
  expect(read).not.toContain('you can use this title')
  expect(read.split('Plumber in Marrickville NSW | Harbour Lane Plumbing')).toHaveLength(2)
})

test('text to paste without a tip is kept when its check is short of excellent, and dropped when there is nothing to mend', () => {
  const without = (score: number) =>
    text(
      render({}, (result) => {
        result.tips = result.tips.filter(({ components }) => !components.includes('structured-data'))
        result.components.find(({ id }) => id === 'structured-data')!.score = score
      }),
    )
  expect(without(40)).toContain('More text to paste Business label (JSON-LD)')
  expect(without(100)).not.toContain('Business label (JSON-LD)')
})

test('no text of a website can end the script element that the customer pastes', () => {
  const read = text(render({}, ({ fixes }) => (fixes.jsonLd = '{"name":"</script><script>alert(1)</script>"}')))
  expect(read).toContain('{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}')
})

test('the guarantee quotes the reference and its last day; a report nobody ordered has none', () => {
  expect(text(render())).toContain('within 7 days of receiving it, by 23 November 2026, and quote your order reference')
  const { order: _, ...unordered } = client
  const read = text(renderReport(sampleResult(), unordered))
  expect(read).not.toContain('guarantee')
  expect(read).not.toContain('K7QM-3XRT')
})

test('guides are linked on our own site, for tips and for weak checks only', () => {
  const links = [...render().matchAll(/href="https:\/\/findable\.example(\/[\w-]+-guide)"/g)].map(([, path]) => path)
  expect(links).toContain('/meta-tags-guide')
  expect(links).toContain('/local-keywords-guide')
  expect(links).not.toContain('/ssl-guide')
})

test('a source that told only a part says so', () => {
  const reason = 'Reading ended at its time limit after 3 pages, so some pages were not read.'
  const cutShort = render({}, (result) => (result.sources[0]!.reason = reason))
  expect(text(cutShort)).toContain(`Your website : ${reason}`)
})

test('a business that its website does not name is called what the caller says, else by its address', () => {
  const nameless = (result: AuditResult) => void (result.identity.name = null)
  expect(text(render({ businessName: 'Harbour Lane' }, nameless))).toContain('Harbour Lane Marrickville NSW')
  expect(text(render({}, nameless))).toContain(`${sampleResult().target.host} Marrickville NSW`)
  expect(text(render({ businessName: 'Somebody' }))).not.toContain('Somebody')
})

test('sources that ask for credit get it, and missing ones say why', () => {
  const read = text(render())
  expect(read).toContain('OpenStreetMap © OpenStreetMap contributors, ODbL')
  expect(read).toContain('Australian Business Register : not available. The register did not answer in time.')
})

test('the same audit gives the same bytes', () => {
  expect(render()).toBe(render())
})

test('a huge and hostile result still fits, and says how much evidence was left out', () => {
  for (const edition of ['client', 'technical'] as const) {
    const document = render({ edition }, (result) => {
      for (const component of result.components) {
        const piece = {
          saw: '<&">'.repeat(200),
          quote: '<&">'.repeat(200),
          url: `https://x.example/${'&'.repeat(1_900)}`,
          at: result.auditedAt,
          source: 'website-crawl',
        }
        component.evidence = component.outcome === 'scored' ? Array.from({ length: 100 }, () => piece) : []
      }
    })
    expect(Buffer.byteLength(document)).toBeLessThanOrEqual(sizeLimit)
    expect(text(document)).toMatch(/And \d+ more like these\./)
  }
  expect(Buffer.byteLength(renderReport(hostile(sampleResult()), technical))).toBeLessThanOrEqual(sizeLimit)
})

test.each([
  ['https://www.Harbour-Lane.com.au/contact?x=1', 'visibility-report-harbour-lane-com-au.html'],
  ['harbour.com.au', 'visibility-report-harbour-com-au.html'],
  ['"\r\nX-Evil: 1/../../etc', 'visibility-report-x-evil-1.html'],
  ['', 'visibility-report.html'],
])('the file of %j is called %s', (website, name) => {
  expect(reportFileName(website)).toBe(name)
})
