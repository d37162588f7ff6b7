import * as z from 'zod/mini'
import { readJsonAnswer } from './json-answer.ts'
import type { BusinessRegister } from './outside-data.ts'
import { NothingToAsk, type OutsideSource } from './outside-source.ts'
import { ServiceFailure, type ServiceAnswer } from './services.ts'

/** The register's JSON services: https://abr.business.gov.au/json/ */
export const abnLookup: OutsideSource<BusinessRegister> = {
  id: 'abn-lookup',
  title: 'Australian Business Register',
  services: ['abn-lookup'],
  retention: 'keep',
  budget: { calls: 2, time: 5_000 },
  attribution: null,
  async gather({ abn, name }, ask) {
    const get = (path: string, query: Record<string, string>) =>
      ask({ service: 'abn-lookup', method: 'GET', path: `/json/${path}`, query: { ...query, callback } })
    if (abn) return { asked: { abn }, entry: entryOf(await get('AbnDetails.aspx', { abn })), matches: [] }
    if (!name) throw new NothingToAsk(nothingToAsk)
    return { asked: { name }, entry: null, matches: matchesOf(await get('MatchingNames.aspx', { name, maxResults })) }
  },
}

const nothingToAsk =
  'The Australian Business Register was not asked: your website tells us neither an ABN nor a business name to look up.'
const callback = 'callback'
const maxResults = '10'

const text = z.nullish(z.string())
const details = z.object({
  Message: text,
  Abn: z.string(),
  /** Active or Cancelled. */
  AbnStatus: z.string(),
  EntityName: text,
  BusinessName: z.nullish(z.array(z.string())),
  AddressState: text,
  AddressPostcode: text,
})
const matching = z.object({
  Message: text,
  Names: z.array(
    z.object({
      Abn: z.string(),
      Name: z.string(),
      Score: z.number(),
      IsCurrent: z.boolean(),
      State: text,
      Postcode: text,
    }),
  ),
})

function entryOf(answer: ServiceAnswer): BusinessRegister['entry'] {
  const found = readJsonAnswer(unwrapped(answer), details)
  if (!holdsRecords(found.Message)) return null
  return {
    abn: found.Abn.replace(/\s/g, ''),
    active: found.AbnStatus === 'Active',
    entityName: found.EntityName || null,
    businessNames: found.BusinessName ?? [],
    state: found.AddressState || null,
    postcode: found.AddressPostcode || null,
  }
}

function matchesOf(answer: ServiceAnswer): BusinessRegister['matches'] {
  const { Message, Names } = readJsonAnswer(unwrapped(answer), matching)
  if (!holdsRecords(Message)) return []
  return Names.filter(({ IsCurrent }) => IsCurrent).map(({ Abn, Name, Score, State, Postcode }) => ({
    abn: Abn.replace(/\s/g, ''),
    name: Name,
    score: Score,
    state: State || null,
    postcode: Postcode || null,
  }))
}

/** Errors come as text with status 200. "No record" is an answer; anything else is a refusal. */
function holdsRecords(message: string | null | undefined): boolean {
  if (!message) return true
  if (/no records? found|not a valid abn/i.test(message)) return false
  throw new ServiceFailure('Australian Business Register refused our question.', message)
}

/** The answer is JSONP: a script that calls a function with the data. */
function unwrapped({ body, ...answer }: ServiceAnswer): ServiceAnswer {
  const data = /^\s*[\w.$]+\(([\s\S]*)\)\s*;?\s*$/.exec(body)?.[1]
  return { ...answer, body: data ?? body }
}
