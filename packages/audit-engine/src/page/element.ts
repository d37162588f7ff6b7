import type { Attributes } from './attributes.ts'
import { readClassNames, type ClassNames } from './class-names.ts'
import { introductions, landmarkOf, soleLandmarks } from './landmarks.ts'

/** An open element: what its start tag and its ancestors say about it. */
export interface Element {
  tag: string
  attributes: Attributes
  classNames: ClassNames
  parent: Element | null
  depth: number
  /** Not shown: `hidden`, `display:none`, `<template>`, or kept off the screen. */
  hidden: boolean
  /** Left to screen readers and search engines, by a class such as "sr-only" or a place outside the window. */
  offScreen: boolean
  /** Its text is not for reading: scripts, styles, form options, pictures. */
  silent: boolean
  ariaHidden: boolean
  inNoscript: boolean
  inSvg: boolean
  /** A shadow tree has no part in the head of the document, whatever it holds. */
  inShadow: boolean
  /** Inside main, article, aside or section, where a header or footer belongs to that part, not to the page. */
  inSection: boolean
  /** Inside main and none of the others: main is no sectioning content (HTML, 4.3 and 4.4.14). */
  inMainAlone: boolean
  /** The tags of which the document has one only, which are parts of the page inside main, too. */
  sole: ReadonlySet<string>
  /** The classes of headers that introduce the page. */
  introducing: ReadonlySet<string>
  inNav: boolean
  inHeader: boolean
  inFooter: boolean
  /** Inside a blockquote. */
  inQuote: boolean
  /** Inside a form, or a dialog that opens on request. */
  inFormOrDialog: boolean
  /** Number of text blocks that came before the element. */
  blocksBefore: number
  /** Number of characters of text that came before the element. */
  lettersBefore: number
  /** Elements of the page before it, itself among them. */
  elementsBefore: number
  /** The words right before the innermost list or part that it is in, or is itself. */
  opener: string | null
  /** Class names and id, once a block inside has asked for them. */
  names: string | null
  /** Run at the end tag, last added first. */
  closing: (() => void)[] | null
}

const silentTags = new Set(
  (
    'script style template noscript svg math select datalist textarea iframe object video audio canvas title ' +
    'noembed noframes xmp plaintext'
  ).split(' '),
)
const sectioning = new Set(['main', 'article', 'aside', 'section', 'blockquote'])
const none: ReadonlySet<string> = new Set()
const notShown = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

const offScreenStyle =
  /(?:^|;)\s*(?:(?:left|top|text-indent)\s*:\s*-(?:9{3,5}|\d0{4})(?:px|em)|clip\s*:\s*rect\(\s*[01]\D|clip-path\s*:\s*inset\(\s*(?:50|100)%|font-size\s*:\s*0(?:px)?\s*(?:;|$))/i

export const openRoot = (html: string): Element => ({
  ...openElement('#document', {}, null),
  sole: soleLandmarks(html),
  introducing: introductions(html),
})

export function openElement(tag: string, attributes: Attributes, parent: Element | null): Element {
  const inSection = parent?.inSection ?? false
  const inMainAlone = parent?.inMainAlone ?? false
  const sole = parent?.sole ?? none
  const introducing = parent?.introducing ?? none
  const classNames = readClassNames(attributes['class'] ?? '')
  const landmark = landmarkOf(
    tag,
    attributes,
    classNames.landmarks,
    inSection && !(inMainAlone && sole.has(tag)),
    introducing,
  )
  const offScreen = parent?.offScreen || isOffScreen(tag, attributes, classNames)
  return {
    tag,
    attributes,
    classNames,
    parent,
    depth: (parent?.depth ?? 0) + 1,
    hidden: parent?.hidden || offScreen || isHidden(tag, attributes),
    offScreen,
    silent: parent?.silent || (silentTags.has(tag) && !isShadowRoot(tag, attributes)) || classNames.isIconFont,
    ariaHidden: parent?.ariaHidden || attributes['aria-hidden'] === 'true',
    inNoscript: parent?.inNoscript || tag === 'noscript',
    inSvg: parent?.inSvg || tag === 'svg',
    inShadow: parent?.inShadow || isShadowRoot(tag, attributes),
    inSection: inSection || sectioning.has(tag),
    inMainAlone: tag === 'main' ? !inSection : inMainAlone && !sectioning.has(tag),
    sole,
    introducing,
    inNav: parent?.inNav || landmark === 'nav',
    inHeader: parent?.inHeader || landmark === 'header',
    inFooter: parent?.inFooter || landmark === 'footer',
    inQuote: parent?.inQuote || tag === 'blockquote',
    inFormOrDialog: parent?.inFormOrDialog || isFormOrDialog(tag, attributes, classNames, parent),
    blocksBefore: parent?.blocksBefore ?? 0,
    lettersBefore: 0,
    elementsBefore: 0,
    opener: parent?.opener ?? null,
    names: null,
    closing: null,
  }
}

/** ASP.NET wraps the content of a whole page in a form, directly inside the body. */
const isFormOrDialog = (
  tag: string,
  attributes: Attributes,
  { isDialog }: ClassNames,
  parent: Element | null,
): boolean =>
  (tag === 'form' && parent?.tag !== 'body') ||
  tag === 'dialog' ||
  attributes['role'] === 'dialog' ||
  (attributes['aria-hidden'] === 'true' && isDialog)

/**
 * Whether the start tag alone hides an element. Some are visible to every visitor: a hidden body, a part that React
 * sends hidden and moves into place while the page loads (`id="S:0"`), and what a click unfolds.
 */
function isHidden(tag: string, attributes: Attributes): boolean {
  if (tag === 'html' || tag === 'body') return false
  if (tag === 'template') return !isShadowRoot(tag, attributes)
  if ('hidden' in attributes && !/^S:[0-9a-f]+$/.test(attributes['id'] ?? '')) return !isFolded(attributes)
  const style = attributes['style']
  return style !== undefined && notShown.test(style)
}

/** An answer or a panel that a click on what is above it unfolds. */
const isFolded = ({ hidden, role, id, class: names }: Attributes): boolean =>
  hidden === 'until-found' || role === 'tabpanel' || folded.test(`${names ?? ''} ${id ?? ''}`)
const folded = /(?:^|[\s_-])(?:accordion|answer|collaps(?:e|ible))(?:[\s_-]|$)/i

/** A heading may be hidden by its own class; around other content a script may take such a class off at any time. */
function isOffScreen(tag: string, { style }: Attributes, classNames: ClassNames): boolean {
  if (tag === 'html' || tag === 'body') return false
  if (style !== undefined && offScreenStyle.test(style)) return true
  return classNames.isOffScreen || (classNames.isHidden && /^h[1-6]$/.test(tag))
}

/** A custom element's content written into the document; read like any other part. */
const isShadowRoot = (tag: string, attributes: Attributes): boolean =>
  tag === 'template' && 'shadowrootmode' in attributes

export const onClose = (element: Element, action: () => void): void => {
  element.closing ??= []
  element.closing.push(action)
}
