import { invalidParameter } from './errors.ts'
import type { Form, FormValue } from './form-encoding.ts'

/** Reads one parameter, or refuses it as Stripe does. `path` is its full name, such as `metadata[order]`. */
export type Rule<Value> = (value: FormValue, path: string) => Value
export type Rules = Record<string, Rule<unknown>>
export type Parsed<Table extends Rules> = { [Name in keyof Table]?: ReturnType<Table[Name]> }

export function parseParams<Table extends Rules>(table: Table, form: Form): Parsed<Table> {
  return parseInside(table, form, (name) => name)
}

function parseInside<Table extends Rules>(table: Table, form: Form, pathOf: (name: string) => string): Parsed<Table> {
  const parsed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(form)) {
    const rule = Object.hasOwn(table, name) ? table[name] : undefined
    const path = pathOf(name)
    if (!rule) throw invalidParameter(path, `Received unknown parameter: ${path}`, 'parameter_unknown')
    parsed[name] = rule(value, path)
  }
  return parsed as Parsed<Table>
}

export function required<Value>(value: Value | undefined, param: string): Value {
  if (value === undefined) throw invalidParameter(param, `Missing required param: ${param}.`, 'parameter_missing')
  return value
}

export const text: Rule<string> = (value, path) => {
  if (typeof value !== 'string') throw invalidParameter(path, `Invalid string: ${JSON.stringify(value)}`)
  return value
}

export const integer: Rule<number> = (value, path) => {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) {
    throw invalidParameter(path, `Invalid integer: ${JSON.stringify(value)}`, 'parameter_invalid_integer')
  }
  return Number(value)
}

export const flag: Rule<boolean> = (value, path) => {
  if (value !== 'true' && value !== 'false') throw invalidParameter(path, `Invalid boolean: ${JSON.stringify(value)}`)
  return value === 'true'
}

export function oneOf<const Choice extends string>(...choices: Choice[]): Rule<Choice> {
  return (value, path) => {
    const choice = choices.find((each) => each === value)
    if (choice === undefined) throw invalidParameter(path, `Invalid ${path}: must be one of ${choices.join(', ')}`)
    return choice
  }
}

export function list<Value>(rule: Rule<Value>): Rule<Value[]> {
  return (value, path) => {
    if (typeof value === 'string') throw invalidParameter(path, `Invalid array`)
    return Object.entries(value).map(([index, entry]) => rule(entry, `${path}[${index}]`))
  }
}

export function object<Table extends Rules>(table: Table): Rule<Parsed<Table>> {
  return (value, path) => {
    if (typeof value === 'string') throw invalidParameter(path, `Invalid object`)
    return parseInside(table, value, (name) => `${path}[${name}]`)
  }
}

/** Up to 50 texts by name; an empty text removes the name. https://docs.stripe.com/api/metadata */
export const metadata: Rule<Record<string, string>> = (value, path) => {
  if (typeof value === 'string') return {}
  const entries = Object.entries(value)
  if (entries.length > 50) throw invalidParameter(path, 'You can specify up to 50 keys of metadata')
  for (const [name, entry] of entries) {
    const param = `${path}[${name}]`
    if (name.length > 40) throw invalidParameter(param, 'Metadata keys can have up to 40 characters')
    if (text(entry, param).length > 500) throw invalidParameter(param, 'Metadata values can have up to 500 characters')
  }
  return Object.fromEntries(entries.filter(([, entry]) => entry !== '')) as Record<string, string>
}

/** A parameter Stripe has but the sandbox does not: a clear refusal is better than an answer that ignores it. */
export const notInTheSandbox: Rule<never> = (_value, path) => {
  throw invalidParameter(path, `The sandbox's card provider does not support the parameter ${path}`)
}
