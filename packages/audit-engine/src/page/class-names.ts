import { remembered } from '../text/remembered.ts'
import { landmarkNames } from './landmarks.ts'

/** What the class names of an element say about it. */
export interface ClassNames {
  /** Drawn as a picture in place of the words inside: `<i class="material-icons">mail</i>`. */
  isIconFont: boolean
  /** An icon font's name for an opening quotation mark. */
  isQuoteIcon: boolean
  /** For screen readers only, and not shown after all on some screens. */
  isOffScreen: boolean
  /** Hidden, and not shown after all on some screens. */
  isHidden: boolean
  /** On a line of its own: `<h1>About<span class="block">us</span></h1>`. */
  isBlock: boolean
  isDialog: boolean
  /** Around a map that a script draws. */
  isMap: boolean
  /** Those of the names that may name a landmark. */
  landmarks: readonly string[]
}

const iconFont = /\bmaterial-(?:icons|symbols)/
const quoteIcon =
  /(?:^|[\s_-])(?:quote-(?:left|start|open)|(?:bi|icon|flaticon|ri)-quotes?(?:-l(?:eft)?)?)(?:-\w+)?(?:\s|$)/
/** Class names that style libraries and themes have for text that only screen readers say; "engine" is Mobirise's own link. */
const offScreen =
  /^engine$|(?:^|\s)(?:(?:is-|u-|cdk-|elementor-)?(?:sr-only|screen-only|visually-?hidden|screen-?reader(?:-(?:text|only))?)(?:-focusable)?|a11y-hidden|assistive-text|hide-visually|hidden-visually|show-for-sr|seo-(?:only|hidden|text)|hidden-seo)(?=\s|$)/i
const hidden = /(?:^|\s)(?:(?:is-|u-)?hidden|d-none|display-none)(?=\s|$)/i
/** Classes that show the element after all, mostly on wider screens. */
const shown =
  /(?:^|\s)(?:(?!focus|active)[\w-]+:(?:not-sr-only|block|flex|grid|inline\S*|table\S*|contents|visible)|d-(?:\w+-)?(?:block|flex|grid|inline\S*|table\S*))(?=\s|$)/i
const block = /(?:^|\s)(?:block|d-block|u-block|display-block|w-full|w-100)(?=\s|$)/
const map = /(?:^|\s)(?:gm-style|leaflet-container)(?:\s|$)/
const dialog = /(?:^|\s)(?:modal|dialog|popup)(?:\s|$)/i

/** More than this, in characters, is no list of names. */
const longest = 1_000

/** Read once for all elements of a website with the same class names. */
export const readClassNames = remembered((names): ClassNames => {
  const mayHide = names.length <= longest && !shown.test(names)
  return {
    isIconFont: iconFont.test(names),
    isQuoteIcon: quoteIcon.test(names),
    isOffScreen: mayHide && offScreen.test(names),
    isHidden: mayHide && hidden.test(names),
    isBlock: block.test(names),
    isDialog: dialog.test(names),
    isMap: map.test(names),
    landmarks: landmarkNames(names),
  }
})
