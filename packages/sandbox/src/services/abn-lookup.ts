import type { Answer, Request } from '../http/router.ts'
import type { RegisterEntry } from './outside.ts'
import type { OutsideWorld } from './outside-world.ts'
import { serviceKey, type Service } from './service.ts'
import { wordsOf } from './words.ts'

const messages = {
  unknownGuid: 'The GUID entered is not recognised as a Registered Party',
  invalidAbn: 'Search text is not a valid ABN or ACN',
  noRecord: 'No record found',
}

/** ABN Lookup's JSON services. Errors come with status 200, in Message. https://abr.business.gov.au/json/ */
export function abnLookup(world: OutsideWorld): Service {
  return {
    name: 'abn-lookup',
    routes: [
      { method: 'GET', path: '/json/AbnDetails.aspx', handle: (request) => jsonp(request, details(request, world)) },
      {
        method: 'GET',
        path: '/json/MatchingNames.aspx',
        handle: (request) => jsonp(request, matching(request, world)),
      },
    ],
    faults: {
      denied: (request) =>
        jsonp(request, asksForNames(request) ? names([], messages.unknownGuid) : noDetails('', messages.unknownGuid)),
      'server-error': () => ({
        status: 500,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: "<!DOCTYPE html><html><head><title>Runtime Error</title></head><body><h1>Server Error in '/' Application.</h1></body></html>",
      }),
    },
  }
}

/** The answer is a script even when no callback is named. */
function jsonp({ url }: Request, value: object): Answer {
  const callback = url.searchParams.get('callback') || 'callback'
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
    body: `${callback}(${JSON.stringify(value)})`,
  }
}

const asksForNames = ({ url }: Request): boolean => url.pathname.endsWith('/MatchingNames.aspx')
const hasKey = ({ url }: Request): boolean => url.searchParams.get('guid') === serviceKey

function details(request: Request, world: OutsideWorld): object {
  if (!hasKey(request)) return noDetails('', messages.unknownGuid)
  const abn = (request.url.searchParams.get('abn') ?? '').replaceAll(/\s/g, '')
  if (!isAbn(abn)) return noDetails('', messages.invalidAbn)
  const entry = world.register().find((each) => each.abn === abn)
  return entry ? found(entry) : noDetails(abn, messages.noRecord)
}

/** https://abr.business.gov.au/Help/AbnFormat */
function isAbn(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce((total, weight, at) => total + weight * (Number(text[at]) - (at === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}

const found = (entry: RegisterEntry) => ({
  Abn: entry.abn,
  AbnStatus: entry.status,
  AbnStatusEffectiveFrom: entry.statusFrom,
  Acn: entry.acn,
  AddressDate: entry.addressDate,
  AddressPostcode: entry.postcode,
  AddressState: entry.state,
  BusinessName: entry.businessNames,
  EntityName: entry.entityName,
  EntityTypeCode: entry.typeCode,
  EntityTypeName: entry.typeName,
  Gst: entry.gst,
  Message: '',
})

const noDetails = (abn: string, message: string) => ({
  Abn: abn,
  AbnStatus: '',
  AbnStatusEffectiveFrom: '',
  Acn: '',
  AddressDate: null,
  AddressPostcode: '',
  AddressState: '',
  BusinessName: [],
  EntityName: '',
  EntityTypeCode: '',
  EntityTypeName: '',
  Gst: null,
  Message: message,
})

interface NameMatch {
  Abn: string
  /** 0000000001 for an active number, 0000000002 for a cancelled one. */
  AbnStatus: string
  IsCurrent: boolean
  Name: string
  NameType: 'Entity Name' | 'Business Name'
  Postcode: string
  Score: number
  State: string
}

const names = (matches: NameMatch[], message = '') => ({ Message: message, Names: matches })

function matching(request: Request, world: OutsideWorld): object {
  if (!hasKey(request)) return names([], messages.unknownGuid)
  const { searchParams } = request.url
  const asked = wordsOf(searchParams.get('name') ?? '')
  const most = Number(searchParams.get('maxResults') || 10)
  const matches = world.register().flatMap((entry) =>
    [
      { name: entry.entityName, type: 'Entity Name' as const },
      ...entry.businessNames.map((name) => ({ name, type: 'Business Name' as const })),
    ].flatMap(({ name, type }) => {
      const score = likeness(asked, wordsOf(name))
      return score === 0 ? [] : [nameMatch(entry, name, type, score)]
    }),
  )
  return names(matches.toSorted((a, b) => b.Score - a.Score).slice(0, most))
}

function nameMatch(entry: RegisterEntry, name: string, type: NameMatch['NameType'], score: number): NameMatch {
  return {
    Abn: entry.abn,
    AbnStatus: entry.status === 'Active' ? '0000000001' : '0000000002',
    IsCurrent: true,
    Name: name,
    NameType: type,
    Postcode: entry.postcode,
    Score: score,
    State: entry.state,
  }
}

/** 100 for the same words; less for each word missing on either side; 0 when less than half are shared. */
function likeness(asked: Set<string>, name: Set<string>): number {
  const shared = [...asked].filter((word) => name.has(word)).length
  const share = (2 * shared) / (asked.size + name.size)
  return share >= 0.5 ? Math.round(100 * share) : 0
}
