/**
 * How much of one page is kept. Real pages stay far below all of these; a page built to exhaust the parser reaches them
 * early. The values are our judgement: several times the largest small-business page we have seen.
 */
export const limits = {
  /** Characters of HTML read. The fetcher already stops at 2 MiB. */
  html: 4_000_000,
  elements: 100_000,
  /** Browsers stop nesting at 512; unclosed tags on genuine pages go a little deeper. */
  depth: 1_000,
  /** Characters of one attribute. */
  attribute: 4_096,
  /** Characters of a name that links may lead to. */
  target: 200,
  /** Characters of readable text. */
  text: 1_000_000,
  /** Characters of one heading, link text, title or property value. */
  capture: 5_000,
  /** Characters of the class names and files of a link's icons. */
  icon: 300,
  /** Elements whose text is being collected at the same time. */
  openCaptures: 16,
  /** Entries of any one list: links, images, metas, blocks. */
  list: 10_000,
  /** Characters of one JSON-LD block, and number of blocks. */
  jsonLd: 500_000,
  jsonLdBlocks: 50,
  /** Characters of inline style sheets. */
  styles: 500_000,
  /** Nested microdata items. */
  microdataDepth: 16,
} as const

/** Appends while there is room. */
export function append<Item>(list: Item[], item: Item): void {
  if (list.length < limits.list) list.push(item)
}
