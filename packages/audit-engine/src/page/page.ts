/** One HTML page, read in a single pass and kept as plain data: the basis of every fact and component. */
export interface Page {
  /** The address after redirects. */
  url: string
  lang: string | null
  /** What the `<html>` of an XHTML page says; browsers do not heed it. */
  xmlLang?: string
  /** Text of every `<title>` in the document, white space folded; more than one is a fault of the page. */
  titles: string[]
  /** Every `<meta>` with a name, property or http-equiv (lower-cased) and its content, in order. */
  metas: { key: string; content: string }[]
  /**
   * `<link>` elements that matter: canonical, alternate, stylesheet, icon; `href` is absolute, or null when unusable;
   * `written` is the address as it is in the code.
   */
  linkTags: { rel: string; href: string | null; written: string | null; type: string | null; hreflang: string | null }[]
  /** The document's `<base href>`, absolute. */
  base: string
  /**
   * `hidden` from visitors who look at the page; `offScreen` where screen readers say the heading all the same, or its
   * own class hides it; `picture` where the text is the alt text of a picture, the only content; `beside` what pictures
   * beside the words say; `inFormOrDialog` as of a block; `screen` numbers the part around a main heading, where the
   * page's own styles show one such part at a time.
   */
  headings: {
    level: 1 | 2 | 3 | 4 | 5 | 6
    text: string
    hidden: boolean
    offScreen?: true
    picture?: true
    beside?: string
    inFormOrDialog?: true
    screen?: number
  }[]
  images: PageImage[]
  links: PageLink[]
  /** Each `application/ld+json` block: its text, and its value or the parser's message. */
  jsonLd: { text: string; value: unknown; error: string | null }[]
  /** Top-level microdata items; nested items are values of their properties. */
  microdata: MicrodataItem[]
  /**
   * Readable text without scripts, styles and hidden parts; white space folded, a line for each block and each `<br>`.
   * `body` is all of it; `nav`, `header` and `footer` are the parts inside those landmarks (a nav inside the header is
   * in both); `main` is what is in none of them.
   */
  text: { body: string; nav: string; header: string; footer: string; main: string }
  /** What each part that is kept off the screen says, where that is more than a label. */
  offScreenTexts: string[]
  /** Characters of text in the parts that are not shown, such as answers that a click opens. */
  hiddenLength: number
  /** Comments in the code that hold no code, white space folded; longer ones than a note are left out. */
  comments: string[]
  /** Blocks of text in reading order, for quotes and reading ease. */
  blocks: PageBlock[]
  /**
   * Names that links may lead to: ids, names of `<a>`, and what inline scripts quote and data attributes say, since a
   * script may act on it.
   */
  targets: string[]
  /**
   * Where visitors may come without a link: absolute addresses of links in `<noscript>` and of pages that inline scripts
   * name, and what the names of pages begin with that those put together ("quote-").
   */
  otherWays: { to: string[]; beginnings: string[] }
  /** Whether there is a script that browsers run, inline or not; data in a script element does not count. */
  runsScript: boolean
  /** Whether an inline script writes text or parts into the page when it runs. */
  writesByScript: boolean
  /** Whether an inline script sends something somewhere, as it may what is written in a form. */
  sendsByScript: boolean
  /** Whether an inline script that waits for a form to be sent opens the visitor's email program. */
  mailsByScript: boolean
  /** Whether a part with a name has nothing in it, as one has that a script fills. */
  hasEmptyParts: boolean
  /** Whether JSON-LD is only mentioned inside scripts, which put it into the page when they run. */
  marksUpByScript: boolean
  /** Set where a script takes the title of the page out of its head, or most of it; the head is then the one that was sent. */
  losesTitleByScript?: true
  /**
   * `<iframe>`, `<form>`, `<script src>`, `<link>` to files the page needs, media: absolute address, and attributes as
   * written.
   */
  resources: { tag: string; url: string; attributes: Record<string, string> }[]
  /** `isOff` where none of its buttons that send it can be pressed. */
  forms: {
    action: string | null
    method: string
    fields: { type: string; name: string; label: string | null }[]
    isOff?: true
  }[]
  /**
   * Inline `<style>` text; widths over 320 px fixed in `style` and `width` attributes, for the mobile check; and absolute
   * addresses of pictures that `style` attributes show as backgrounds of parts without a label.
   */
  styles: { inline: string; fixedWidths: { element: string; width: number }[]; backgrounds: string[] }
  /** `<time datetime>` values, and dates in article markup. */
  times: string[]
  /** Number of elements and deepest nesting; `truncated` when the page exceeded one of the limits. */
  size: { elements: number; depth: number; truncated: boolean }
}

export interface PageBlock {
  /** Innermost block element around the text: p, li, td, blockquote, h2, div... */
  tag: string
  /** Lines separated by `<br>` are kept apart by a line feed. */
  text: string
  inFooter: boolean
  inHeader: boolean
  inNav: boolean
  /** Set inside a blockquote. */
  inQuote?: true
  /** Set inside a form, or a dialog that opens on request. */
  inFormOrDialog?: true
  /** Class names and ids of the block and the four elements around it, innermost first. */
  classes: string
  /** Set where an icon of an opening quotation mark comes before the text. */
  afterQuoteIcon?: true
  /** Absolute addresses of the links in the block, and of those without words beside it. */
  links?: string[]
  /** Depth of the innermost element around both this block and the one before it. */
  sharedDepth: number
}

export interface PageImage {
  /**
   * Absolute; for a lazy image, the address it will load. Null when there is none; a `data:` address is cut to its type
   * and a digest of its content.
   */
  src: string | null
  /** Null when the attribute is missing; '' when it is present but empty. */
  alt: string | null
  /** aria-label, which names a picture as an alt text does. */
  label: string | null
  /** The tooltip, which some screen readers fall back on. */
  title: string | null
  width: number | null
  height: number | null
  /** `role=presentation|none`, aria-hidden, inside a hidden part or a drawn map, or a tracking pixel. */
  decorative: boolean
  /** Other files are offered for other screens (`srcset`, `<picture>`), so `src` may not be what a phone loads. */
  hasSizes: boolean
  /** The image is the only content of a link that has no other name. */
  inLink: boolean
  inHeader: boolean
  inNav: boolean
}

export interface PageLink {
  /** As written. */
  href: string
  /** Absolute http(s) address without fragment; null for any other scheme and for unusable addresses. */
  url: string | null
  /** 'none' is an `<a>` without an address. */
  scheme: 'http' | 'tel' | 'mailto' | 'javascript' | 'other' | 'none'
  /** The link's text, or the alt text of an image inside it, or its aria-label or title; white space folded. */
  text: string
  /** The aria-label of a link that shows a mere sign ("»"), which screen readers say in its place (HTML-AAM, 4.1.1). */
  label?: string
  rel: string[]
  /** The landmark around it: a menu in the footer counts as footer, one in the header as nav. */
  area: 'nav' | 'header' | 'main' | 'footer'
  /** In menus and footers, the words before the list it is in: the entry a submenu belongs to, or a column's heading. */
  under?: string
  /** Class names and files of the link and the icons in it, lower case: "social fab fa-twitter"; '' for none. */
  icon: string
  /**
   * Whether a screen reader comes upon it and finds no name to read: no text, description or label, and no picture,
   * which is judged by its alt text.
   */
  isNameless: boolean
  /** Set where the link leads to a part of its own page ("#prices") and nothing on the page has that name. */
  lacksTarget?: true
  /**
   * Whether the page shows that a click does something: the link opens the list after it, or has an attribute that
   * scripts use.
   */
  hasAction: boolean
  /** Set where a script put it into a page most of whose links were sent. */
  byScript?: true
}

export interface MicrodataItem {
  types: string[]
  properties: Record<string, (string | MicrodataItem)[]>
}
