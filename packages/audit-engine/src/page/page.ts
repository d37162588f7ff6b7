/** One HTML page, read in a single pass and kept as plain data: what every fact and component works from. */
export interface Page {
  /** Where the page was read, after redirects. */
  url: string
  lang: string | null
  /** Text of every `<title>` in the document, whitespace folded; more than one is a fault of the page. */
  titles: string[]
  /** Every `<meta>` with a name, property or http-equiv (lower-cased) and its content, in order. */
  metas: { key: string; content: string }[]
  /** `<link>` elements that say something: canonical, alternate, stylesheet, icon; `href` is absolute or null when unusable. */
  linkTags: { rel: string; href: string | null; type: string | null; hreflang: string | null }[]
  /** The document's `<base href>`, absolute. */
  base: string
  headings: { level: 1 | 2 | 3 | 4 | 5 | 6; text: string; hidden: boolean }[]
  images: PageImage[]
  links: PageLink[]
  /** Each `application/ld+json` block: its text, and its value or the parser's message. */
  jsonLd: { text: string; value: unknown; error: string | null }[]
  /** Top-level microdata items; nested items are values of their properties. */
  microdata: MicrodataItem[]
  /** Readable text of the body without scripts, styles and hidden parts: whole, and by landmark. */
  text: { body: string; nav: string; header: string; footer: string; main: string }
  /** Blocks of text in reading order (paragraphs, list items, cells, quotes), for quoting and reading ease. */
  blocks: { tag: string; text: string; inFooter: boolean; inNav: boolean; classes: string }[]
  /** `<iframe>`, `<form>`, `<script src>`, `<link rel=stylesheet>`, media: address as written and absolute, for mixed content and embeds. */
  resources: { tag: string; url: string; attributes: Record<string, string> }[]
  forms: { action: string | null; method: string; fields: { type: string; name: string; label: string | null }[] }[]
  /** Inline `<style>` text and `style` attributes with a width, for the mobile check. */
  styles: { inline: string; fixedWidths: { element: string; width: number }[] }
  /** `<time datetime>` and dates in article markup. */
  times: string[]
  /** Elements in the document and deepest nesting, as caps for hostile pages. */
  size: { elements: number; depth: number; truncated: boolean }
}

export interface PageImage {
  src: string | null
  /** Null when the attribute is missing; '' when it is there and empty. */
  alt: string | null
  width: number | null
  height: number | null
  /** `role=presentation|none`, aria-hidden, or inside a hidden part. */
  decorative: boolean
  /** The image is the only content of a link. */
  inLink: boolean
  inHeader: boolean
}

export interface PageLink {
  /** As written. */
  href: string
  /** Absolute address without fragment; null for mailto:, tel:, javascript: and unusable ones. */
  url: string | null
  scheme: 'http' | 'tel' | 'mailto' | 'javascript' | 'other' | 'none'
  /** Text, or the alt text of an image inside, or aria-label; whitespace folded. */
  text: string
  rel: string[]
  area: 'nav' | 'header' | 'main' | 'footer'
}

export interface MicrodataItem {
  types: string[]
  properties: Record<string, (string | MicrodataItem)[]>
}
