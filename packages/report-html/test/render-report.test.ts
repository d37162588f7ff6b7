import { auditResultSchema, compare, componentIds, type AuditResult } from '@findable/contracts'
import { expect, test } from 'vitest'
import { renderReport } from '../src/index.ts'
import { client, render, technical, text } from './rendered.ts'
import { sampleResult } from './sample-result.ts'
import { sampleWithEverySource } from './sample-with-every-source.ts'

test('the sample is what the engine promises to answer', () => {
  for (const result of [sampleResult(), sampleWithEverySource()])
    expect(auditResultSchema.safeParse(result).error).toBeUndefined()
})

test('the cover has the business, its score with band and coverage, and the order', () => {
  const read = text(render())
  expect(read).toContain('Harbour Lane Plumbing Marrickville NSW')
  expect(render()).toContain('aria-label="Overall score: 61 of 100, Average"')
  expect(read).toContain(`Average 18 of ${componentIds.length} checks`)
  expect(read).toContain('Order K7QM-3XRT')
  expect(read).toContain('Checked on 16 November 2026')
})

test('the cover shows the home page on a phone, with its size, and how and when it was taken', () => {
  const document = renderReport(sampleWithEverySource(), client)
  expect(document).toMatch(
    /<img src="data:image\/webp;base64,UklGR[^"]+" width="390" height="700" alt="The first screen of harbourlaneplumbing\.com\.au on a phone">/,
  )
  expect(text(document)).toContain(
    'Your home page on a phone, 3 seconds after it loads. Taken by our browser on 16 November 2026, with a screen of 390 by 700 pixels.',
  )
})

test.each([undefined, { webp: '"><script>', width: 390, height: 700, at: '' }])(
  'without a picture, or with something else in its place, there is no frame for it: %j',
  (homePicture) => {
    const document = renderReport({ ...sampleResult(), ...(homePicture && { homePicture }) }, client)
    expect(document).not.toContain('<img')
    expect(text(document)).not.toContain('on a phone,')
  },
)

test('a pillar that rests on one check of four is shown with its coverage and without a band', () => {
  const read = text(
    render({}, ({ pillars }) => Object.assign(pillars[0]!, { score: 100, coverage: 0.35, measured: 1, applicable: 4 })),
  )
  expect(read).toContain('100 Partly measured')
  expect(read).toContain('1 of 4 checks')
})

test('competitors are averaged apart from the industry, home page against home page', () => {
  const read = text(render({ industryAverage: null }))
  expect(read).toMatch(/Their home pages average \d+; yours has \d+\./)
  expect(read).not.toContain('The average overall score')
})

test('a weakness is told in full on the to-do list alone, and referred to from the first page and from its row', () => {
  const read = text(render())
  const { tips } = sampleResult()
  const [tip] = tips
  const easy = tips.find(({ ease }) => ease === 3) ?? tip
  expect(read.split(tip!.text)).toHaveLength(2)
  expect(read).toContain(`Do this today. ${easy!.title} . ${easy!.steps[0]}`)
  expect(read).toContain(`Job 1: ${tip!.title}`)
  expect(read).toContain(`Job 1 on your to-do list: ${tip!.title}`)
})

test('the jobs after the fifth show their steps on a tap', () => {
  const document = render({}, (result) => {
    result.tips = Array.from({ length: 7 }, () => result.tips[0]!)
  })
  expect(document.match(/<summary>How to do it<\/summary>/g)).toHaveLength(2)
})

test('every component is a row with its score, or the reason why it has none', () => {
  const rows = render()
    .split(/<(?:details|div) class="check/)
    .slice(1)
    .map(text)
  const { components } = sampleResult()
  expect(rows).toHaveLength(componentIds.length)
  components.forEach(({ title, score, reason }, index) => {
    expect(rows[index]).toContain(title)
    expect(rows[index]).toContain(score === null ? `Not measured ${reason}` : String(score))
  })
})

test('why a check was not scored is said in full', () => {
  const result = sampleResult()
  const reason = `${'We found what reads like praise of patients. '.repeat(8)}Ask your board about it.`
  Object.assign(result.components[0]!, { outcome: 'notApplicable', score: null, reason, findings: [], evidence: [] })
  expect(text(renderReport(result, client))).toContain('Ask your board about it.')
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
  expect(read).toContain('You do not serve customers at an address.')
  expect(read).toContain('Does not apply to you: Google Maps ranking.')
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
  expect(read).toContain(`Not measured 0 of ${componentIds.length} checks`)
  expect(read).toContain('could not measure enough to give you an overall score: we could make 0 of')
  expect(read).not.toContain('nothing to fix')
  expect(read).not.toMatch(/\b0 (?:Poor|of 100)/)
  expect(read).not.toContain('Average overall score')
})

test('two checks are no overall score: the report says how little was measured, keeps what it found, and ranks nothing', () => {
  const document = render({}, (result) => Object.assign(result, { overallScore: null, coverage: 0.12, measured: 2 }))
  const read = text(document)
  expect(read).toContain(`Too little measured 2 of ${componentIds.length} checks`)
  expect(read).toContain(`we could make 2 of ${componentIds.length} checks. What we tried`)
  expect(read).toContain('Your to-do list')
  for (const claim of ['You score', 'Do this today', 'Worth up to', 'Your overall score of'])
    expect(read).not.toContain(claim)
})

test('the industry average is a tick on each pillar when there is one', () => {
  expect(render().match(/Average overall score in Trades &amp; Services: 56\./g)).toHaveLength(5)
  expect(render({ industryAverage: null })).not.toContain('Average overall score')
})

test('text to paste is with the tip that needs it, once', () => {
  const tips = render().split('<li class="tip"').slice(1).map(text)
  expect(tips[0]).toContain('Page title to paste Plumber in Marrickville NSW | Harbour Lane Plumbing')
  expect(tips[0]).toContain('Page description to paste')
  expect(tips[1]).toContain('"telephone": "+61 2 9555 0187"')
  expect(text(render()).split('Page title to paste')).toHaveLength(2)
})

test('a later tip that needs the same text says so in a step', () => {
  const step = 'For your home page you can use this title.'
  const tips = render({}, (result) => (result.tips[2]!.paste = { fixes: ['title'], step }))
    .split('<li class="tip"')
    .slice(1)
    .map(text)
  expect(tips[0]).not.toContain('you can use')
  expect(tips[2]).toContain(step)
})

test('text to paste without a tip is kept when its check is short of excellent, and dropped when there is nothing to fix', () => {
  const without = (score: number) =>
    text(
      render({}, (result) => {
        result.tips = result.tips.filter(({ components }) => !components.includes('structured-data'))
        result.components.find(({ id }) => id === 'structured-data')!.score = score
      }),
    )
  expect(without(40)).toContain('More text to paste Business note for search engines (JSON-LD)')
  expect(without(100)).not.toContain('Business note for search engines (JSON-LD)')
})

test('no text of a website can end the script element that the customer pastes', () => {
  const read = text(render({}, ({ fixes }) => (fixes.jsonLd = '{"name":"</script><script>alert(1)</script>"}')))
  expect(read).toContain('{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}')
})

test('the guarantee quotes the reference and its last day; a report without an order has none', () => {
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

test('a guide opens at the step that solves the first problem, which names the page it was seen on', () => {
  const linked = (page: string | undefined) =>
    [
      ...render({}, ({ components }) => {
        const { findings } = components.find(({ id }) => id === 'meta-tags')!
        const problem = findings.find(({ kind }) => kind === 'problem')!
        Object.assign(problem, { step: 2, page })
      }).matchAll(/href="https:\/\/findable\.example(\/meta-tags-guide[^"]*)"/g),
    ].map(([, path]) => path)
  expect(linked('/about/')).toContain('/meta-tags-guide?page=%2Fabout%2F#step-2')
  expect(linked(undefined)).toContain('/meta-tags-guide#step-2')
  for (const odd of ['//evil.example', '/me@example.com', `/${'x'.repeat(300)}`])
    expect(linked(odd)).toContain('/meta-tags-guide#step-2')
})

test('a business that its website does not name is called what the caller says, else by its address', () => {
  const nameless = (result: AuditResult) => void (result.identity.name = null)
  expect(text(render({ businessName: 'Harbour Lane' }, nameless))).toContain('Harbour Lane Marrickville NSW')
  expect(text(render({}, nameless))).toContain(`${sampleResult().target.host} Marrickville NSW`)
  expect(text(render({ businessName: 'Somebody' }))).not.toContain('Somebody')
})

test('what a row has to cut is whole where the row opens', () => {
  const long = `${'The footer and the contact page disagree. '.repeat(10)}This is the end of it.`
  const document = render({}, ({ components }) => {
    components.find(({ id }) => id === 'ssl')!.findings = [{ kind: 'strength', text: long }]
  })
  const row = document.split('Security certificate</span>')[1]!.split('</details>')[0]!
  expect(text(row.split('</summary>')[0]!)).toMatch(/disagree\. .*…/)
  expect(text(row)).toContain(long)
})

test('small numbers read well', () => {
  const read = text(
    render({}, (result) => {
      result.measured = 26
      result.tips[0]!.gain = 0.3
      result.tips[1]!.gain = 1.2
      result.components.find(({ id }) => id === 'ssl')!.evidence = Array.from(
        { length: 21 },
        () => result.components.find(({ id }) => id === 'ssl')!.evidence[0]!,
      )
    }),
  )
  expect(read).toContain('the other one counts neither for nor against you')
  expect(read).toContain('Worth less than a point')
  expect(read).toContain('Worth up to 1 point ')
  expect(read).toContain('And one more line of evidence.')
})

test('the same audit gives the same bytes', () => {
  expect(render()).toBe(render())
})

test('before and after has both readings side by side, what is done, and what got better and worse', () => {
  const before = sampleResult()
  const now: AuditResult = {
    ...sampleResult(),
    auditedAt: '2026-12-20T02:20:00.000Z',
    overallScore: 74,
    tips: before.tips.slice(1),
    competitors: before.competitors.map((one) => ({ ...one, score: 90 })),
    components: before.components.map((one, index) =>
      one.score === null ? one : { ...one, score: index % 2 ? one.score - 1 : Math.min(100, one.score + 1) },
    ),
  }
  const read = text(render({ comparison: compare(before, now) }))
  expect(read).toContain('Before and after Your score went from 61 to 74: 1 to-do is done,')
  expect(read).toContain('16 November 2026 20 December 2026 Overall 61 74')
  expect(read).toContain(`Done ${before.tips[0]!.title}`)
  expect(read).toMatch(/Got worse .+ Got better .+ Your competitors/)
  expect(read).not.toContain('Changed by our engine')
  const byEngine = { ...now, engineVersion: 'newer', components: now.components.map((one) => ({ ...one, weight: 0 })) }
  expect(text(render({ comparison: compare(before, byEngine) }))).toContain('Changed by our engine')
  expect(text(render())).not.toContain('Before and after')
})

test('a check that was corrected, or read apart from the others, says when and why in its row', () => {
  const document = render({}, ({ components }) => {
    const one = components.find(({ id }) => id === 'ssl')!
    one.corrected = { at: '2026-11-20T02:00:00Z', reason: 'Your certificate was renewed.' }
    one.again = { at: '2026-11-19T02:00:00Z', engineVersion: '3.15.0' }
  })
  const row = text(document.split('Security certificate</span>')[1]!.split('</details>')[0]!)
  expect(row).toContain('Corrected on 20 November 2026. Your certificate was renewed.')
  expect(row).toContain('Read again on 19 November 2026, by engine version 3.15.0.')
})
