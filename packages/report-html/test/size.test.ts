import { componentIds, homePictureBytes } from '@findable/contracts'
import { expect, test } from 'vitest'
import { renderReport } from '../src/index.ts'
import { sizeLimit } from '../src/render-report.ts'
import { hostile } from './hostile.ts'
import { client, render, technical, text } from './rendered.ts'
import { sampleResult } from './sample-result.ts'
import { sampleWithEverySource } from './sample-with-every-source.ts'

const largestPicture = `UklGR${'/'.repeat((homePictureBytes / 3) * 4 - 5)}`

test('the largest picture takes the place of no evidence', () => {
  for (const options of [client, technical]) {
    const result = sampleWithEverySource()
    const without = renderReport(result, options)
    result.homePicture!.webp = largestPicture
    const document = renderReport(result, options)
    expect(document).toContain(largestPicture)
    expect(Buffer.byteLength(document)).toBeLessThanOrEqual(sizeLimit)
    expect(text(document)).toBe(text(without))
  }
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
    expect(text(document)).toMatch(/And \d+ more lines of evidence\./)
  }
  expect(Buffer.byteLength(renderReport(hostile(sampleResult()), technical))).toBeLessThanOrEqual(sizeLimit)
})

test('a result whose every text is endless still fits, and no address in it is cut', () => {
  const endless = (n: number) => '<&">\'&'.repeat(n)
  const url = `https://x.example/${'&'.repeat(470)}`
  const huge = sampleWithEverySource()
  for (const component of huge.components) {
    const piece = { saw: endless(500), quote: endless(500), url, at: huge.auditedAt, source: 'website-crawl' }
    Object.assign(component, {
      outcome: 'scored',
      score: 10,
      reason: null,
      evidence: Array.from({ length: 200 }, () => piece),
      findings: Array.from({ length: 50 }, () => ({ kind: 'problem', text: endless(500) })),
    })
  }
  const advice = { components: ['ssl'], title: endless(500), text: endless(500) }
  huge.strengths = huge.weaknesses = Array.from({ length: componentIds.length }, () => advice)
  huge.tips = Array.from({ length: componentIds.length }, () => ({
    ...advice,
    gain: 3,
    ease: 2,
    steps: Array.from({ length: 9 }, () => endless(500)),
  }))
  huge.fixes = { title: endless(900), description: endless(900), jsonLd: endless(900) }
  huge.competitorsNote = endless(500)
  for (const competitor of huge.competitors) Object.assign(competitor, { name: endless(500), url })
  huge.identity.variations = [endless(500)]
  huge.homePicture!.webp = largestPicture
  for (const edition of ['client', 'technical'] as const) {
    const document = renderReport(huge, { ...client, edition })
    expect(Buffer.byteLength(document)).toBeLessThanOrEqual(sizeLimit)
    const links = [...document.matchAll(/href="(https:\/\/x\.example[^"]*)"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(new Set([url.replaceAll('&', '&amp;')]))
  }
})
