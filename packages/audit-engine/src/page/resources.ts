import { keepable, pixels, type Attributes } from './attributes.ts'
import type { Element } from './element.ts'
import { append } from './limits.ts'
import type { Page } from './page.ts'

/** Elements that load something with the page, and the attribute that holds the address. */
const addressAttribute: Record<string, string> = {
  iframe: 'src',
  frame: 'src',
  script: 'src',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  embed: 'src',
  object: 'data',
  form: 'action',
  link: 'href',
}
const loadingRel = /\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/i

/** Anything wider makes the narrowest phones in use scroll sideways. */
const phoneWidth = 320
const fixedWidth = /(?:^|;)\s*(?:min-)?width\s*:\s*(\d{1,6})(?:\.\d+)?px/i
/** The picture of a background; a drawing in the page itself (data:) is a pattern. */
const background = /(?:^|;)\s*background(?:-image)?\s*:[^;]*?\burl\((?!\s*["']?data:)\s*["']?([^"')]+)/i
/** Beside it, a width is the most that a part takes. */
const shrinks = /(?:^|;)\s*max-width\s*:\s*[\d.]+(?:%|vw)/i
/** A circle or a square behind the text, or what lies outside of its flow, is an ornament that its surroundings cut off. */
const ornament =
  /(?:^|;)\s*position\s*:\s*(?:absolute|fixed)|(?:^|;)\s*width\s*:\s*(\d+px)\s*;(?:[^;]{0,200};){0,4}\s*height\s*:\s*\1/i
const sizedByAttribute = new Set(['table', 'td', 'th', 'iframe', 'embed', 'object'])

/** What the best-known frameworks call a part that wide screens only show: "hidden lg:flex", "d-none d-md-block". */
const hiddenThere = /(?:^|\s)(?:hidden|d-none)(?:\s|$)/i
const shownWide = /(?:^|\s)(?:sm:|md:|lg:|xl:|d-(?:sm|md|lg|xl)-)/i
const neverOnPhones = /(?:^|\s)(?:hidden-(?:xs|sm|phone|mobile)|desktop-only)(?:\s|$)/i

/** Whether phones do not show the element, by its own classes or those of what it is in. */
const isOffPhones = (element: Element): boolean => {
  for (let around: Element | null = element; around; around = around.parent) {
    const names = around.attributes['class'] ?? ''
    if (neverOnPhones.test(names) || (hiddenThere.test(names) && shownWide.test(names))) return true
  }
  return false
}

/** Collects what the page loads, and widths and backgrounds set on individual elements. */
export function resources() {
  const found: { tag: string; address: string; attributes: Attributes }[] = []
  const fixedWidths: Page['styles']['fixedWidths'] = []
  const backgrounds: string[] = []

  return {
    open(element: Element): void {
      const { tag, attributes } = element
      const name = Object.hasOwn(addressAttribute, tag) ? addressAttribute[tag] : undefined
      const address = name === undefined ? undefined : attributes[name]
      if (address && !address.startsWith('data:') && (tag !== 'link' || loadingRel.test(attributes['rel'] ?? ''))) {
        append(found, { tag, address, attributes: keepable(attributes) })
      }
      // Facebook's script fills such a part with the page of this address.
      const plugin = attributes['data-href']
      if (plugin && /(?:^|\s)fb-(?:page|like|follow)(?:\s|$)/.test(attributes['class'] ?? ''))
        append(found, { tag: 'fb-plugin', address: plugin, attributes: keepable(attributes) })
      const { style } = attributes
      const inStyle =
        style === undefined || shrinks.test(style) || ornament.test(style) ? undefined : fixedWidth.exec(style)?.[1]
      const width = inStyle ? Number(inStyle) : sizedByAttribute.has(tag) ? pixels(attributes['width']) : null
      // Most styles have no address, and need no closer look.
      const picture = style?.includes('url(') && !attributes['aria-label'] ? background.exec(style)?.[1] : undefined
      if (picture) append(backgrounds, picture.trim())
      if (width !== null && width > phoneWidth && !isOffPhones(element)) append(fixedWidths, { element: tag, width })
    },
    fixedWidths,
    backgrounds: (absolute: (address: string) => string | null): string[] => [
      ...new Set(backgrounds.flatMap((address) => absolute(address) ?? [])),
    ],
    result: (absolute: (address: string) => string | null): Page['resources'] =>
      found.flatMap(({ tag, address, attributes }) => {
        const url = absolute(address)
        return url === null ? [] : [{ tag, url, attributes }]
      }),
  }
}
