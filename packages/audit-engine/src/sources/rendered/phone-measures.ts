import type { HiddenMenu } from './in-page/find-hidden-menu.ts'
import type { TextContrast } from './in-page/measure-contrast.ts'
import type { TapTargets } from './in-page/measure-targets.ts'
import type { PageWidth } from './in-page/measure-width.ts'

/** What the browsers of many phones in use leave of their screens, in CSS pixels. */
export const phoneScreen = { width: 390, height: 700 }
/** CSS pixels, from WCAG 2.2, 2.5.8. */
export const leastTarget = 24

/** What was measured of a page at the size of a phone. */
export interface PhoneMeasures {
  contrast: TextContrast
  targets: TapTargets
  /** Absent where it could not be told, and from what older engines recorded. */
  width?: PageWidth
  /** Absent where the menu, or what opens it, is shown or there is none, and from what older engines recorded. */
  hiddenMenu?: HiddenMenu
}
