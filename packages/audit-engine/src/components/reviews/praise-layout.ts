import type { PageBlock } from '../../page/page.ts'
import { classHint, couldBePraise, isSaidAsHeading, openingQuote } from './praise-words.ts'
import { firstLine, sectionHeading, signatureAbove, signatureBelow, tail } from './signature-blocks.ts'
import { isSignature, nameIn, originIn } from './signatures.ts'

/** Where the pieces of praise in a section, or on a page, have the names and sources that belong to them. */
export interface PraiseLayout {
  /** Where all praise on the page is. */
  all: readonly number[]
  /** Each piece is in an element of its own, with the name. */
  inCards: boolean
  /** Each piece begins with the name. */
  nameInside: boolean
  /** The name is above the piece, not below it; null where that piece has none on either side. */
  nameAbove: boolean | null
  /** "Google" is at the head of each card. */
  sourceAbove: boolean
}

/** The layout from a piece of praise to the end of its section, by what most of the pieces there have in common. */
export const layoutFrom = (
  blocks: readonly PageBlock[],
  index: number,
  all: readonly number[],
  notNames: ReadonlySet<string>,
): PraiseLayout => {
  const alike = upToSectionEnd(blocks, index, all)
  const named = (read: (at: number) => string[]) => alike.filter((at) => nameIn(read(at), notNames) !== null).length
  const isMost = (count: number): boolean => alike.length > 1 && count * 2 > alike.length
  const cards = new Map(alike.map((at) => [at, linesOf(blocks, at, all)]))
  const inCards = isMost(named((at) => Object.values(cards.get(at)!).flat()))
  const above = (at: number) => (inCards ? cards.get(at)!.above : signatureAbove(blocks, at))
  const below = (at: number) => (inCards ? cards.get(at)!.below : signatureBelow(blocks, at, true))
  const [over, under] = [named(above), named(below)]
  // Where the next card's name follows at once, the one that is closest counts.
  const [closeOver, closeUnder] = [-1, 1].map((step) => named((at) => [blocks[at + step]?.text ?? '']))
  const isBelow = nameIn([...tail(blocks[index]!), ...below(index)], notNames) !== null
  return {
    all,
    inCards,
    nameInside: isMost(named((at) => firstLine(blocks[at]!))),
    nameAbove:
      !inCards && endsInName(blocks, index, notNames)
        ? false
        : over > under || (over === under && closeOver! > closeUnder!) || (isBelow ? false : null),
    // A badge above the first card may be for all of them, or in one of its own.
    sourceAbove: alike.every((at) => originIn(signatureAbove(blocks, at)) !== null),
  }
}

/**
 * What may sign a piece of praise, most likely first: the lines of its card, where it or most others have a card with a
 * name, else those on the side where names are. `above` and `below` are all lines there that may be about it.
 */
export const linesBeside = (
  blocks: readonly PageBlock[],
  index: number,
  { all, inCards, nameAbove }: PraiseLayout,
  notNames: ReadonlySet<string>,
): { above: string[]; below: string[]; signature: string[] } => {
  const inOrder = ({ above, below }: Lines): string[][] => (nameAbove ? [above, below] : [below, above])
  const card = linesOf(blocks, index, all)
  if (inCards || nameIn(inOrder(card).flat(), notNames) !== null) return { ...card, signature: inOrder(card).flat() }
  const around = { above: signatureAbove(blocks, index), below: signatureBelow(blocks, index, true) }
  return { ...around, signature: inOrder(around)[0]! }
}

interface Lines {
  above: string[]
  below: string[]
}

/** Where the praise on a page is. */
export const praiseIn = (blocks: readonly PageBlock[], notNames: ReadonlySet<string>): number[] =>
  blocks.flatMap((block, at) => (isPraiseLike(block, notNames) ? [at] : []))

const isPraiseLike = (block: PageBlock, notNames: ReadonlySet<string>): boolean =>
  (!/^h\d$/.test(block.tag) || isSaidAsHeading(block)) &&
  (openingQuote.test(block.text) || !isSignature(block.text)) &&
  couldBePraise(block, true, notNames)

/** The praise from `first` to the next section or the foot of the page. */
const upToSectionEnd = (blocks: readonly PageBlock[], first: number, all: readonly number[]): number[] => {
  const end = blocks.findIndex(
    ({ tag, inFooter }, at) => at > first && (sectionHeading.test(tag) || (inFooter && !blocks[first]!.inFooter)),
  )
  return [first, ...all.filter((at) => at > first && (end < 0 || at < end))]
}

/** The longest card that holds praise, in blocks. */
const longestCard = 9

/**
 * Where the card of praise begins and ends: the outermost element around it that holds none of the other `praise`. Null
 * where there is no other, and where that is more than a card.
 */
const cardAround = (
  blocks: readonly PageBlock[],
  index: number,
  praise: readonly number[],
): { first: number; last: number } | null => {
  const sharedBy = (first: number, last: number): number =>
    Math.min(...blocks.slice(first + 1, last + 1).map(({ sharedDepth }) => sharedDepth))
  const before = praise.findLast((at) => at < index)
  const after = praise.find((at) => at > index)
  if (before === undefined && after === undefined) return null
  const outside = Math.max(
    before === undefined ? 0 : sharedBy(before, index),
    after === undefined ? 0 : sharedBy(index, after),
  )
  let [first, last] = [index, index]
  while (last - first < longestCard && first > 0 && blocks[first]!.sharedDepth > outside) first--
  while (last - first < longestCard && (blocks[last + 1]?.sharedDepth ?? 0) > outside) last++
  return last - first < longestCard ? { first, last } : null
}

/** The lines of a card above and below its praise. */
const linesOf = (blocks: readonly PageBlock[], index: number, praise: readonly number[]): Lines => {
  const card = cardAround(blocks, index, praise)
  const lines = (part: readonly PageBlock[]): string[] =>
    part.filter(({ text, tag }) => isSignature(text) && !sectionHeading.test(tag)).map(({ text }) => text)
  return card === null
    ? { above: [], below: [] }
    : { above: lines(blocks.slice(card.first, index)), below: lines(blocks.slice(index + 1, card.last + 1)) }
}

/**
 * Whether the part of the page around a block, as its class names tell it, begins with a sentence and ends with a name: then
 * each name signs what is above it.
 */
const endsInName = (blocks: readonly PageBlock[], index: number, notNames: ReadonlySet<string>): boolean => {
  const isOutside = ({ classes }: PageBlock): boolean => !classHint.test(classes)
  const start = blocks.slice(0, index).findLastIndex(isOutside) + 1
  const end = blocks.findIndex((block, at) => at > index && isOutside(block))
  const part = blocks.slice(start, end < 0 ? undefined : end).filter(({ tag }) => !sectionHeading.test(tag))
  const [first] = part
  if (first === undefined || isSignature(first.text)) return false
  const lastSaid = part.findLastIndex((block) => !isSignature(block.text) || couldBePraise(block, true, notNames))
  return (
    nameIn(
      part.slice(lastSaid + 1).map(({ text }) => text),
      notNames,
    ) !== null
  )
}
