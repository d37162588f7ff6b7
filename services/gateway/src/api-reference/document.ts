import * as contracts from '@findable/contracts'
import {
  defaultSettings,
  endpointGroups,
  endpoints,
  errorCodes,
  isOpenToViewers,
  limits,
  productName,
  type Endpoint,
  type ErrorCode,
} from '@findable/contracts'
import { connectionLimits } from '@findable/service-kit'
import { STATUS_CODES } from 'node:http'
import * as z from 'zod/mini'
import { errorsOf } from './errors.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema
type Content = Record<string, { schema: JsonSchema }>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

export interface Operation {
  operationId: string
  summary: string
  /** Who may call it, and how often. */
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { description: string; headers?: Record<string, object>; content: Content }>
}

/** The parts of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html) that the API needs. */
export interface ApiDocument {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

const overview = [
  `All bodies are JSON of at most ${connectionLimits.bodyLimit / 1_024} KiB, and unknown fields are refused.`,
  'Every error has the same shape. Besides those that a call lists, any call may answer 500 `internal-error`,',
  '503 `service-unavailable`, and 400, 408 or 431 to a request that cannot be read, is too slow or has large headers.',
  'Calls that change something for staff need an `Origin` header with the address of this site.',
].join(' ')

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'For people.' },
    code: { type: 'string', enum: Object.keys(errorCodes), description: 'For programs.' },
    requestId: { type: 'string', description: 'Finds the request in the logs.' },
  },
  required: ['error', 'code', 'requestId'],
}

const componentAt = (name: string) => `#/components/schemas/${name}`

/** Every exported schema by its name, so that answers refer to a part that they share instead of repeating it. */
const names = z.registry<{ id: string }>()
for (const [name, value] of Object.entries(contracts)) {
  if (value instanceof z.core.$ZodType)
    names.add(value, { id: name[0]!.toUpperCase() + name.slice(1, -'Schema'.length) })
}

/** The public and staff calls in OpenAPI 3.1, made from the endpoints in contracts. */
export function describeApi(site: { url: string; sessionCookie: string }): ApiDocument {
  const schemas: Record<string, JsonSchema> = { Error: errorSchema }
  const paths: ApiDocument['paths'] = {}
  for (const [group, calls] of Object.entries(endpointGroups)) {
    for (const [name, summary] of Object.entries(calls)) {
      const endpoint: Endpoint = endpoints[name as keyof typeof endpoints]
      const path = (paths[endpoint.path.replace(/:(\w+)/g, '{$1}')] ??= {})
      path[endpoint.method.toLowerCase()] = {
        operationId: name,
        summary,
        description: `${accessText(endpoint)} ${limitText(endpoint)}`,
        tags: [group],
        security: endpoint.access === 'staff' ? [{ session: [] }] : [],
        parameters: parametersOf(endpoint),
        ...(endpoint.body && { requestBody: { required: true, content: bodyOf(endpoint.body) } }),
        responses: { ...answersOf(endpoint, schemas), ...errorAnswersOf(endpoint) },
      }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: `${productName} API`, version: '1', description: overview },
    servers: [{ url: site.url }],
    tags: Object.keys(endpointGroups).map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: site.sessionCookie } } },
  }
}

function accessText(endpoint: Endpoint): string {
  if (endpoint.access === 'public') return 'Public.'
  return isOpenToViewers(endpoint) ? 'Staff of any role.' : 'Administrators.'
}

function limitText({ limit, limitByBody }: Endpoint): string {
  const texts = [limit, ...(limitByBody ? [limitByBody.limit] : [])].flatMap((name) => {
    if (name === 'none') return []
    if (name === 'app') return [`${defaultSettings.app.apiRateLimit} a minute unless staff set another limit`]
    const { max, per, perDay }: { max: number; per: string; perDay?: number } = limits[name]
    return [`${max} ${per === 'hour' ? 'an' : 'a'} ${per}${perDay ? ` and ${perDay} a day` : ''}`]
  })
  const [usual, ofSome] = texts
  if (!usual) return 'No limit.'
  return `Limit per client address: ${usual}${ofSome ? `; ${ofSome} where a promo code is tried` : ''}.`
}

/** What a caller may send. Transformations, such as trimming, happen after it. */
function inputOf(schema: z.ZodMiniType): JsonSchema {
  return toJsonSchema(schema, { io: 'input', metadata: z.registry() })
}

function toJsonSchema(schema: z.ZodMiniType, options: z.core.ToJSONSchemaParams): JsonSchema {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    ...options,
    override: ({ jsonSchema }) => {
      delete jsonSchema.id
      // The format says it, in a word.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    },
  })
  return made
}

function parametersOf({ params, query, headers }: Endpoint): Parameter[] {
  const from = (place: Parameter['in'], schema: z.ZodMiniType | undefined): Parameter[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = inputOf(schema)
    return Object.entries(properties).map(([name, each]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: each as JsonSchema,
    }))
  }
  return [...from('path', params), ...from('query', query), ...from('header', headers)]
}

const bodyOf = (body: NonNullable<Endpoint['body']>): Content => ({
  'application/json': { schema: body === 'bytes' ? {} : inputOf(body) },
})

function answersOf({ answer, otherStatus }: Endpoint, schemas: ApiDocument['components']['schemas']) {
  const content: Content =
    answer === 'html'
      ? { 'text/html': { schema: { type: 'string' } } }
      : { 'application/json': { schema: outputOf(answer, schemas) } }
  const given = [200, ...(otherStatus ? [otherStatus] : [])]
  return Object.fromEntries(given.map((status) => [status, { description: STATUS_CODES[status]!, content }]))
}

/** What an answer holds. The schemas that it refers to by name are added to `schemas`. */
function outputOf(answer: z.ZodMiniType, schemas: Record<string, JsonSchema>): JsonSchema {
  const made = JSON.stringify(toJsonSchema(answer, { io: 'output', metadata: names }))
  const { $defs, ...schema } = JSON.parse(made.replaceAll('"#/$defs/', `"${componentAt('')}`)) as JsonSchema
  Object.assign(schemas, $defs)
  return schema
}

/** One answer for each status, with the codes it may have. */
function errorAnswersOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorCodes[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].text}`).join('\n'),
        ...(status === 429 && { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }),
        content: { 'application/json': { schema: errorWith(codes) } },
      },
    ]),
  )
}

const errorWith = (codes: ErrorCode[]): JsonSchema => ({
  allOf: [{ $ref: componentAt('Error') }, { properties: { code: { enum: codes } } }],
})
