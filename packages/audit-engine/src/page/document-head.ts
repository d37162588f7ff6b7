import { onClose, type Element } from './element.ts'
import { append, limits } from './limits.ts'
import type { Capture, openCaptures } from './capture.ts'
import { readJsonLd } from './json-ld.ts'
import type { Page } from './page.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'

/** Whether browsers run a script of this type: JavaScript under any of its names, or a module. */
const runs = (type: string): boolean =>
  /^\s*(?:module|(?:(?:text|application)\/(?:x-)?(?:java|ecma|j)script[\d.]*\s*)?(?:;.*)?)$/i.test(type)

const ofDocument = new Set(['title', 'meta', 'link', 'base'])

/** Collects a document's metadata: title, metas, link tags, base, JSON-LD and style sheets. */
export function documentHead(captures: ReturnType<typeof openCaptures>) {
  const capture: Capture = captures.readable
  const head: Pick<Page, 'lang' | 'xmlLang' | 'titles' | 'metas' | 'linkTags' | 'jsonLd' | 'times' | 'runsScript'> & {
    baseHref: string | null
    styles: string
  } = {
    lang: null,
    titles: [],
    metas: [],
    linkTags: [],
    jsonLd: [],
    times: [],
    runsScript: false,
    baseHref: null,
    styles: '',
  }

  const open: Record<string, (element: Element) => void> = {
    html({ attributes }) {
      head.lang ??= attributes['lang'] ?? null
      if (attributes['xml:lang']) head.xmlLang ??= attributes['xml:lang']
    },
    title(element) {
      if (element.inSvg) return
      const text = capture(element)
      onClose(element, () => append(head.titles, text()))
    },
    meta({ attributes }) {
      const key = attributes['name'] ?? attributes['property'] ?? attributes['http-equiv']
      if (key === undefined) return
      const content = cut(oneLine(attributes['content'] ?? ''), limits.attribute)
      append(head.metas, { key: cut(oneLine(key), 200).toLowerCase(), content })
      if (/^article:(?:published|modified)_time$/i.test(key)) append(head.times, content)
    },
    link({ attributes }) {
      const rel = cut(oneLine(attributes['rel'] ?? ''), 200).toLowerCase()
      if (rel === '') return
      const { href = null, type = null, hreflang = null } = attributes
      append(head.linkTags, { rel, href, written: href === null ? null : cut(href, limits.attribute), type, hreflang })
    },
    base({ attributes }) {
      head.baseHref ??= attributes['href'] ?? null
    },
    script(element) {
      const type = element.attributes['type'] ?? ''
      head.runsScript ||= runs(type)
      const isJsonLd = /^\s*application\/ld\+json\b/i.test(type)
      if (!isJsonLd || head.jsonLd.length >= limits.jsonLdBlocks) return
      const source = captures.raw(element, limits.jsonLd)
      onClose(element, () => head.jsonLd.push(readJsonLd(source())))
    },
    style(element) {
      // Cutting the full text again for each of many thousands of style sheets would take seconds.
      if (head.styles.length >= limits.styles) return
      const source = captures.raw(element, limits.styles)
      onClose(element, () => {
        head.styles = cut(`${head.styles}${source()}\n`, limits.styles)
      })
    },
    time({ attributes }) {
      if (attributes['datetime']) append(head.times, cut(oneLine(attributes['datetime']), 100))
    },
  }

  return {
    open(element: Element): void {
      if (element.inNoscript || (element.inShadow && ofDocument.has(element.tag))) return
      if (Object.hasOwn(open, element.tag)) open[element.tag]?.(element)
    },
    head,
  }
}
