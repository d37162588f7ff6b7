import { covers, stemsOf, telling } from '../../text/mentions.ts'
import { wordCount } from '../../text/words.ts'
import type { Picture, Seen } from '../site/picture-texts.ts'

const mostTried = 10

/** A picture whose text is a good example: the longest ones are tried. */
export const exampleIn = (described: readonly Picture[]): Seen | undefined =>
  described
    .filter(({ seen: [first] }) => !/\blogo\b/i.test(first.image.alt ?? ''))
    .toSorted((a, b) => wordCount(b.seen[0].image.alt ?? '') - wordCount(a.seen[0].image.alt ?? ''))
    .slice(0, mostTried)
    .find(({ seen: [first] }) => isAboutPage(first))?.seen[0]

/**
 * Only an alt text whose words its page uses is shown as a good example: templates leave descriptions of other
 * businesses behind. A logo is no example of how to describe a picture.
 */
const isAboutPage = ({ page: { page }, image }: Seen): boolean =>
  covers(
    stemsOf(`${page.titles[0] ?? ''}\n${page.text.body}`),
    telling((image.alt ?? '').replace(/\b(?:image|photo|picture)\b/gi, ' ')),
  )
