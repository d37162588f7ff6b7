export type FormValue = string | Form
export interface Form {
  [name: string]: FormValue
}

/** `a[b][0]=c` becomes `{ a: { b: { 0: 'c' } } }`, as Stripe's clients encode nested parameters. */
export function decodeForm(encoded: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(encoded)) setAt(form, partsOf(name), value)
  return form
}

function partsOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function setAt(form: Form, parts: string[], value: string): void {
  const [first = '', ...rest] = parts
  // `list[]=a&list[]=b`: each unnamed entry gets the next number.
  const name = first === '' ? String(Object.keys(form).length) : first
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const inner = form[name]
  const next = typeof inner === 'object' ? inner : (form[name] = Object.create(null) as Form)
  setAt(next, rest, value)
}
