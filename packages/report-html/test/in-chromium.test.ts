/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { expectNoAxeFaults } from '@findable/test-kit'
import { expect, test } from 'vitest'
import { documents, everySource, evil, good, inChromium, openDetails, technical, timeout } from './open-report.ts'

const { open, browser } = inChromium()

test.each(documents)(
  'the %s report asks for nothing, on screen and on paper, and its links give nothing away',
  async (_name, report) => {
    const { page, requests, problems } = await open(report)
    await openDetails(page)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(requests).toEqual([])
    expect(problems).toEqual([])
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a[href]')]
        .map((link) => link as HTMLAnchorElement)
        .filter(({ hash, host }) => hash === '' || host !== location.host)
        .map(({ protocol, host, rel }) => ({ protocol, host, rel: rel.split(' ') })),
    )
    expect(links.length).toBeGreaterThan(20)
    for (const { protocol, host, rel } of links) {
      expect(protocol).toMatch(/^https?:$/)
      expect(rel).toContain('noopener')
      if (host !== 'findable.example') expect(rel).toContain('nofollow')
    }
  },
  timeout,
)

test(
  'a report has its own fonts and look',
  async () => {
    const { page } = await open(good)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const fonts = await page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
    )
    expect(fonts).toEqual(['Bricolage Grotesque loaded', 'Figtree loaded'])
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.fascia')!).backgroundColor)).toBe(
      'rgb(20, 61, 50)',
    )
  },
  timeout,
)

test(
  'the policy stops scripts, pictures, styles and frames even if markup got in',
  async () => {
    const smuggled = `<script>document.title = 'taken over'</script><img src="https://attacker.example/a.png">
    <iframe src="https://attacker.example/"></iframe><link rel="stylesheet" href="https://attacker.example/a.css">
    <p id="styled" style="color: rgb(1, 2, 3)">x</p></body>`
    const { page, requests } = await open(good.replace('</body>', smuggled))
    await page.waitForTimeout(300)
    expect(await page.title()).toBe('Harbour Lane Plumbing: online visibility report')
    expect(requests).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#styled')!).color)).not.toBe(
      'rgb(1, 2, 3)',
    )
  },
  timeout,
)

test(
  'hostile texts of a website stay text',
  async () => {
    const { page, requests, problems } = await open(evil)
    await openDetails(page)
    const found = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')]
      return {
        active: all
          .filter(({ localName }) => /^(script|img|iframe|object|embed|form|base)$/.test(localName))
          .map(({ outerHTML }) => outerHTML),
        handlers: all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on')),
        schemes: [...new Set([...document.querySelectorAll('a')].map(({ protocol }) => protocol))],
        rels: [...document.querySelectorAll('a[href*="attacker.example"]')].map((link) => link.getAttribute('rel')),
        text: document.body.innerText,
        title: document.title,
      }
    })
    expect(found.active).toEqual([])
    expect(found.handlers).toEqual([])
    expect(found.schemes).toEqual(['https:'])
    expect(found.rels.length).toBeGreaterThan(0)
    expect(new Set(found.rels)).toEqual(new Set(['noopener noreferrer nofollow']))
    expect(found.text).toContain('<script>document.title = "taken over"</script>')
    expect(found.text).toContain('&lt;script&gt;already escaped&lt;/script&gt; &amp; <!-- -->]]>')
    expect(found.text).toContain('javascript:alert(document.domain)')
    expect(found.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\0\x07\x1b]/)
    expect(found.title).not.toBe('taken over')
    expect(requests).toEqual([])
    expect(problems).toEqual([])
  },
  timeout,
)

test.each([
  ['client', 1280, good],
  ['fully sourced client', 360, everySource],
  ['fully sourced technical', 1280, technical],
  ['hostile technical', 360, evil],
] as const)(
  'the %s report passes axe, opened, %i pixels wide',
  async (_name, width, report) => {
    const { page } = await open(report, width)
    await openDetails(page)
    expect(await expectNoAxeFaults(page)).toEqual(
      expect.arrayContaining(['color-contrast', 'target-size', 'heading-order', 'label', 'svg-img-alt']),
    )
  },
  120_000,
)

test.each(documents)(
  'the %s report never scrolls sideways at 320 and 360 pixels',
  async (_name, report) => {
    for (const width of [320, 360]) {
      const { page } = await open(report, width)
      await openDetails(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  },
  timeout,
)

test(
  'the bars of you and your competitors share one axis, as long as their scores',
  async () => {
    for (const width of [360, 1280]) {
      const { page } = await open(everySource, width)
      const { axis, bars } = await page.evaluate(() => {
        const box = (element: Element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return { left, right, width }
        }
        return {
          axis: box(document.querySelector('.scale')!),
          bars: [...document.querySelectorAll('.rival')].map((rival) => ({
            score: Number(rival.querySelector('.band b')!.textContent),
            track: box(rival.querySelector('.bar svg')!),
            painted: box(rival.querySelectorAll('.bar rect')[1]!),
          })),
        }
      })
      expect(bars.map(({ score }) => score)).toEqual([100, 74, 66, 58, 43, 7])
      for (const { score, track, painted } of bars) {
        expect(painted.width / track.width).toBeCloseTo(score / 100, 2)
        for (const side of ['left', 'right'] as const) expect(Math.abs(track[side] - axis[side])).toBeLessThan(1)
        expect(painted.left).toBeCloseTo(track.left, 0)
      }
    }
  },
  timeout,
)

test(
  'every mark of a band has its number and word beside it, so that nothing hangs on a colour',
  async () => {
    const { page } = await open(everySource)
    await page.emulateMedia({ media: 'print' })
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll('.mark')].map((mark) => mark.parentElement!.innerText.replace(/\s+/g, ' ').trim()),
    )
    expect(marks.length).toBeGreaterThan(35)
    for (const words of marks)
      expect(words).toMatch(/^(?:\d+ )?(?:Excellent|Good|Average|Needs Improvement|Poor)$|^Not measured$/)
  },
  timeout,
)

test(
  'without any script its checks open, and their evidence can be read',
  async () => {
    const context = await browser().newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.setContent(everySource)
    const evidence = page.getByText('You have fewer than 20 reviews on Google.')
    expect(await evidence.isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'Number of reviews' }).click()
    await evidence.waitFor({ state: 'visible' })
    await context.close()
  },
  timeout,
)

test(
  'a box can be ticked by its title and says what it ticks',
  async () => {
    const { page } = await open(good)
    const box = page.getByRole('checkbox', { name: 'Use one phone number everywhere' })
    await box.check()
    expect(await box.isChecked()).toBe(true)
  },
  timeout,
)
