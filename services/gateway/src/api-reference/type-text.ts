import type { JsonSchema } from './document.ts'

/** Limits that belong behind a type. */
const bounds = {
  format: (value) => value,
  minLength: (value) => `${value} characters or more`,
  maxLength: (value) => `at most ${value} characters`,
  minimum: (value) => `from ${value}`,
  maximum: (value) => `to ${value}`,
  default: (value) => `preset ${value}`,
} as const satisfies Record<string, (value: string) => string>
/** Zod's way to say that a number is an integer, which the type says already. */
const isNoBound = (value: unknown) => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER

/** A JSON Schema in TypeScript's notation, as people read it: `{ name: string; score?: integer | null }`. */
export function typeText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const oneOf = schema.anyOf ?? schema.oneOf
  if (oneOf) return oneOf.map((each) => typeText(each, indent)).join(' | ')
  if (schema.type === 'array') return `Array<${typeText(schema.items as JsonSchema, indent)}>`
  if (schema.type === 'object') return objectText(schema, indent)
  return [schema.type ?? 'any'].flat().join(' | ')
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  if (!properties) return `{ [name: string]: ${typeText(additionalProperties as JsonSchema, indent)} }`
  const lines = Object.entries(properties).map(([name, value]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${indent}  ${name}${optional}: ${typeText(value as JsonSchema, `${indent}  `)}${boundsText(value as JsonSchema)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** `  // email, at most 254 characters`; nothing where there is no limit. */
export function boundsText(schema: JsonSchema): string {
  const texts = Object.entries(bounds).flatMap(([name, say]) => {
    const value = schema[name as keyof typeof bounds]
    return value === undefined || isNoBound(value)
      ? []
      : [say(typeof value === 'string' ? value : JSON.stringify(value))]
  })
  return texts.length === 0 ? '' : `  // ${texts.join(', ')}`
}
