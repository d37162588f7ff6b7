import type { Capture } from './capture.ts'
import { onClose, type Element } from './element.ts'
import { limits } from './limits.ts'
import type { Page } from './page.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'

type Form = Page['forms'][number]

/** Not shown, or in a dialog that has not been opened. */
const isOutOfSight = (element: Element): boolean => {
  if (element.hidden) return true
  for (let around = element.parent; around !== null; around = around.parent)
    if (around.tag === 'dialog' && !('open' in around.attributes)) return true
  return false
}

const notFilledIn = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

/** Collects forms with the fields a visitor fills in and each field's label. */
export function forms(capture: Capture) {
  const found: Form[] = []
  const labels = new Map<string, string>()
  const fields: { field: Form['fields'][number]; id: string; spoken: string }[] = []
  let form: Form | null = null
  /** Of the open form: the buttons that send it, and those of them that can be pressed. */
  let buttons = { all: 0, on: 0 }
  let around: Form['fields'] | null = null

  const addField = ({ tag, attributes }: Element): void => {
    if (form === null || form.fields.length >= 300) return
    const type = tag === 'input' ? cut((attributes['type'] ?? 'text').toLowerCase(), 30) : tag
    if (notFilledIn.has(type)) return
    const spoken = cut(oneLine(attributes['aria-label'] ?? attributes['placeholder'] ?? attributes['title'] ?? ''), 500)
    const field = { type, name: cut(attributes['name'] ?? '', 200), label: null }
    form.fields.push(field)
    around?.push(field)
    fields.push({ field, id: attributes['id'] ?? '', spoken })
  }

  const addButton = ({ attributes }: Element): void => {
    if (form === null) return
    buttons.all++
    if (!('disabled' in attributes)) buttons.on++
  }

  const open: Record<string, (element: Element) => void> = {
    form(element) {
      if (isOutOfSight(element)) return
      const { action, method } = element.attributes
      const opened: Form = {
        action: action === undefined ? null : cut(action.trim(), limits.attribute),
        method: cut((method ?? 'get').toLowerCase(), 10),
        fields: [],
      }
      if (found.length < 100) found.push(opened)
      form = opened
      buttons = { all: 0, on: 0 }
      onClose(element, () => {
        if (buttons.all > 0 && buttons.on === 0) opened.isOff = true
        form = null
      })
    },
    label(element) {
      const text = capture(element)
      const inside: Form['fields'] = []
      around = inside
      onClose(element, () => {
        around = null
        const label = text()
        const target = element.attributes['for']
        if (target && labels.size < 1_000) labels.set(target, label)
        for (const field of inside) field.label ??= label || null
      })
    },
    button(element) {
      if (!/^(?:button|reset)$/i.test(element.attributes['type'] ?? '')) addButton(element)
    },
    input(element) {
      if (/^(?:submit|image)$/i.test(element.attributes['type'] ?? '')) addButton(element)
      else addField(element)
    },
    select: addField,
    textarea: addField,
  }
  return {
    open(element: Element): void {
      if (Object.hasOwn(open, element.tag)) open[element.tag]?.(element)
    },
    result(): Form[] {
      for (const { field, id, spoken } of fields) field.label ??= labels.get(id) || spoken || null
      return found
    },
  }
}
