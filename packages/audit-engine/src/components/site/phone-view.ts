import type { Evidence, Finding } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import { leastTarget, phoneScreen } from '../../sources/rendered/phone-measures.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { note, problem, when } from '../wording/findings.ts'
import { count, list, shorten } from '../wording/phrases.ts'
import { fitsPhone } from './phone-screen.ts'

interface PhoneFindings {
  /** Whether the page was seen to fit the screen, and whether it was seen to be wider. */
  fits: boolean
  isWider: boolean
  /** Whether some text hardly stands out, and some links or buttons are too close to each other. */
  isPale: boolean
  /** Whether its menu cannot be reached. */
  lacksMenu: boolean
  isTight: boolean
  evidence: Evidence[]
  findings: Finding[]
}

/**
 * What goes beyond the screen, texts that are hard to read and links that are hard to hit on the home page, where it was
 * seen as on a phone. Its width says nothing where the page does not tell phones to use their own.
 */
export function phoneView(phone: Facts['phone'], home: CrawledPage): PhoneFindings {
  if (phone.outcome === 'unavailable')
    return { fits: false, isWider: false, isPale: false, lacksMenu: false, isTight: false, evidence: [], findings: [] }
  const homeUrl = home.finalUrl
  const { contrast, targets, hiddenMenu: menu } = phone.data
  const width = fitsPhone(home) ? phone.data.width : undefined
  const isWider = width !== undefined && width.widest !== null
  const seen = (saw: string, quote?: string): Evidence => ({
    saw,
    url: homeUrl,
    at: phone.at,
    source: 'phone-view',
    ...(quote ? { quote } : {}),
  })
  const quoted = (text: string) => `"${shorten(text, 60)}"`
  return {
    fits: width !== undefined && !isWider,
    isWider,
    isPale: contrast.low > 0,
    lacksMenu: menu !== undefined,
    isTight: targets.small > 0,
    evidence: [
      ...(width
        ? [
            isWider
              ? seen(
                  `On a screen ${width.screen} pixels wide, your home page is ${width.content.toLocaleString('en-AU')} pixels wide; this part goes furthest.`,
                  width.widest!,
                )
              : seen(`On a screen ${width.screen} pixels wide, nothing of your home page goes beyond the screen.`),
          ]
        : []),
      ...(menu
        ? [
            seen(
              `The code has a menu with ${menu.links} addresses; the first screen links to ${menu.seen === 0 ? 'none' : menu.seen} of them, and not to ${list(menu.examples.map(quoted))}, and we saw no button at its top.`,
            ),
          ]
        : []),
      ...(contrast.judged === 0
        ? []
        : [
            seen(
              `On a screen ${phoneScreen.width} pixels wide we could judge the colours of ${count(contrast.judged, 'text')} on your home page: ${contrast.low === 0 ? 'all stand out' : contrast.low === 1 ? '1 hardly stands out' : `${contrast.low} hardly stand out`} from the background. Those over pictures or with shadows are left out.`,
            ),
          ]),
      ...contrast.examples.map(({ text, colour, background, ratio, needed }) =>
        seen(`${quoted(text)} is ${colour} on ${background}, a contrast of ${ratio} to 1; it needs ${needed} to 1.`),
      ),
      ...(targets.judged === 0
        ? []
        : [
            seen(
              `We could measure ${count(targets.judged, 'link or button', 'links and buttons')} there: ${targets.small === 0 ? 'none is' : targets.small === 1 ? '1 is' : `${targets.small} are`} smaller than ${leastTarget} by ${leastTarget} pixels with another one close by.`,
            ),
          ]),
      ...targets.examples.map(({ name, width, height }) =>
        seen(`${name === '' ? 'One without a name' : quoted(name)} is ${width} by ${height} pixels.`),
      ),
    ],
    findings: [
      ...when(isWider, () =>
        problem(
          `Make your home page no wider than a phone: on a screen ${width!.screen} pixels wide it is ${width!.content.toLocaleString('en-AU')} pixels wide, so visitors have to push it sideways to read it.`,
          1,
          home,
        ),
      ),
      ...when(menu !== undefined, () =>
        note(
          `Look for the menu of your home page on your own phone: we did not see ${list(menu!.examples.map(quoted))} there, and no button that may open it. Without one, visitors on a phone do not find your other pages.`,
        ),
      ),
      ...when(contrast.low > 0, () => {
        const { text, colour, background } = contrast.examples[0]!
        return note(
          `Make ${count(contrast.low, 'text')} on your home page stand out more: ${quoted(text)}, for one, is ${colour} on ${background} and hard to read in daylight. Change one of the two, so that they differ more.`,
        )
      }),
      ...when(targets.small > 0, () => {
        const { name, width, height } = targets.examples[0]!
        return note(
          `Give ${count(targets.small, 'link or button', 'links and buttons')} on your home page more room: ${name === '' ? 'one without a name' : `${quoted(name)}, for one,`} is ${width} by ${height} pixels, and a thumb easily hits the one beside it.`,
        )
      }),
    ],
  }
}
