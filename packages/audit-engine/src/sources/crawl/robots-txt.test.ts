import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readRobots } from './robots-txt.ts'

// Property tests: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

const robots = (text: string, status: number | null = 200) => readRobots('https://x.com.au/robots.txt', status, text)
const everyone = (...rules: string[]) => ['User-agent: *', ...rules].join('\n')

describe('robots.txt allows or forbids', () => {
  it.each([
    // rules, path, allowed
    [everyone('Disallow: /'), '/', false],
    [everyone('Disallow:'), '/a', true],
    ['', '/a', true],
    [everyone('Disallow: /private'), '/private/x', false],
    [everyone('Disallow: /private'), '/privateer', false],
    [everyone('Disallow: /private/'), '/private', true],
    [everyone('Disallow: /a', 'Allow: /a/b'), '/a/b/c', true],
    [everyone('Allow: /a/b', 'Disallow: /a'), '/a/c', false],
    [everyone('Disallow: /a', 'Allow: /a'), '/a', true],
    [everyone('Allow: /a', 'Disallow: /a'), '/a', true],
    [everyone('Disallow: /*.pdf$'), '/files/price.pdf', false],
    [everyone('Disallow: /*.pdf$'), '/files/price.pdf?x', true],
    [everyone('Disallow: /*.pdf'), '/files/price.pdf?x', false],
    [everyone('Disallow: /*?'), '/search?q=1', false],
    [everyone('Disallow: /*?'), '/search', true],
    [everyone('Disallow: /a*b*c$'), '/a1b2c3c', false],
    [everyone('Disallow: /a*c$'), '/ac', false],
    [everyone('Disallow: /ab*bc$'), '/abc', true],
    [everyone('Disallow: /$'), '/', false],
    [everyone('Disallow: /$'), '/a', true],
    [everyone('Disallow: *'), '/x', false],
    [everyone('Disallow: /caf%C3%A9'), '/café', false],
    [everyone('Disallow: /café'), '/caf%c3%a9', false],
    [everyone('Disallow: /%61bc'), '/abc', false],
    [everyone('Disallow: /a%2fb'), '/a/b', true],
    [everyone('Disallow: /'), '/robots.txt', true],
    [everyone('Disallow: /x # not /y'), '/y', true],
    ['User-agent: FindableBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/b', true],
    ['User-agent: *\nDisallow: /b\n\nUser-agent: findablebot\nDisallow: /a', '/a', false],
    ['User-agent: FindableBot/1.0\nDisallow: /a', '/a', false],
    ['User-agent: FindableBotty\nDisallow: /', '/a', true],
    ['User-agent: Googlebot\nUser-agent: FindableBot\nDisallow: /a', '/a', false],
    [
      'User-agent: FindableBot\nDisallow: /a\nUser-agent: Other\nDisallow: /\nUser-agent: FindableBot\nDisallow: /c',
      '/c',
      false,
    ],
    ['User-agent: Googlebot\nCrawl-delay: 10\nUser-agent: FindableBot\nDisallow: /a', '/a', false],
    ['Disallow: /a', '/a', true],
    ['\ufeffUser-agent: *\rDisallow: /a\r', '/a', false],
    ['  user-AGENT :  *  \n\tDISALLOW : /a ', '/a', false],
    ['<!doctype html><html><body>User-agent</body></html>', '/a', true],
  ])('%j on %s: %s', (text, path, allowed) => {
    expect(robots(text).allows('FindableBot', path)).toBe(allowed)
  })

  // RFC 9309, sections 2.2.2, 5.1 and 5.2.
  const simple = [
    'User-Agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/',
    'User-Agent: foobot\nDisallow:/\nAllow:/example/page.html\nAllow:/example/allowed.gif',
    'User-Agent: barbot\nUser-Agent: bazbot\nDisallow: /example/page.html',
    'User-Agent: quxbot',
  ].join('\n\n')
  const longest = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif'
  it.each([
    [simple, 'foobot', '/example/page.html', true],
    [simple, 'foobot', '/example/allowed.gif', true],
    [simple, 'foobot', '/publications/', false],
    [simple, 'barbot', '/example/page.html', false],
    [simple, 'bazbot', '/example/page.html', false],
    [simple, 'bazbot', '/example/', true],
    [simple, 'quxbot', '/example/page.html', true],
    [simple, 'otherbot', '/picture.gif', false],
    [simple, 'otherbot', '/example/', false],
    [simple, 'otherbot', '/publications/', true],
    [longest, 'foobot', '/example/page/disallow.gif', true],
    [longest, 'foobot', '/example/page/disallowed.gif', false],
    [everyone('Disallow: /foo/bar?baz=quz'), 'foobot', '/foo/bar?baz=quz', false],
    [everyone('Disallow: /foo/bar/\u30c4'), 'foobot', '/foo/bar/%E3%83%84', false],
    [everyone('Disallow: /foo/bar/%E3%83%84'), 'foobot', '/foo/bar/%E3%83%84', false],
    [everyone('Disallow: /foo/bar/%62%61%7A'), 'foobot', '/foo/bar/baz', false],
  ])('as the examples of its standard: %j for %s on %s: %s', (text, agent, path, allowed) => {
    expect(robots(text).allows(agent, path)).toBe(allowed)
  })

  it.each([
    [404, true],
    [403, true],
    [410, true],
    [429, false],
    [500, false],
    [503, false],
    [null, false],
  ])('everything or nothing at status %s', (status, allowed) => {
    expect(robots(everyone('Disallow: /x'), status).allows('FindableBot', '/a')).toBe(allowed)
  })
})

describe('robots.txt', () => {
  it('answers for any crawler', () => {
    const file = robots('User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b')
    expect([file.allows('Googlebot', '/a'), file.allows('Googlebot', '/b'), file.allows('Bingbot', '/b')]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('quotes the line that forbids an address, with the comments above it', () => {
    const file = robots(
      '# Tools\nUser-agent: Googlebot\nDisallow: /tools/\n# Prototype, not for search\n\nUser-agent: *\n disallow : /a # all of it\nAllow: /a/b',
    )
    expect(file.ruleAgainst('Bingbot', '/a')).toEqual({
      line: 'disallow : /a # all of it',
      comments: ['Prototype, not for search', 'all of it'],
    })
    expect(file.ruleAgainst('Googlebot', '/tools/x')).toEqual({ line: 'Disallow: /tools/', comments: ['Tools'] })
    expect([file.ruleAgainst('Googlebot', '/a'), file.ruleAgainst('Bingbot', '/a/b')]).toEqual([null, null])
  })

  it('names sitemaps wherever they are', () => {
    const file = robots(
      'Sitemap: https://x.com.au/one.xml\nUser-agent: *\nsitemap:https://x.com.au:443/two.xml\nDisallow: /a',
    )
    expect(file.sitemaps).toEqual(['https://x.com.au/one.xml', 'https://x.com.au:443/two.xml'])
    expect(file.allows('FindableBot', '/a')).toBe(false)
  })

  it('is not stalled by any pattern', () => {
    const file = robots(everyone(`Disallow: /${'a*'.repeat(1_000)}b$`, `Disallow: /${'*'.repeat(2_000)}$x`))
    const started = performance.now()
    expect(file.allows('FindableBot', `/${'a'.repeat(2_000)}`)).toBe(true)
    expect(performance.now() - started).toBeLessThan(200)
  })

  it('never fails, whatever it holds', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('User-agent: *', 'Disallow: /%', 'Allow: /\ud800', 'Sitemap:', 'Disallow: /%zz*$'),
    )
    fc.assert(
      fc.property(fc.array(line), fc.string({ unit: 'binary' }), (lines, path) => {
        expect(typeof robots(lines.join('\n')).allows('FindableBot', path)).toBe('boolean')
      }),
    )
  })
})
