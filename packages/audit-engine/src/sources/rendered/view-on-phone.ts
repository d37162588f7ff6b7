import { homePictureBytes, type HomePicture } from '@findable/contracts'
import type { AskForPart, Missed, PageDocument } from './fulfil-requests.ts'
import { findHiddenMenu } from './in-page/find-hidden-menu.ts'
import { findHoles } from './in-page/find-holes.ts'
import { measureContrast } from './in-page/measure-contrast.ts'
import { measureTargets } from './in-page/measure-targets.ts'
import { measureWidth } from './in-page/measure-width.ts'
import { runInPage } from './in-page/run-in-page.ts'
import { leastTarget, phoneScreen, type PhoneMeasures } from './phone-measures.ts'
import { openTab, type BrowserWindow, type Tab } from './open-tab.ts'
import { RenderingFailure } from './rendering-failure.ts'

export interface PhoneView extends PhoneMeasures {
  /** Null when the first screen did not load as it would for a visitor, or shows nothing. */
  picture: Omit<HomePicture, 'at'> | null
}

/** Only scripts of the page read this; our requests say who we are. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

/** The page's own time until the picture, in steps of milliseconds: `homePictureSeconds` together. */
const slices = [50, 100, 250, 500, 1_000, 1_100]

/** Milliseconds of real time. Parts of the page wait for the crawl, which may take as long. */
const most = { loading: 20_000, looking: 4_000 }

/** Bytes: a picture with fewer shows nothing. */
const leastBytes = 2_000
const qualities = [60, 40, 20]
/** How a WebP file begins, in base64. */
const riff = 'UklGR'

/** Square pixels of a frame or film; a smaller one is a counter or a chat button. */
const hidesSomething = 100 * 100
/** What is measured on a page, and how much of it is shown; more is a page flooding us. */
const fewestInMenu = 3
const mostTargets = 400
const mostTexts = 800
const examples = 3
/** CSS pixels that a page may be wider than the screen: rounding, and gaps between columns, which nobody notices. */
const slack = 20

/**
 * Shows a page as a phone does and takes a picture of its first screen. Rejects when it did not load as it would for a
 * visitor.
 */
export async function viewOnPhone(browser: BrowserWindow, page: PageDocument, ask: AskForPart): Promise<PhoneView> {
  const tab = await openTab(browser, page, { window: { ...phoneScreen, mobile: true }, loads: 'looks', ask })
  const late = () => Promise.reject(new RenderingFailure('it took too long'))
  try {
    await tab.within(most.loading, settle(tab), late)
    const { movedTo, missed } = tab.visit
    if (movedTo !== null) throw new RenderingFailure('it sends phones to another page')
    const other = missed.find(({ type }) => type !== 'Image')
    if (other) throw new RenderingFailure(`${other.url} did not load`)
    return await tab.within(most.looking, look(tab, missed), late)
  } finally {
    tab.close()
  }
}

async function settle({ tell, load, pass, draw, visit }: Tab): Promise<void> {
  await Promise.all([
    tell('Emulation.setUserAgentOverride', { userAgent, platform: 'Linux armv8l' }),
    tell('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 }),
  ])
  await load()
  for (const time of slices) {
    await pass(time)
    await draw(time)
    if (visit.movedTo !== null) return
  }
}

async function look(tab: Tab, missed: readonly Missed[]): Promise<PhoneView> {
  const run = <Given, Found>(inPage: (given: Given) => Found, given: Given): Promise<Found> =>
    tab.evaluate(runInPage(inPage, given))
  const holes = await run(findHoles, { missed: missed.map(({ url }) => url), least: hidesSomething })
  const picture = holes === 0 ? await takePicture(tab) : null
  // The order matters: the last one changes the page.
  const width = await run(measureWidth, { slack })
  const hiddenMenu = await run(findHiddenMenu, { least: fewestInMenu, shown: examples })
  const targets = await run(measureTargets, { least: leastTarget, most: mostTargets, shown: examples })
  const contrast = await run(measureContrast, { most: mostTexts, shown: examples })
  return { picture, ...(width && { width }), ...(hiddenMenu && { hiddenMenu }), targets, contrast }
}

async function takePicture({ picture }: Tab): Promise<PhoneView['picture']> {
  for (const quality of qualities) {
    const webp = await picture({ format: 'webp', quality })
    const size = Buffer.byteLength(webp, 'base64')
    if (size < leastBytes || !webp.startsWith(riff)) return null
    if (size <= homePictureBytes) return { webp, ...phoneScreen }
  }
  return null
}
