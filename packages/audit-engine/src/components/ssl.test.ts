import { describe, expect, test } from 'vitest'
import { ssl } from './ssl.ts'
import { assess, change, factsOf, goodSite, problemsOf, sawOf, type TestSite } from '../../test/support/good-site.ts'
import { scoreComponents } from '../score.ts'

const run = (site: TestSite) => assess(ssl, site)
const tls = (changes: Partial<TestSite['tls']>) => run({ ...goodSite(), tls: { ...goodSite().tls, ...changes } })

test('a good certificate with redirect and no mixed content scores 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(sawOf(result)[0]).toContain("issued by Let's Encrypt, is accepted and good for 58 more days")
})

test('no https at all scores 0', () => {
  const result = tls({ https: false, validTo: null })
  expect(result.score).toBe(0)
  expect(problemsOf(result)[0]).toMatch(/^Switch on https/)
  expect(sawOf(result)[0]).toContain('port 443')
})

test.each([
  ['CERT_HAS_EXPIRED', 'it has expired'],
  ['CERT_NOT_YET_VALID', 'it is not valid yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'it belongs to another host name (wattlewire.com.au and www.wattlewire.com.au)'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'it was not issued by anyone that browsers trust'],
  ['SOMETHING_NEW', 'browsers cannot verify it'],
])('a certificate refused with %s scores 0 and says that %s', (error, words) => {
  const result = tls({ error })
  expect(result.score).toBe(0)
  expect(problemsOf(result)[0]).toContain(words)
  expect(sawOf(result)[0]).toContain(error)
})

test('a certificate sent without that of its issuer costs 35 and is told apart from a refused one', () => {
  const result = tls({ error: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' })
  expect(result.score).toBe(65)
  expect(problemsOf(result)).toEqual([expect.stringMatching(/^Have the full certificate installed/)])
  expect(sawOf(result)[0]).toContain('does not send the certificate of the issuer (UNABLE_TO_VERIFY_LEAF_SIGNATURE)')
  expect(result.findings.some(({ kind }) => kind === 'strength')).toBe(false)
})

describe('the plain http address', () => {
  test.each([
    ['answers', 75, /^Send visitors from http to https/],
    ['redirects-elsewhere', 88, /^Check where your plain http address leads/],
  ] as const)('that %s scores %i', (http, score, problem) => {
    const result = tls({ http })
    expect(result.score).toBe(score)
    expect(problemsOf(result)[0]).toMatch(problem)
  })

  test('that is closed is a note', () => {
    const result = tls({ http: 'closed' })
    expect(result.score).toBe(95)
    expect(problemsOf(result)).toEqual([])
  })
})

describe('the time left', () => {
  test('of 30 days or less costs 10', () => {
    const result = tls({ validTo: '2026-12-01T02:00:00.000Z' })
    expect(result.score).toBe(90)
    expect(problemsOf(result)[0]).toContain('it runs out in 11 days')
  })

  test('of a third of its life is enough for a certificate issued for less than 90 days', () => {
    expect(tls({ validFrom: '2026-11-01T00:00:00.000Z', validTo: '2026-12-16T00:00:00.000Z' }).score).toBe(100)
  })

  test('is left out when the certificate does not say', () => {
    const result = tls({ validTo: null })
    expect(result.score).toBe(100)
    expect(sawOf(result)[0]).not.toContain('days')
  })
})

describe('mixed content', () => {
  const add = (tag: string) => change(goodSite(), '/about', '</main>', `${tag}</main>`)

  test('of a script or frame costs 15', () => {
    const result = run(add('<script src="http://cdn.example.com/a.js"></script>'))
    expect(result.score).toBe(85)
    expect(problemsOf(result)[0]).toMatch(
      /^Load everything over https on the page "About Wattle & Wire, electricians since 2009": browsers block/,
    )
    expect(result.evidence.at(-1)).toMatchObject({
      url: 'https://wattlewire.com.au/about',
      quote: 'http://cdn.example.com/a.js',
    })
  })

  test('of a picture costs half', () => {
    expect(run(add('<img src="http://wattlewire.com.au/a.jpg" alt="A van">')).score).toBe(93)
  })

  test('of an icon costs half', () => {
    expect(
      run(change(goodSite(), '/about', '</head>', '<link rel="icon" href="http://wattlewire.com.au/i.png"></head>'))
        .score,
    ).toBe(93)
  })

  test('is none when the page has browsers upgrade it', () => {
    const site = add('<script src="http://cdn.example.com/a.js"></script>')
    expect(
      run({ ...site, headers: { '/about': { 'content-security-policy': 'upgrade-insecure-requests' } } }).score,
    ).toBe(100)
    expect(
      run(
        change(
          site,
          '/about',
          '<head>',
          '<head><meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">',
        ),
      ).score,
    ).toBe(100)
  })

  test('is not a plain link to an http address', () => {
    expect(run(add('<a href="http://example.com/">A friend</a>')).score).toBe(100)
  })
})

test('without the certificate source there is no score, but its reason', () => {
  const facts = {
    ...factsOf(goodSite()),
    tls: { outcome: 'unavailable' as const, reason: 'The connection to the host failed.' },
  }
  expect(scoreComponents(facts, [ssl])[0]).toMatchObject({
    outcome: 'notMeasured',
    confidence: 0,
    reason: 'The connection to the host failed.',
  })
})
