import type { Element } from './element.ts'
import { limits } from './limits.ts'

/** In an attribute for scripts, which may show the element when the address ends in that name. */
const dataName = /^[#.]?([A-Za-z][\w-]{1,60})$/
/** In a script: a name that it may look for in the address or give to a part of the page. */
const quotedName = /["'`#]([A-Za-z][\w-]{1,60})["'`]/g

/** Collects what links to a part of the page can lead to, and what scripts may go by. */
export function linkTargets() {
  const names = new Set<string>()
  const forScripts = new Set<string>()

  return {
    open({ tag, attributes }: Element): void {
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
    },
    has: (name: string): boolean => names.has(name),
    isFull: (): boolean => names.size + forScripts.size > limits.list,
    result: (): string[] =>
      [...new Set([...names, ...forScripts])].filter(({ length }) => length <= limits.target).slice(0, limits.list),
  }
}
