import type { Element } from './element.ts'
import { limits } from './limits.ts'
import type { Page } from './page.ts'

/** In an attribute for scripts, which may show the element when the address ends in that name. */
const dataName = /^[#.]?([A-Za-z][\w-]{1,60})$/
/** In a script: a name that it may look for in the address or give to a part of the page. */
const quotedName = /["'`#]([A-Za-z][\w-]{1,60})["'`]/g

/** In a script: a page that it may lead to. */
const quotedPage = /["'`]((?:https?:\/)?[\w./-]*\w\.(?:html?|php)|\/[\w./-]*\w\/?)(?:[?#][^"'`\n]*)?["'`]/g
/** In a script: what the name of such a page begins with, before a part that differs. */
const quotedBeginning = /["'`](?:[\w.-]*\/)*([A-Za-z][\w-]*[-_])(?:["'`]|\$\{)/g
const leadsOn = /\blocation\b|\bopen\(/

/** Collects what links to a part of the page can lead to, and what scripts may go by. */
export function linkTargets() {
  const names = new Set<string>()
  const forScripts = new Set<string>()
  const addresses = new Set<string>()
  const beginnings = new Set<string>()

  return {
    open({ tag, attributes, inNoscript }: Element): void {
      if (tag === 'a' && inNoscript && attributes['href']) addresses.add(attributes['href'])
      if (attributes['id'] !== undefined) names.add(attributes['id'])
      if (tag === 'a' && attributes['name'] !== undefined) names.add(attributes['name'])
      for (const name in attributes) {
        const [, value] = (name.startsWith('data-') && dataName.exec(attributes[name]!)) || []
        if (value !== undefined) forScripts.add(value)
      }
    },
    text(data: string, { tag, attributes }: Element): void {
      if (tag !== 'script' || /json/i.test(attributes['type'] ?? '')) return
      for (const [, name = ''] of data.matchAll(quotedName)) forScripts.add(name)
      if (!leadsOn.test(data)) return
      for (const [, page = ''] of data.matchAll(quotedPage)) addresses.add(page)
      for (const [, beginning = ''] of data.matchAll(quotedBeginning)) beginnings.add(beginning.toLowerCase())
    },
    has: (name: string): boolean => names.has(name),
    isFull: (): boolean => names.size + forScripts.size > limits.list,
    result: (): string[] =>
      [...new Set([...names, ...forScripts])].filter(({ length }) => length <= limits.target).slice(0, limits.list),
    otherWays: (absolute: (address: string) => string | null): Page['otherWays'] => ({
      to: [...addresses].slice(0, limits.list).flatMap((address) => absolute(address) ?? []),
      beginnings: [...beginnings].filter(({ length }) => length <= limits.target).slice(0, limits.list),
    }),
  }
}
