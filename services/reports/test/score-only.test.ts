import {
  audit,
  createDeps,
  createServices,
  parseTarget,
  recordingDeps,
  sandboxHostMap,
  scoreOnlyServices,
  type Recording,
} from '@findable/audit-engine'
import { startSandbox, type Sandbox } from '@findable/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// Google Maps Platform terms, 3.2.3: only place ids, and what we derive from its answers, may be kept.

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

/** Audits a demo website with every service, and records what each of them answered. */
async function record(website: string) {
  const hostMap = sandboxHostMap(sandbox.info)
  const services = createServices(sandbox.info.services, { takeTurn: async () => {} })
  const { deps, recording } = recordingDeps(website, createDeps({ hostMap, services }))
  const result = await audit(parseTarget(website, { hostMap }), deps)
  return { result, recording }
}

/** Every text and number in a JSON document. */
function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

const isScoreOnly = (question: string): boolean => scoreOnlyServices.some((id) => question.startsWith(`["${id}"`))

/**
 * What only the score-only services said, and no website, map, register or question of ours; without place ids and the
 * words of their formats.
 */
function toldAlone({ answers, ...elsewhere }: Recording): string[] {
  const [scoreOnly, others] = [true, false].map((wanted) =>
    Object.entries(answers).filter(([question]) => isScoreOnly(question) === wanted),
  ) as [Said, Said]
  const bodies = scoreOnly.flatMap(([, answer]) => ('body' in answer ? [answer.body] : []))
  const known = JSON.stringify([elsewhere, others, Object.keys(answers)])
  const leaves = bodies.flatMap((body) => leavesOf(JSON.parse(body))).filter(isTelling)
  return [...new Set(leaves.map(String))].filter((leaf) => !says(known, leaf))
}
type Said = [question: string, Recording['answers'][string]][]

const isTelling = (leaf: string | number): boolean =>
  typeof leaf === 'string'
    ? leaf.length > 3 && !/^(ChIJ[\w-]+|[a-z_]+)$/.test(leaf)
    : leaf > 100 || !Number.isInteger(leaf * 2)

/** Whether a JSON text contains it; a number must match as a whole, not as part of another number or of a time. */
const says = (json: string, told: string): boolean =>
  /^[\d.]+$/.test(told)
    ? new RegExp(String.raw`(?<![\d.:])${told.replace('.', String.raw`\.`)}(?![\d.:])`).test(json)
    : json.includes(JSON.stringify(told).slice(1, -1))

describe('a result made with Google and Brave', () => {
  it.each([
    'copperquokkaelectrical.com.au',
    'ampersandandsons.com.au',
    'frizzandfable.com.au',
    'numbatledger.com.au',
    'thegallopingteapot.com.au',
    'wattlefusewire.com.au',
  ])('holds nothing that only they told about %s', async (website) => {
    const { result, recording } = await record(website)
    expect(result.sources.slice(0, 4).map(({ outcome }) => outcome)).toEqual(Array(4).fill('gathered'))
    const told = toldAlone(recording)
    expect(told.length).toBeGreaterThan(20)
    const inside = (document: unknown) => told.filter((leaf) => says(JSON.stringify(document), leaf))
    expect(inside(result)).toEqual([])
    expect(inside([result, told])).toEqual(told)
  })

  it('quotes nothing, and leads to the place by its id', async () => {
    const { result } = await record('copperquokkaelectrical.com.au')
    const evidence = result.components.flatMap((component) => component.evidence)
    const scored = evidence.filter(({ source }) => scoreOnlyServices.some((id) => id === source))
    expect(scored.length).toBeGreaterThan(8)
    expect(scored.filter(({ quote }) => quote !== undefined)).toEqual([])
    expect(JSON.stringify(scored)).toContain('place_id:ChIJcopperquokkademo00142')
    expect(new Set(scored.map(({ url }) => url && new URL(url).origin))).toEqual(
      new Set(['https://www.google.com', 'https://search.brave.com', 'https://www.youtube.com']),
    )
  })
})
