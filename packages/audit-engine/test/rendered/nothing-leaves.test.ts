import { setTimeout as sleep } from 'node:timers/promises'
import { launchChromium } from '@findable/test-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attackPage } from './attack-page.ts'
import { startCanary, type Canary } from './canary.ts'
import { openTestBrowser } from './test-browser.ts'

let canary: Canary
beforeEach(async () => {
  canary = await startCanary()
})
afterEach(() => canary.close())

const address = () => `http://127.0.0.1:${canary.port}`
/** Real time in which anything on its way can still arrive. */
const patience = 1_500

it('the canary hears what leaves an ordinary browser', async () => {
  await canary.close()
  const documents: Record<string, string> = {}
  canary = await startCanary(documents)
  documents['/attack'] = attackPage(address())
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(`${address()}/attack`)
    await sleep(patience)
  } finally {
    await browser.close()
  }
  const kinds = ['/script.js', '/image', '/frame', '/fetch', '/fetch-post', '/beacon', '/websocket', '/worker-fetch']
  expect([...canary.hits]).toEqual(expect.arrayContaining([...kinds, '/shared-worker-websocket', '/prefetch', 'udp']))
  expect(canary.hits.size).toBeGreaterThan(30)
})

describe.for([
  ['as the machine confines it', undefined],
  ['on a machine without namespaces', []],
] as const)('nothing leaves the browser %s', ([, confinement]) => {
  it.for(['http://attack.example.com.au/', 'https://attack.example.com.au/'])('from %s', async (url) => {
    const asked: string[] = []
    const browser = await openTestBrowser({
      confinement,
      ask: async (part) => {
        asked.push(new URL(part).pathname)
        return { outcome: 'failed', url: part, redirects: [], reason: 'connection', detail: 'Not in this test.' }
      },
    })
    try {
      const page = { url, html: attackPage(address()) }
      await expect(browser.show(page)).resolves.toMatchObject({ movedTo: `${address()}/download` })
      await sleep(patience)
    } finally {
      await browser.close()
    }
    expect([...canary.hits]).toEqual([])
    // The attack ran, and what a page may read was requested through the fetcher.
    expect(asked).toEqual(expect.arrayContaining(['/script.js', '/stylesheet.css', '/fetch']))
    expect(asked).not.toEqual(expect.arrayContaining(['/fetch-post']))
  })
})

it('nothing leaves it for the view on a phone, which may ask for pictures and fonts through the fetcher', async () => {
  const asked: string[] = []
  const browser = await openTestBrowser({
    confinement: [],
    ask: async (part) => {
      asked.push(new URL(part).pathname)
      return { outcome: 'failed', url: part, redirects: [], reason: 'connection', detail: 'Not in this test.' }
    },
  })
  try {
    await expect(browser.view({ url: 'https://attack.example.com.au/', html: attackPage(address()) })).rejects.toThrow(
      'did not load',
    )
    await sleep(patience)
  } finally {
    await browser.close()
  }
  expect([...canary.hits]).toEqual([])
  expect(asked).toEqual(expect.arrayContaining(['/script.js', '/image', '/background', '/font']))
  for (const never of ['/frame', '/video', '/beacon', '/fetch-post', '/window']) expect(asked).not.toContain(never)
})
