import type { Element } from './element.ts'
import { limits } from './limits.ts'
import type { Page, PageBlock } from './page.ts'
import { oneLine } from '../text/one-line.ts'

const blockTags = new Set(
  (
    'html body address article aside blockquote button caption center dd details dialog div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
)

export const isBlock = (tag: string): boolean => blockTags.has(tag)

/** Collects the readable text in the order of the document: blocks, and the same text by landmark. */
export function readableText() {
  const blocks: PageBlock[] = []
  const parts: Record<keyof Page['text'], string[]> = { body: [], nav: [], header: [], footer: [], main: [] }
  let run = ''
  let lines: string[] = []
  let length = 0
  let full = false

  const endLine = (): void => {
    if (run === '') return
    const line = oneLine(run)
    run = ''
    if (line !== '') lines.push(line)
  }

  /** Ends the block that `element` is the innermost open element of. */
  const endBlock = (element: Element): void => {
    endLine()
    if (lines.length === 0) return
    const text = lines.join('\n')
    lines = []
    length += text.length
    full ||= length > limits.text
    if (full) return
    parts.body.push(text)
    if (element.inNav) parts.nav.push(text)
    if (element.inHeader) parts.header.push(text)
    if (element.inFooter) parts.footer.push(text)
    if (!element.inNav && !element.inHeader && !element.inFooter) parts.main.push(text)
    if (blocks.length < limits.list) blocks.push(block(element, text))
  }

  return {
    add(text: string): void {
      // A block without end is cut into pieces of this size, so that folding one never costs more than its length.
      if (!full && run.length < limits.text) run += text
    },
    endLine,
    endBlock,
    result: () => ({
      blocks,
      text: {
        body: parts.body.join('\n'),
        nav: parts.nav.join('\n'),
        header: parts.header.join('\n'),
        footer: parts.footer.join('\n'),
        main: parts.main.join('\n'),
      },
      full,
    }),
  }
}

function block(element: Element, text: string): PageBlock {
  let around: Element | null = element
  while (around.parent && !isBlock(around.tag)) around = around.parent
  const tag = around.tag
  let classes = ''
  for (let level = 0; around && level < 5; level++, around = around.parent) {
    const { class: names, id } = around.attributes
    if (names) classes += `${names.slice(0, 300)} `
    if (id) classes += `${id.slice(0, 100)} `
  }
  return { tag, text, inFooter: element.inFooter, inNav: element.inNav, classes: oneLine(classes) }
}
