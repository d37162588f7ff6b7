import type { Element } from './element.ts'
import { append, limits } from './limits.ts'
import type { Page, PageBlock, PageLink } from './page.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'

const blockTags = new Set(
  (
    'html body address article aside blockquote button caption center dd details dialog div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
)

export const isBlock = (tag: string): boolean => blockTags.has(tag)

/** The innermost block element that the element is in, or is itself. */
export function blockAround(element: Element): Element {
  let around = element
  while (around.parent && !isBlock(around.tag)) around = around.parent
  return around
}

/** What the words before them may introduce. */
const parts = new Set(['ul', 'ol', 'div', 'section', 'menu'])
/** The button beside an entry that unfolds its submenu. */
const unfolds = /^(?:toggle|open|show|expand|(?:sub|drop)[- ]?(?:menu|down))\b/i
const longestOpener = 80

interface PendingLink {
  link: PageLink
  /** The pieces of text before it. */
  before: number
  isOpen: boolean
  /** The first block inside it. */
  first: PageBlock | null
}

/** Collects the readable text in document order: as blocks, and by landmark. */
export function readableText() {
  const blocks: PageBlock[] = []
  let run = ''
  let lines: string[] = []
  let length = 0
  let full = false
  let iconBefore = false
  const linksOf = new Map<PageBlock, PageLink[]>()
  /** Pieces of text so far. */
  let said = 0
  /** Those before the block that is being read. */
  let saidBefore = 0
  /** Links that have no block yet. */
  let pending: PendingLink[] = []

  const linkTo = (block: PageBlock, some: readonly PendingLink[]): void => {
    if (some.length === 0) return
    linksOf.set(block, [...(linksOf.get(block) ?? []), ...some.map(({ link }) => link)])
    pending = pending.filter((one) => !some.includes(one))
  }

  /** The words of a card that is one link come after what opens it: with the words before them it has nothing to do. */
  const addToLinks = (block: PageBlock): void => {
    if (pending.length === 0) return
    const around = pending.filter(({ before }) => before < said)
    // Of such a card the heading has the link, and what is above it only where there is none.
    const waits = ({ isOpen }: PendingLink): boolean => isOpen && !/^h[1-6]$/.test(block.tag)
    for (const one of around) if (waits(one)) one.first ??= block
    linkTo(
      block,
      around.filter((one) => !waits(one)),
    )
  }

  const endLine = (): void => {
    if (run === '') return
    const line = oneLine(run)
    run = ''
    if (line !== '') lines.push(line)
  }

  /** Depth of the innermost element around both the block that ends now, inside `element`, and the one before it. */
  const sharedDepth = (element: Element): number => {
    let around = element
    while (around.parent && around.blocksBefore >= blocks.length) around = around.parent
    return around.depth
  }

  /** Ends the block whose innermost open element is `element`. */
  const endBlock = (element: Element): void => {
    endLine()
    saidBefore = said
    if (lines.length === 0) return
    const text = lines.join('\n')
    lines = []
    length += text.length
    full ||= length > limits.text
    if (full) return
    const ended = block(element, text, iconBefore, sharedDepth(element))
    append(blocks, ended)
    addToLinks(ended)
    iconBefore = false
  }

  return {
    add(text: string): void {
      // A block that never ends is cut into pieces of this size, so that folding one never costs more than its length.
      if (full || run.length >= limits.text) return
      run += text
      if (/\S/.test(text)) said++
    },
    /** A quotation mark drawn as an icon, which opens the text that comes next. */
    quoteIcon(): void {
      iconBefore = true
    },
    /** To be called for every element; where it is a block, once the block before it has ended. */
    open(element: Element): void {
      // Text that waits is of a block that is not within the element alone.
      element.blocksBefore = blocks.length + (said > saidBefore ? 1 : 0)
      if (!parts.has(element.tag) || blocks.length <= (element.parent?.blocksBefore ?? 0)) return
      const [before, last] = blocks.slice(-2)
      const opener = last && unfolds.test(last.text) ? before : (last ?? before)
      element.opener = opener && opener.text.length <= longestOpener ? opener.text : null
    },
    openLink(link: PageLink): void {
      pending.push({ link, before: said, isOpen: true, first: null })
    },
    closeLink(link: PageLink): void {
      const one = pending.find((open) => open.link === link)
      if (!one) return
      one.isOpen = false
      if (one.first) linkTo(one.first, [one])
    },
    endLine,
    endBlock,
    /** To be called at the end of a block element: an arrow as a link belongs to the words above it in the same card. */
    close(element: Element): void {
      const last = blocks.at(-1)
      if (pending.length > 0 && last && blocks.length > element.blocksBefore)
        linkTo(
          last,
          pending.filter(({ isOpen }) => !isOpen),
        )
    },
    result: () => ({ blocks, text: textOf(blocks), full }),
    /** To be called once the addresses of the links are known. */
    addLinks(): void {
      for (const [block, links] of linksOf) {
        const urls = links.flatMap(({ url }) => url ?? [])
        if (urls.length > 0) block.links = urls
      }
    },
  }
}

/** The text of the blocks, complete and by landmark. */
export function textOf(blocks: readonly PageBlock[]): Page['text'] {
  const lines = (belongs: (block: PageBlock) => boolean) =>
    blocks
      .filter(belongs)
      .map(({ text }) => text)
      .join('\n')
  return {
    body: lines(() => true),
    nav: lines(({ inNav }) => inNav),
    header: lines(({ inHeader }) => inHeader),
    footer: lines(({ inFooter }) => inFooter),
    main: lines(({ inNav, inHeader, inFooter }) => !inNav && !inHeader && !inFooter),
  }
}

/** Class names and id, separated by single spaces. */
const namesOf = ({ attributes: { class: names = '', id = '' } }: Element): string =>
  oneLine(`${cut(names, 300)} ${cut(id, 100)}`)

function block(element: Element, text: string, afterQuoteIcon: boolean, sharedDepth: number): PageBlock {
  let around: Element | null = blockAround(element)
  const { tag } = around
  let classes = ''
  for (let level = 0; around && level < 5; level++, around = around.parent) {
    around.names ??= namesOf(around)
    if (around.names !== '') classes += classes === '' ? around.names : ` ${around.names}`
  }
  const { inFooter, inHeader, inNav, inQuote, inFormOrDialog } = element
  return {
    tag,
    text,
    inFooter,
    inHeader,
    inNav,
    ...(inQuote ? { inQuote } : {}),
    ...(inFormOrDialog ? { inFormOrDialog } : {}),
    classes,
    ...(afterQuoteIcon ? { afterQuoteIcon } : {}),
    sharedDepth,
  }
}
