import type { Attributes } from './attributes.ts'
import { landmarkOf } from './landmarks.ts'

/** An open element: what is known about it from its start tag and from those around it. */
export interface Element {
  tag: string
  attributes: Attributes
  parent: Element | null
  depth: number
  /** Not shown: `hidden`, `display:none`, `<template>`. */
  hidden: boolean
  /** Its text is not for reading: scripts, styles, form choices, pictures. */
  silent: boolean
  ariaHidden: boolean
  inNoscript: boolean
  inSvg: boolean
  /** Inside main, article, aside or section, where a header or footer belongs to that part, not to the page. */
  inSection: boolean
  inNav: boolean
  inHeader: boolean
  inFooter: boolean
  /** Runs at the end tag, last added first. */
  closing: (() => void)[] | null
}

const silentTags = new Set(
  (
    'script style template noscript svg math select datalist textarea iframe object video audio canvas title ' +
    'noembed noframes xmp plaintext'
  ).split(' '),
)
const sectioning = new Set(['main', 'article', 'aside', 'section', 'blockquote'])
const notShown = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

export function openElement(tag: string, attributes: Attributes, parent: Element | null): Element {
  const inSection = parent?.inSection ?? false
  const landmark = landmarkOf(tag, attributes, inSection)
  return {
    tag,
    attributes,
    parent,
    depth: (parent?.depth ?? 0) + 1,
    hidden: parent?.hidden || isHidden(tag, attributes),
    silent: parent?.silent || (silentTags.has(tag) && !isShadowRoot(tag, attributes)),
    ariaHidden: parent?.ariaHidden || attributes['aria-hidden'] === 'true',
    inNoscript: parent?.inNoscript || tag === 'noscript',
    inSvg: parent?.inSvg || tag === 'svg',
    inSection: inSection || sectioning.has(tag),
    inNav: parent?.inNav || landmark === 'nav',
    inHeader: parent?.inHeader || landmark === 'header',
    inFooter: parent?.inFooter || landmark === 'footer',
    closing: null,
  }
}

/**
 * Whether the start tag alone takes an element off the screen. A page that hides its body, and a part that React sends
 * hidden and puts in place while the page loads (`id="S:0"`), are shown to every visitor.
 */
function isHidden(tag: string, attributes: Attributes): boolean {
  if (tag === 'html' || tag === 'body') return false
  if (tag === 'template') return !isShadowRoot(tag, attributes)
  if ('hidden' in attributes && !/^S:[0-9a-f]+$/.test(attributes['id'] ?? '')) return true
  const style = attributes['style']
  return style !== undefined && notShown.test(style)
}

/** What a custom element shows, written into the document: read like any other part. */
const isShadowRoot = (tag: string, attributes: Attributes): boolean =>
  tag === 'template' && 'shadowrootmode' in attributes

export const onClose = (element: Element, action: () => void): void => {
  element.closing ??= []
  element.closing.push(action)
}
