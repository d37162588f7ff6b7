import type { PageImage } from '../../page/page.ts'
import type { Picture } from '../site/picture-texts.ts'
import { pagesInCode } from '../wording/page-names.ts'

/** The pages that show the pictures, for a sentence. */
export const shownOn = (pictures: readonly Picture[]): string =>
  pagesInCode(pictures.flatMap(({ seen }) => seen.map(({ page }) => page)))

/** Null for an inline picture or one without an address: there is nothing to quote. */
export const fileOf = ({ src }: PageImage): string | null => (src?.startsWith('data:') ? null : src)
