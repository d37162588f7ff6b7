import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serving, startSite, type LocalSite } from '../../../test/support/local-site.ts'
import { checkAddress, checkSite } from './check-site.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

let site: LocalSite
beforeAll(async () => {
  site = await startSite((request, response) => {
    if (request.headers.host?.startsWith('broken')) response.writeHead(503).end()
    else serving({ '/': 'hello' })(request, response)
  })
})
afterAll(() => site.close())

const lookup = async (host: string) => {
  if (host === 'gone.com.au') throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
  return host === 'inside.com.au' ? ['10.1.2.3'] : ['198.41.0.4']
}

describe('checkAddress', () => {
  it.each([
    ['bakery.com.au', { outcome: 'public', url: 'https://bakery.com.au/', host: 'bakery.com.au' }],
    ['gone.com.au', { outcome: 'not-found', message: 'The name gone.com.au could not be found.' }],
    ['inside.com.au', { outcome: 'refused', message: expect.stringContaining('private') }],
    ['127.0.0.1', { outcome: 'refused', message: expect.stringContaining('IP address') }],
    ['not a site', { outcome: 'refused', message: expect.stringContaining('no spaces') }],
    ['https://user:pw@bakery.com.au', { outcome: 'refused' }],
  ])('%s', async (website, expected) => {
    expect(await checkAddress(website, { lookup })).toMatchObject(expected)
    expect(site.requests).toEqual([])
  })
})

describe('checkSite', () => {
  const answerOf = (website: string) => checkSite(website, { hostMap: site.map('bakery.com.au', 'broken.com.au') })

  it('finds a site that answers, over http where https is closed', async () => {
    expect(await answerOf('bakery.com.au')).toEqual({ answers: true, url: 'http://bakery.com.au/' })
  })

  it('warns of one that is written as https and closed there', async () => {
    expect(await answerOf('https://bakery.com.au')).toMatchObject({ answers: false })
  })

  it('warns of one that answers with an error, is not mapped, or is no address', async () => {
    expect(await answerOf('broken.com.au')).toEqual({
      answers: false,
      message: 'The home page answers with error 503.',
    })
    expect(await answerOf('elsewhere.com.au')).toMatchObject({ answers: false })
    expect(await answerOf('joe the plumber')).toMatchObject({ answers: false })
  })
})
