import { describe, expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { socialMedia } from './social-media.ts'
import {
  assess,
  bare,
  change,
  factsOf,
  goodSite,
  onePage,
  origin,
  problemsOf,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const good = factsOf(goodSite()).social
type Profiles = Facts['social']['profiles']
const run = (profiles: Profiles, site: TestSite = goodSite(), more: Partial<Facts['social']> = {}) =>
  assess(socialMedia, { ...site, facts: { social: { ...good, profiles, ...more } } })
test('profiles are to be named in markup only where there is some about the business', () => {
  const unmarked = where('link')
  const told = (site: TestSite) =>
    run(unmarked, site)
      .findings.map(({ text }) => text)
      .join()
  expect(told(goodSite())).toContain('in your structured data ("sameAs")')
  const bareSite = change(goodSite(), null, /<script type="application\/ld\+json">[^]*?<\/script>/, '')
  expect(told(bareSite)).not.toContain('sameAs')
})
const where = (kind: Profiles[number]['where']) => good.profiles.filter((profile) => profile.where === kind)

test('profiles linked from home and named in markup, with share cards, score 100', () => {
  const result = run(good.profiles)
  expect(result.score).toBe(100)
  expect(result.evidence[0]).toMatchObject({
    saw: 'Facebook: linked, not verified, and named in markup.',
    quote: 'https://www.facebook.com/wattlewire',
  })
})

test('a text for sharing that nobody wrote is named and not praised', () => {
  const site = change(goodSite(), '/', '</head>', '<meta property="og:description" content="DESCRIPTION"></head>')
  const result = run(good.profiles, change(site, '/', /<meta property="og:description" content="[^"]+[a-z][^"]*">/, ''))
  expect(problemsOf(result)).toContainEqual(expect.stringContaining('may read "DESCRIPTION"'))
  expect(sawOf(result)).toContain('The text for sharing the home page is a placeholder, or its title once more.')
  expect(result.findings.some(({ text }) => text.startsWith('The pages we looked at for this'))).toBe(false)
})

test('a text for sharing that is the title once more says nothing', () => {
  const head = '<meta property="og:title" content="Mary Holt"><meta property="og:description" content="Mary Holt.">'
  const site = onePage(bare('<h1>Tiny</h1><p>We fix lights.</p>', head))
  expect(problemsOf(run(good.profiles, site)).join()).toContain('"Mary Holt.", which is the title once more')
})

test.each(['tiny.github.io', 'tiny.netlify.app', 'tiny.vercel.app', 'tiny.wixsite.com', 'staging.tiny.com.au'])(
  'an address for sharing on %s is named',
  (host) => {
    const tag = `<meta property="og:url" content="https://${host}/tiny/"></head>`
    expect(problemsOf(run(good.profiles, change(goodSite(), '/', '</head>', tag)))).toContainEqual(
      expect.stringContaining(`it leads to ${host}, where sites are tried out`),
    )
  },
)

test('profiles without markup lose 25 and are a note', () => {
  const result = run(where('link'))
  expect(result.score).toBe(75)
  expect(problemsOf(result)).toEqual([])
  expect(
    result.findings.some(
      ({ kind, text }) => kind === 'note' && text.includes('Facebook and Instagram in your structured data'),
    ),
  ).toBe(true)
})

test('profiles only in markup lose 40', () => {
  const result = run(where('sameAs'))
  expect(result.score).toBe(60)
  expect(problemsOf(result)[0]).toContain('only your markup names them')
  expect(sawOf(result)[0]).toContain('with no link to click')
})

test('profiles linked from another page only count 60 %', () => {
  const result = run(
    good.profiles.map((profile) => (profile.where === 'link' ? { ...profile, foundOn: `${origin}/contact` } : profile)),
  )
  expect(result.score).toBe(84)
  expect(problemsOf(result)[0]).toContain('from your home page too: of the pages we read, only others do')
})

test('without a profile there is nothing to tie: only the share cards count', () => {
  const result = run([])
  expect(result).toMatchObject({ score: 35, confidence: 0.7 })
  expect(result.findings).toEqual([
    {
      kind: 'strength',
      text: expect.stringContaining('The pages we looked at for this name a picture, a title and a text'),
    },
  ])
  expect(sawOf(result)[0]).toContain('Facebook, Instagram, LinkedIn, X (Twitter), YouTube, TikTok and Pinterest')
  expect(run([], change(goodSite(), null, /<meta property="og:image"[^>]*>/, '')).score).toBe(14)
})

describe('share cards', () => {
  test('a page without a picture has hardly one', () => {
    const result = run(good.profiles, change(goodSite(), '/about', /<meta property="og:image"[^>]*>/, ''))
    expect(result.score).toBe(97)
    expect(problemsOf(result)).toEqual([
      'Give the page "About Wattle & Wire, electricians since 2009" a picture for sharing ("og:image"): 1 of the 6 pages we looked at for this has none, so Facebook and messages pick something themselves, or show nothing.',
    ])
  })

  test('a link to a network that is gone is named', () => {
    const link = '<a href="https://plus.google.com/116605528952737439738/about">Google+</a></footer>'
    const texts = run(good.profiles, change(goodSite(), '/', '</footer>', link)).findings.map(({ text }) => text)
    expect(texts).toContain('Take out the link to Google+, which closed in 2019 (on your home page).')
  })

  test('a title such as "Home" is named', () => {
    const title = (text: string) =>
      change(goodSite(), '/', /<meta property="og:title"[^>]*>/, `<meta property="og:title" content="${text}">`)
    const notes = (text: string) => run(good.profiles, title(text)).findings.map((finding) => finding.text)
    expect(notes('Home')).toContainEqual(expect.stringContaining('"Home" does not say whose page it is'))
    expect(notes('Wattle and Wire').join()).not.toContain('og:title')
  })

  test('what pages lack is told of those pages only', () => {
    const site = change(goodSite(), null, /<meta property="og:image"[^>]*>/, '')
    const textless = change(site, '/about', /<meta (?:property="og:|name=")description"[^>]*>/, '')
    expect(problemsOf(run(good.profiles, textless))).toEqual([
      expect.stringMatching(/a picture for sharing \("og:image"\): all 6 pages we looked at for this/),
      expect.stringMatching(
        /"About Wattle & Wire[^"]*" a text for sharing \("og:description" or the description of the page\): 1 of the 6 pages we looked at for this/,
      ),
    ])
  })

  test('take title and text from the page where they have none', () => {
    expect(
      run(good.profiles, change(goodSite(), null, /<meta property="og:(title|description)"[^>]*>/, '')).score,
    ).toBe(100)
  })

  test('are empty where the page has none either', () => {
    const site = change(
      change(change(goodSite(), null, /<meta property="og:[^>]*>/, ''), null, /<title>[^<]*<\/title>/, ''),
      null,
      /<meta name="description"[^>]*>/,
      '',
    )
    const result = run(good.profiles, site)
    expect(result.score).toBe(65)
    expect(sawOf(result)).toContain('For sharing, the home page lacks a picture, a title and a text.')
  })
})

test('links left over from a template are named', () => {
  const notProfiles = [
    'https://www.facebook.com/wix',
    'https://twitter.com/',
    'https://www.facebook.com/sharer/sharer.php?u=x',
  ].map((url) => ({
    platform: url.includes('twitter') ? ('x' as const) : ('facebook' as const),
    url,
    foundOn: `${origin}/`,
    where: 'link' as const,
  }))
  const result = run(good.profiles, goodSite(), { notProfiles })
  expect(problemsOf(result)).toEqual([expect.stringContaining('Replace the Facebook and X (Twitter) link')])
  expect(sawOf(result).filter((saw) => saw.startsWith('This link leads'))).toHaveLength(2)
})

test('a link that leads nowhere beside good ones is named with its page; where all do, the platform is', () => {
  const url = 'https://www.facebook.com/'
  const bad = `<p><a href="${url}">Find out more about me</a></p></main>`
  const notProfiles = [{ platform: 'facebook' as const, url, foundOn: `${origin}/about`, where: 'link' as const }]
  const site = change(goodSite(), '/about', '</main>', bad)
  expect(problemsOf(run(good.profiles, site, { notProfiles }))).toEqual([
    expect.stringMatching(/^Replace the Facebook link "Find out more about me" on the page "About.*: it leads/),
  ])
  expect(problemsOf(run([], site, { notProfiles }))).toEqual([
    expect.stringMatching(/^Replace the Facebook link: it leads nowhere useful/),
  ])
})

test('a placeholder in the markup is named as one, not as a link', () => {
  const url = 'https://www.facebook.com/yourpage'
  const notProfiles = [{ platform: 'facebook' as const, url, foundOn: `${origin}/`, where: 'sameAs' as const }]
  const result = run(good.profiles, goodSite(), { notProfiles })
  expect(problemsOf(result)).toEqual([expect.stringContaining('Correct the address of your Facebook page')])
  expect(sawOf(result).filter((saw) => saw.includes('link leads'))).toEqual([])
})

test('pages that build themselves by script are not judged', () => {
  const site = onePage(bare('<div id="root"></div><script src="/app.js"></script>'))
  expect(assess(socialMedia, site)).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

describe('icons that lead nowhere', () => {
  const footer = (html: string) => change(goodSite(), '/', '</footer>', `${html}</footer>`)

  test.each([
    ['<a href="#"><i class="fab fa-linkedin-in"></i></a>', 'LinkedIn'],
    ['<a href=""><img src="/img/twitter.png" alt=""></a>', 'X (Twitter)'],
    ['<a href="#"><svg><use href="/icons.svg#youtube"></use></svg></a>', 'YouTube'],
    ['<a href="#">TikTok</a>', 'TikTok'],
  ])('are named: %s', (html, platform) => {
    const result = run(good.profiles, footer(html))
    expect(problemsOf(result)).toEqual([
      `Point ${platform} on your home page at your own profile, or take the link out: its address is only "#" or empty.`,
    ])
    expect(result.score).toBe(100)
  })

  test('are named with the pages that have them', () => {
    const [one, other] = ['TikTok', 'YouTube'].map((name) => `<a href="#">${name}</a></footer>`)
    const site = change(change(goodSite(), null, '</footer>', one!), '/about', '</footer>', other!)
    expect(problemsOf(run(good.profiles, site))[0]).toMatch(/^Point TikTok on .* and YouTube on the page "About/)
  })

  test.each([
    '<a href="#" class="share-facebook"><i class="fab fa-facebook"></i></a>',
    '<a href="#" onclick="login()">Log in with Facebook</a>',
    '<a href="#"><i class="fa fa-envelope"></i></a>',
  ])('are not share buttons or other icons: %s', (html) => {
    expect(problemsOf(run(good.profiles, footer(html)))).toEqual([])
  })
})

test('a title for sharing that is that of the home page is named where the page has a title of its own', () => {
  const titled = (path: string, title: string) => (site: TestSite) =>
    change(site, path, /(<meta property="og:title" content=")[^"]*/, `$1${title}`)
  const told = (title: string) =>
    run(good.profiles, titled('/', 'Tiny Lights')(titled('/about', title)(goodSite())))
      .findings.map(({ text }) => text)
      .join()
  expect(told('Tiny Lights')).toMatch(/a title for sharing \("og:title"\) of its own: it has that of your home page/)
  expect(told('About Tiny Lights')).not.toContain('of its own: it has that of your home page')
})

describe('a share picture', () => {
  const withPicture = (address: string) =>
    run(good.profiles, change(goodSite(), '/', /(<meta property="og:image" content=")[^"]*/, `$1${address}`))

  test.each([
    ['/share.jpg', 'lacks "https://" and your host name'],
    ['https://wattlewire.com.au/share.svg', 'an SVG drawing'],
    ['https://wattle-wire.netlify.app/share.jpg', 'where sites are tried out'],
    ['https://lovable.dev/opengraph-image-p98pqg.png', 'came with the template'],
    ['https://example.com/share.jpg', 'came with the template'],
    ['https://wattlewire.com.au/images/', 'that of a folder'],
  ])('at %s is named', (address, because) => {
    expect(problemsOf(withPicture(address))).toEqual([expect.stringContaining(because)])
  })

  test.each([
    'https://wattlewire.com.au/share.jpg',
    'https://static.wixstatic.com/media/share.jpg',
    '//cdn.shop.com/s.jpg',
  ])('at %s is fine', (address) => {
    expect(problemsOf(withPicture(address))).toEqual([])
  })
})

test('a share picture for one network alone that came with the template is named', () => {
  const card = '<meta name="twitter:image" content="https://lovable.dev/opengraph-image-p98pqg.png">'
  expect(problemsOf(run(good.profiles, change(goodSite(), '/', '</head>', `${card}</head>`)))).toEqual([
    expect.stringContaining('came with the template'),
  ])
})

describe('two addresses on one platform', () => {
  const old = 'https://www.facebook.com/oldwattle'
  const home = `${origin}/`
  const profiles: Profiles = [
    {
      platform: 'facebook',
      handle: 'wattlewire',
      url: 'https://www.facebook.com/wattlewire',
      foundOn: home,
      where: 'link',
    },
    { platform: 'facebook', handle: 'oldwattle', url: old, foundOn: `${origin}/about`, where: 'link' },
    {
      platform: 'facebook',
      handle: 'wattlewire',
      url: 'https://www.facebook.com/wattlewire',
      foundOn: home,
      where: 'sameAs',
    },
  ]

  test('are one platform, linked from the home page and named in markup', () => {
    const result = run(profiles)
    expect(result.score).toBe(100)
    expect(problemsOf(result)).toEqual([])
  })

  test('are named, to be looked at', () => {
    expect(run(profiles).findings).toContainEqual(
      expect.objectContaining({ kind: 'note', text: expect.stringContaining('Open the 2 addresses on Facebook') }),
    )
  })
})

test('pages that are shared as the home page are named', () => {
  const tag = `<meta property="og:url" content="${origin}"></head>`
  const result = run(good.profiles, change(goodSite(), null, '</head>', tag))
  expect(problemsOf(result)).toContainEqual(expect.stringContaining('it is that of your home page'))
  expect(problemsOf(run(good.profiles, change(goodSite(), '/', '</head>', tag)))).toEqual([])
})

test('two titles for sharing on one page are named', () => {
  const tag = '<head><meta property="og:title" content="Wattle &amp; Wire, electricians">'
  const result = run(good.profiles, change(goodSite(), '/about', '<head>', tag))
  expect(problemsOf(result)).toEqual([expect.stringContaining('"Wattle & Wire, electricians" comes first')])
})

test('nothing is praised where no content was seen', () => {
  const built = bare('<div id="root"></div><script src="/app.js"></script>', '<title>Tiny</title>')
  const shown = { '/': bare('<nav><a href="/menu">Menu</a></nav><footer>Tiny</footer>', '<title>Tiny</title>') }
  const result = run([], { ...onePage(built), shown })
  expect(result.findings.filter(({ kind }) => kind === 'strength')).toEqual([])
})

test('a page at two addresses is named, whichever of them links to the profile', () => {
  const page = '<title>Links</title><h1>Links</h1><p>What we like to read.</p>'
  const site = change(goodSite(), '/', '</main>', '<a href="/links">Links</a><a href="/links.html">More</a></main>')
  site.pages['/links'] = page
  site.pages['/links.html'] = page
  const facebook = good.profiles.find(({ platform }) => platform === 'facebook')!
  const found = { ...facebook, where: 'link' as const, foundOn: `${origin}/links.html` }
  expect(problemsOf(run([found], site)).join()).toMatch(/only others do, such as the page \S/)
})

test('a link that shows another name than its address is named, where they differ in a slip', () => {
  const told = (text: string) => {
    const link = `<a href="https://www.instagram.com/arya_renovations">${text}</a></main>`
    return run(good.profiles, change(goodSite(), '/', '</main>', link))
      .findings.map((finding) => finding.text)
      .join()
  }
  expect(told('@ayra_renovations')).toContain('Click the link "ayra_renovations" on your home page')
  expect(told('@arya_renovations')).not.toContain('Click the link')
  expect(told('Follow our renovations')).not.toContain('Click the link')
})

test('the job is made of what is at fault in the cards', () => {
  const steps = (site: ReturnType<typeof goodSite>) => run(good.profiles, site).job?.steps.join(' ') ?? ''
  const lacking = steps(change(goodSite(), '/about', /<meta property="og:image"[^>]*>/, ''))
  expect(lacking).toContain('Add what the pages that this job names lack')
  expect(lacking).not.toContain('Correct the addresses')
  const wrong = steps(change(goodSite(), '/', /(<meta property="og:image" content=")[^"]*/, '$1/share.jpg'))
  expect(wrong).toContain(
    'Correct the addresses, pictures and texts for sharing that this job names: under "social sharing"',
  )
  expect(wrong).not.toContain('Add what')
  const both = change(goodSite(), '/about', /<meta property="og:image"[^>]*>/, '')
  expect(steps(change(both, '/', /(<meta property="og:image" content=")[^"]*/, '$1/share.jpg'))).toContain(
    'In the same place, correct the addresses',
  )
})

test('an icon that leads to a post is to lead to the profile, unless another link does', () => {
  const icon =
    '<footer><a href="https://www.instagram.com/p/DMVQXLFylvE/" aria-label="Instagram"><svg></svg></a></footer></body>'
  const site = change(goodSite(), null, '</body>', icon)
  const told = 'Point the Instagram link on your home page'
  const only = (...platforms: string[]) => good.profiles.filter(({ platform }) => platforms.includes(platform))
  expect(problemsOf(run(only('facebook'), site)).join()).toContain(told)
  expect(problemsOf(run(only('facebook', 'instagram'), site)).join()).not.toContain(told)
})

test('an icon to which only a script may give an address is no missing link', () => {
  const icon = '<footer><a href="#" aria-label="Facebook" onclick="go()"><svg></svg></a></footer></body>'
  const result = run(
    where('sameAs').filter(({ platform }) => platform === 'facebook'),
    change(goodSite(), null, '</body>', icon),
  )
  expect(problemsOf(result).join()).not.toContain('only your markup names')
  expect(result.evidence[0]!.saw).toContain('only a script says')
})
