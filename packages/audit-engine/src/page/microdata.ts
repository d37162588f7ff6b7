import type { Capture } from './capture.ts'
import { onClose, type Element } from './element.ts'
import { limits } from './limits.ts'
import type { MicrodataItem } from './page.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'

/** The attribute that holds a property's value, for elements whose text does not. */
const valueAttribute: Record<string, string> = {
  meta: 'content',
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  embed: 'src',
  iframe: 'src',
  track: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
}

/** Collects schema.org items written as `itemscope`, `itemtype` and `itemprop`. */
export function microdata(capture: Capture) {
  const items: MicrodataItem[] = []
  const open: MicrodataItem[] = []

  const value = (element: Element): string | null => {
    const { tag, attributes } = element
    const name = Object.hasOwn(valueAttribute, tag) ? valueAttribute[tag] : undefined
    // `content` on other elements is not in the standard, but every search engine reads it.
    const written = attributes['content'] ?? (name === undefined ? undefined : attributes[name])
    return written === undefined ? null : cut(oneLine(written), limits.capture)
  }

  const addTo = (item: MicrodataItem, names: string[], property: string | MicrodataItem): void => {
    for (const name of names) {
      if (name === '__proto__') continue
      const values = Object.hasOwn(item.properties, name) ? item.properties[name] : undefined
      if (values === undefined) item.properties[name] = [property]
      else if (values.length < 200) values.push(property)
    }
  }

  return {
    open(element: Element): void {
      const { attributes } = element
      if (!('itemprop' in attributes || 'itemscope' in attributes)) return
      const owner = open.at(-1)
      const names = (attributes['itemprop'] ?? '').split(/\s+/, 10).filter(Boolean)
      if ('itemscope' in attributes) {
        const item: MicrodataItem = {
          types: (attributes['itemtype'] ?? '').split(/\s+/, 10).filter(Boolean),
          properties: {},
        }
        if (open.length >= limits.microdataDepth) return
        if (owner && names.length > 0) addTo(owner, names, item)
        else if (items.length < 1_000) items.push(item)
        open.push(item)
        onClose(element, () => open.pop())
      } else if (owner && names.length > 0) {
        const written = value(element)
        if (written !== null) {
          addTo(owner, names, written)
          return
        }
        const text = capture(element)
        onClose(element, () => addTo(owner, names, text()))
      }
    },
    items,
  }
}
