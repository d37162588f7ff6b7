/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderReport } from '../src/index.ts'
import { everySource, evil, good, inChromium, options, technical, timeout } from './open-report.ts'
import { sampleResult } from './sample-result.ts'

const { open } = inChromium()

test(
  'on paper every check is open, and what only a screen can do is left out',
  async () => {
    const { page } = await open(good, 794)
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('details:not([open]) .seen')].map((list) => list.getBoundingClientRect().height),
      )
    const hints = () =>
      page.evaluate(
        () => [...document.querySelectorAll('.screen')].filter((hint) => hint.getClientRects().length > 0).length,
      )
    expect(await hints()).toBe(3)
    await page.emulateMedia({ media: 'print' })
    const printed = await heights()
    expect(printed).toHaveLength(18)
    for (const height of printed) expect(height).toBeGreaterThan(10)
    expect(await hints()).toBe(0)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(6)
    expect(pages).toBeLessThanOrEqual(10)
  },
  timeout,
)

test(
  'on paper no job, competitor or row of the client edition is cut in two, and no heading is left alone',
  async () => {
    const { page } = await open(everySource, 794)
    await page.emulateMedia({ media: 'print' })
    const breaks = (selector: string, property: 'breakInside' | 'breakAfter') =>
      page.evaluate(
        ([wanted, name]) => [
          ...new Set([...document.querySelectorAll(wanted)].map((element) => getComputedStyle(element)[name])),
        ],
        [selector, property] as const,
      )
    expect(await breaks('.tip, .pillar, .rival, .check, .ticket, #competitors', 'breakInside')).toEqual(['avoid'])
    expect(await breaks('h2, h3, summary', 'breakAfter')).toEqual(['avoid'])
  },
  timeout,
)

test('on paper nothing makes the browser print smaller, however much evidence there is', async () => {
  const result = sampleResult()
  for (const component of result.components)
    component.evidence = Array.from({ length: 4 }, () => component.evidence).flat()
  for (const report of [everySource, technical, evil, renderReport(result, { ...options, edition: 'client' })]) {
    const { page } = await open(report)
    const scales = pageScales(await page.pdf({ preferCSSPageSize: true }))
    expect(scales.length).toBeGreaterThanOrEqual(6)
    for (const scale of scales) expect(scale).toBeCloseTo(72 / 96, 2)
  }
}, 60_000)

/** The size in points of a CSS pixel on each page of a PDF: the product of the first two scales its content sets. */
const pageScales = (pdf: Buffer): number[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .map(([, stream]) =>
      tryInflate(Buffer.from(stream!, 'latin1')).matchAll(/^([\d.]+) 0 0 -?[\d.]+ [\d.]+ [\d.]+ cm/gm),
    )
    .map((scales) => [...scales].slice(0, 2).map(([, scale]) => Number(scale)))
    .filter((scales) => scales.length === 2)
    .map(([one, other]) => one! * other!)

function tryInflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
