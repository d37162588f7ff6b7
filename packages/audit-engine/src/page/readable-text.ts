import type { Element } from './element.ts'
import { append, limits } from './limits.ts'
import type { Page, PageBlock } from './page.ts'
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

/** Collects the readable text in document order: as blocks, and by landmark. */
export function readableText() {
  const blocks: PageBlock[] = []
  let run = ''
  let lines: string[] = []
  let length = 0
  let full = false
  let iconBefore = false

  const endLine = (): void => {
    if (run === '') return
    const line = oneLine(run)
    run = ''
    if (line !== '') lines.push(line)
  }

  /** Ends the block whose innermost open element is `element`. */
  const endBlock = (element: Element): void => {
    endLine()
    if (lines.length === 0) return
    const text = lines.join('\n')
    lines = []
    length += text.length
    full ||= length > limits.text
    if (full) return
    append(blocks, block(element, text, iconBefore))
    iconBefore = false
  }

  return {
    add(text: string): void {
      // A block that never ends is cut into pieces of this size, so that folding one never costs more than its length.
      if (!full && run.length < limits.text) run += text
    },
    /** A quotation mark drawn as an icon, which opens the text that comes next. */
    quoteIcon(): void {
      iconBefore = true
    },
    endLine,
    endBlock,
    result: () => ({ blocks, text: textOf(blocks), full }),
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

function block(element: Element, text: string, afterQuoteIcon: boolean): PageBlock {
  let around: Element | null = element
  while (around.parent && !isBlock(around.tag)) around = around.parent
  const tag = around.tag
  let classes = ''
  for (let level = 0; around && level < 5; level++, around = around.parent) {
    const { class: names, id } = around.attributes
    if (names) classes += `${cut(names, 300)} `
    if (id) classes += `${cut(id, 100)} `
  }
  const { inFooter, inHeader, inNav, inFormOrDialog } = element
  return {
    tag,
    text,
    inFooter,
    inHeader,
    inNav,
    ...(inFormOrDialog ? { inFormOrDialog } : {}),
    classes: oneLine(classes),
    ...(afterQuoteIcon ? { afterQuoteIcon } : {}),
  }
}
