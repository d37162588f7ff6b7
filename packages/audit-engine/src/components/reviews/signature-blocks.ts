import type { PageBlock } from '../../page/page.ts'
import { dash, openingQuote, reviewHeading, reviewLabel } from './praise-words.ts'
import { isSignature } from './signatures.ts'

/** A quotation mark in an element of its own. */
const onlyMark = /^[“”"„«»'‘’❝❞]+$/

/**
 * The blocks outside menus, forms and dialogs, and without those that hold only a quotation mark, which belongs to the
 * next one. What a block shares with the one before it, it shares with those left out between them.
 */
export const contentOf = (all: readonly PageBlock[]): PageBlock[] => {
  const content: PageBlock[] = []
  let sharedDepth = Infinity
  let mark = ''
  for (const block of all) {
    sharedDepth = Math.min(sharedDepth, block.sharedDepth)
    if (block.inNav || block.inFormOrDialog) continue
    if (onlyMark.test(block.text)) {
      mark = block.text
      continue
    }
    const opens = mark !== '' && openingQuote.test(`${mark}a`)
    content.push(
      opens || sharedDepth < block.sharedDepth
        ? { ...block, sharedDepth, ...(opens ? { afterQuoteIcon: true } : {}) }
        : block,
    )
    sharedDepth = Infinity
    mark = ''
  }
  return content
}

/** Names are in lesser headings at most. */
export const sectionHeading = /^h[12]$/

/** The end of a block, on its own line, after a dash or after a closing quotation mark: "Great job!" Sarah M. */
export const tail = ({ text }: PageBlock): string[] => {
  const line = /\n\s*([^\n]{2,100}(?:\n[^\n]{2,60}){0,2})$/.exec(text)?.[1]
  const afterDash = /[.!?”"'’)]\s*[—–~-]\s*([^\n—–]{2,80})$/.exec(text)?.[1]
  const afterQuote = /[”"]\s*(?:[—–~-]\s*)?(\p{Lu}[^\n"“”.!?]{1,60}(?:\p{L}|\.))$/u.exec(text)?.[1]
  return [line, afterDash, openingQuote.test(text) ? afterQuote : undefined].filter((end) => end !== undefined)
}

/** The name on the first line of a block: "Mary Holt" above what she wrote. */
export const firstLine = ({ text }: PageBlock): string[] => {
  const line = /^([^\n]{2,60})\n\s*\S/.exec(text)?.[1]
  return line === undefined ? [] : [line]
}

/** Between the name and the praise on a card: "Google Review". */
const sourceLine =
  /^(?:verified )?(?:google|facebook|trustpilot|product ?review|tripadvisor|yelp) (?:customer )?reviews?$/i

/** Up to three short blocks before the praise. */
export const signatureAbove = (blocks: readonly PageBlock[], index: number): string[] => {
  const before = blocks.slice(Math.max(0, index - 3), index).toReversed()
  const end = before.findIndex(
    ({ text, tag }) =>
      !isSignature(text) || sectionHeading.test(tag) || (reviewHeading.test(text) && !sourceLine.test(text)),
  )
  // A heading holds the name, and what follows it the place or the role.
  return before
    .slice(0, end < 0 ? before.length : end)
    .toSorted((one, other) => Number(/^h[3-6]$/.test(other.tag)) - Number(/^h[3-6]$/.test(one.tag)))
    .map(({ text }) => text)
}

/**
 * "Google Reviews" over the heading of the next section, and any line that is in one element with that heading; what
 * stands below other praise too is on each card.
 */
const isLabelOfNext = (blocks: readonly PageBlock[], at: number): boolean => {
  const { text, sharedDepth } = blocks[at]!
  const next = blocks[at + 1]
  return (
    next !== undefined &&
    sectionHeading.test(next.tag) &&
    (reviewLabel.test(text) || sharedDepth < next.sharedDepth) &&
    blocks.filter((block) => block.text === text).length === 1
  )
}

/**
 * Up to three short blocks after the praise; outside a section about reviews, only those that begin with a dash, and the
 * footer of a quotation.
 */
export const signatureBelow = (blocks: readonly PageBlock[], index: number, close: boolean): string[] => {
  const after = blocks.slice(index + 1, index + 4)
  const end = after.findIndex(
    ({ text, tag, inFooter, inQuote }, at) =>
      !isSignature(text) ||
      isLabelOfNext(blocks, index + 1 + at) ||
      // The foot of the page is not about the praise that happens to come last.
      (inFooter && !blocks[index]!.inFooter) ||
      sectionHeading.test(tag) ||
      openingQuote.test(text) ||
      // HTML names the author of a quotation in a footer of its own, or in the caption of its figure.
      (!close && !dash.test(text) && !(inQuote && tag === 'footer') && tag !== 'figcaption'),
  )
  return after.slice(0, end < 0 ? after.length : end).map(({ text }) => text)
}
