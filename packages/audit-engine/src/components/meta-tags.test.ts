import { describe, expect, test } from 'vitest'
import { metaTags } from './meta-tags.ts'
import {
  assess,
  bare,
  change,
  factsOf,
  goodSite,
  notesOf,
  onePage,
  problemsOf,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(metaTags, site)
const withoutTitle = (site: TestSite, path: string) => change(site, path, /<title>[^<]*<\/title>/, '')
const title = (site: TestSite, path: string, text: string) => change(site, path, /<title>[^<]*/, `<title>${text}`)

test('own titles and descriptions on all pages score 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(problemsOf(result)).toEqual([])
  expect(result.evidence[0]).toMatchObject({
    saw: 'The title of your home page has 54 characters.',
    quote: 'Electrician in Marrickville | Wattle & Wire Electrical',
  })
})

test('a description that calls itself a template says nothing of the business', () => {
  const described = (text: string) =>
    problemsOf(
      run(change(goodSite(), '/about', /name="description" content="[^"]*"/, `name="description" content="${text}"`)),
    ).join()
  expect(described('Wren - Responsive HTML5 Template')).toContain('Change the description "Wren - Responsive')
  expect(described('Wren - Download a free meal plan template')).not.toContain('Change the description')
})

test('a description whose name has a slip is to be renamed, not written again', () => {
  const site = change(goodSite(), '/about', 'name="description"', 'name="description:"')
  const problems = problemsOf(run(site))
  expect(problems).toEqual([
    expect.stringMatching(/^Correct the name of the description .* says "description:" in place of "description"/),
  ])
  expect(run(site).score).toBeLessThan(100)
})

describe('titles', () => {
  test('a missing one is named and costs its share of 60', () => {
    const result = run(withoutTitle(goodSite(), '/about'))
    expect(result.score).toBe(90)
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(
        /^Write a title for the page "About us": 1 of the 6 pages we looked at for this has none\./,
      ),
    ])
    expect(sawOf(result)).toContain('This page has no title.')
  })

  test('an empty one counts as missing', () => {
    expect(run(title(goodSite(), '/about', '  ')).score).toBe(90)
  })

  test('one that pages share counts 40 % on each', () => {
    const result = run(title(title(goodSite(), '/about', 'Wattle &amp; Wire'), '/faq', 'WATTLE &amp; WIRE'))
    expect(result.score).toBe(88)
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(
        /^Give the pages "About us" and "Questions customers ask" different titles: on 2 of the 6 pages we looked at for this/,
      ),
    ])
  })

  test('two addresses of one page, which differ in a word around it, are not asked for different titles', () => {
    const site = goodSite()
    const text = `<p>${'We have wired homes in Marrickville since 2004. '.repeat(10)}</p></main>`
    site.pages['/about'] = site.pages['/about']!.replace('</main>', text)
    site.pages['/About Us.html'] = site.pages['/about'].replace('</nav>', '<a href="/">Start</a></nav>')
    expect(problemsOf(run(site))).toEqual([])
  })

  test.each([
    'Home',
    'Untitled',
    'Welcome - Home',
    'My Site',
    'New Page 1',
    'OUR STORY | Mysite 1',
    'Vite + React',
    'Create Next App',
  ])('one that says only "%s" counts 40 %', (text) => {
    const result = run(title(goodSite(), '/', text))
    expect(result.score).toBe(94)
    expect(problemsOf(result)[0]).toContain(`Change the title "${text}" on your home page`)
  })

  test('one that has a name beside "Home" is a title', () => {
    expect(run(title(goodSite(), '/', 'Home | Wattle and Wire')).score).toBe(100)
  })

  test('a long one is a note and costs nothing', () => {
    const result = run(title(goodSite(), '/', `Electrician ${'in Marrickville '.repeat(5)}`))
    expect(result.score).toBe(100)
    expect(result.findings).toContainEqual({
      kind: 'note',
      text: expect.stringContaining('longer than 60 characters and may be cut'),
    })
  })
})

describe('descriptions', () => {
  test('a missing one costs its share of 40; the share card does not replace it', () => {
    const result = run(change(goodSite(), '/contact', /<meta name="description"[^>]*>/, ''))
    expect(result.score).toBe(93)
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(/^Write a description for the page "Contact Wattle & Wire in Marrickville"/),
    ])
  })

  test('the same on every page counts 40 %', () => {
    const result = run(
      change(
        goodSite(),
        null,
        /<meta name="description" content="[^"]*"/,
        '<meta name="description" content="Electricians"',
      ),
    )
    expect(result.score).toBe(76)
  })

  test('the one WordPress starts with counts 40 %', () => {
    const result = run(
      change(
        goodSite(),
        '/',
        /<meta name="description" content="[^"]*"/,
        '<meta name="description" content="Just another WordPress site"',
      ),
    )
    expect(result.score).toBe(96)
    expect(problemsOf(result)[0]).toContain('Change the description "Just another WordPress site"')
  })

  test('a missing one on the home page is evidence there', () => {
    expect(sawOf(run(change(goodSite(), '/', /<meta name="description"[^>]*>/, '')))).toContain(
      'Your home page has no description.',
    )
  })
})

describe('pages left out', () => {
  test('but not where the home page forbids listing as well', () => {
    const site = change(
      withoutTitle(goodSite(), '/about'),
      null,
      '<head>',
      '<head><meta name="robots" content="noindex">',
    )
    expect(run(site).score).toBe(90)
  })

  test('those that search engines may not list', () => {
    const site = withoutTitle(goodSite(), '/about')
    expect(run(change(site, '/about', '<head>', '<head><meta name="robots" content="noindex">')).score).toBe(100)
  })

  test.each(['/terms', '/thank-you', '/blog/page/2', '/tag/lights', '/news?page=3', '/cart'])('%s', (path) => {
    const site = goodSite()
    site.pages[path] = bare('<p>Something</p>')
    expect(run(site).score).toBe(100)
  })

  test('but not pages whose address only looks like one', () => {
    const site = goodSite()
    site.pages['/search-engine-optimisation'] = bare('<p>We make you found.</p>')
    expect(run(site).score).toBeLessThan(100)
  })

  test('copies of a page at another address', () => {
    const site = goodSite()
    site.pages['/home.html'] = site.pages['/']!
    site.pages['/welcome'] = site.pages['/']!
    expect(run(site).score).toBe(100)
  })
})

test('a site of one page is its own measure', () => {
  const result = run(
    onePage(bare('<h1>Tiny</h1>', '<title>Tiny Bakery, Newtown</title><meta name="description" content="Bread">')),
  )
  expect(result.score).toBe(100)
  expect(result.findings.map(({ text }) => text)).toContain('The page we read has a title.')
})

test('a page without anything scores 0 with evidence for the absence', () => {
  const result = run(onePage(bare('<h1>Tiny</h1>')))
  expect(result.score).toBe(0)
  expect(sawOf(result)).toEqual(
    expect.arrayContaining(['Your home page has no title.', 'Your home page has no description.']),
  )
  expect(problemsOf(result)[0]).toContain('the one page we read has none')
})

test('many faults are summed up after the first twelve', () => {
  const site = goodSite()
  for (let n = 0; n < 20; n++) site.pages[`/job-${n}`] = bare(`<p>Job number ${n}</p>`)
  expect(sawOf(run(site)).at(-1)).toBe('28 more such lines are left out.')
})

test('a title of the home page that begins with "Home" is told to drop it, at no cost', () => {
  const result = run(title(goodSite(), '/', 'Home | Wattle &amp; Wire Electrical, Marrickville'))
  expect(result.score).toBe(100)
  expect(result.findings.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Take "Home" out of the title/))
})

test('a title that is the name alone is told so, even where the name says the trade', () => {
  const titled = (title: string) =>
    run({
      ...change(goodSite(), '/', /<title>[^<]*/, `<title>${title}`),
      facts: { identity: { ...factsOf(goodSite()).identity, name: 'Charlie Coffee' } },
    })
      .findings.map(({ text }) => text)
      .join('\n')
  expect(titled('Charlie Coffee · ')).toContain('"Charlie Coffee ·", is your name alone')
  expect(titled('Charlie Coffee | Roasters')).not.toContain('is your name alone')
})

test('a second title in the code is named', () => {
  const site = change(goodSite(), '/faq', '</title>', '</title><title>Questions</title>')
  expect(
    run(site)
      .findings.map(({ text }) => text)
      .join(),
  ).toContain('Keep one title on')
})

test('initials alone do not say what the business does', () => {
  expect(problemsOf(run(title(goodSite(), '/', 'WWE - Home')))[0]).toMatch(/^Add what you do, and where, to the title/)
})

test('after a crawl that ended early, only the pages read are spoken of', () => {
  const result = run({ ...withoutTitle(goodSite(), '/about'), stopped: 'page-limit', notVisited: ['/x'] })
  expect(problemsOf(result)[0]).toContain('1 of the 6 pages we looked at for this has none')
})

test.each(['GOOGLE DESCRIPTION HERE.', 'Your website description', 'Lorem ipsum dolor sit amet'])(
  'the description %j of a template is none',
  (text) => {
    const site = change(
      goodSite(),
      '/',
      /<meta name="description" content="[^"]*"/,
      `<meta name="description" content="${text}"`,
    )
    expect(problemsOf(run(site))[0]).toContain('it does not say what you do or where')
  },
)

test('a page of an error that is delivered without one is none', () => {
  const site = goodSite()
  const gone = '<title>404 Not Found</title><h1>Sorry</h1><p>There is nothing here.</p>'
  expect(run({ ...site, pages: { ...site.pages, '/old': gone } }).score).toBe(100)
})

test('a page of few words in the language of a wrong tag is named with the others', () => {
  const site = change(goodSite(), null, 'lang="en-AU"', 'lang="zxx"')
  site.pages['/contact'] = bare('<h1>Write to us</h1><p>Your message</p>').replace('lang="en"', 'lang="zxx"')
  const told = run(site).findings.map(({ text }) => text)
  expect(told.find((text) => text.startsWith('Correct the language'))).toMatch(/and \d+ more|Write to us/)
  expect(sawOf(run(onePage(bare('<p>Votre message</p>').replace('"en"', '"fr"')))).join()).not.toContain('not English')
})

test('a page that does not say its language is a note and costs nothing', () => {
  const result = run(change(goodSite(), '/faq', / lang="[^"]*"/, ''))
  expect(result.score).toBe(100)
  expect(result.findings).toContainEqual({
    kind: 'note',
    text: expect.stringMatching(/^Say in the code of the page "Questions customers ask"/),
  })
})

test.each([
  ['en_AU', true],
  ['en-GB', false],
  ['en', false],
])('the language %s is a mistake: %s', (lang, wrong) => {
  const result = run(change(goodSite(), '/about', /<html lang="[^"]*"/, `<html lang="${lang}"`))
  expect(result.findings.some(({ text }) => text.includes('is no language tag'))).toBe(wrong)
  expect(result.score).toBe(100)
})

describe('the language of an English text', () => {
  const about = (
    lang: string,
    text = 'We look after the lights of your home, and you can ask us for advice. '.repeat(8),
  ) =>
    run(change(goodSite(), '/about', /<html lang="[^"]*"[^]*<\/html>/, page(lang, text)))
      .findings.map(({ text }) => text)
      .find((text) => text.includes('the text is English'))
  const page = (lang: string, text: string) =>
    `<html lang="${lang}"><head><title>About Wattle</title></head><body><main><h1>About</h1><p>${text}</p></main></body></html>`

  test.each([
    ['zxx', 'says that it is no language at all'],
    ['und', 'says that its language is not known'],
    ['zh-CN', 'says it is Chinese (China)'],
    ['de', 'says it is German'],
    ['au', 'says another language'],
  ])('is not %s, and the report names it', (lang, said) => expect(about(lang)).toContain(said))

  test.each(['en', 'EN-gb', 'en-AU', 'en_AU', ''])('is not said to be wrong by %j', (lang) =>
    expect(about(lang)).toBeUndefined(),
  )

  test.each([
    'Wir kümmern uns um das Licht in Ihrem Haus, und Sie können uns gern um Rat fragen. ',
    'Nous installons la lumière dans votre maison et vous pouvez nous demander conseil. ',
    'Call us. Book now. Lights. ',
  ])('is not claimed of %j', (text) =>
    expect(about('de', text.repeat(text.startsWith('Call') ? 1 : 8))).toBeUndefined(),
  )
})

test('a description with the words of the title alone counts like one that says nothing', () => {
  const describing = (text: string) =>
    run(
      onePage(
        bare('<h1>Wattle</h1>', `<title>Wattle Portraits | About</title><meta name="description" content="${text}">`),
      ),
    )
  expect(describing('Wattle Portraits - About').score).toBe(76)
  expect(problemsOf(describing('Wattle Portraits - About'))[0]).toContain('says more than the title')
  expect(describing('Wattle Portraits: families and newborns at home').score).toBe(100)
})

test.each([
  ['Wattle', 'Wattle', true],
  ['Home | Wattle', 'Wattle & Sons', true],
  ['Wattle Plumbing', 'Wattle Plumbing', false],
  ['Wattle, for all your pipes', 'Wattle', false],
])('the title %j of the home page of %j is a name alone: %s', (title, name, alone) => {
  const result = assess(metaTags, {
    ...onePage(bare('<h1>Tiny</h1>', `<title>${title}</title>`)),
    facts: { identity: { ...factsOf(goodSite()).identity, name } },
  })
  expect(problemsOf(result).some((text) => text.includes('is only a name'))).toBe(alone)
})

test('pages beyond the limit are not counted among "your pages"', () => {
  const site = change(goodSite(), '/faq', /<title>[^<]*<\/title>/, '')
  const told = (of: typeof site) =>
    assess(metaTags, of)
      .findings.map(({ text }) => text)
      .join()
  expect(told(site)).toContain('1 of the 6 pages we looked at for this')
  expect(told({ ...site, stopped: 'page-limit' })).toContain('1 of the 6 pages we looked at for this')
})

test('a page that the browser showed before its content was there is not judged', () => {
  const shell = bare('<div id="root"></div><script src="/app.js"></script>')
  const shown = bare('<nav><a href="/">Wattle and Wire</a></nav><footer><h4>Call us</h4></footer>')
  const site = { ...goodSite(), pages: { ...goodSite().pages, '/fans': shell }, shown: { '/fans': shown } }
  const result = run(site)
  expect(result.outcome).toBe('scored')
  expect(result.findings.map(({ text }) => text).join()).not.toContain('/fans')
})

test('a description that differs by a full stop or a spelling is no description of its own', () => {
  const described = (text: string) =>
    bare('<h1>Lights</h1>', `<title>${text.length}</title><meta name="description" content="${text}">`)
  const pages = {
    '/': described('We specialise in warm light for halls and kitchens'),
    '/a': described('We specialize in warm light for halls and kitchens.'),
  }
  expect(problemsOf(run({ ...goodSite(), pages, sitemap: [] })).join()).toContain('different descriptions')
})

test('of two descriptions on a page neither is compared with others', () => {
  const general = '<meta name="description" content="Everything for your home."></head>'
  const result = run(change(goodSite(), null, '</head>', general))
  expect(problemsOf(result)).toEqual([expect.stringMatching(/^Keep one description on .* there are different ones/)])
})

test('a title that a script takes away is not praised, and its own words are not asked for again', () => {
  const site = goodSite()
  const result = run({ ...site, shown: { '/about': withoutTitle(site, '/about').pages['/about']! } })
  expect(result.score).toBeLessThan(100)
  expect(problemsOf(result)).toEqual([expect.stringMatching(/^Have the script changed that replaces the title of /)])
  expect(result.findings.filter(({ kind }) => kind === 'strength').map(({ text }) => text)).toEqual([
    expect.stringContaining('description'),
  ])
})

test('descriptions that differ in the name of a suburb only are named and not praised', () => {
  const described = (suburb: string) =>
    `<meta name="description" content="Licensed electricians for lights, plugs and switchboards in ${suburb}, on time and tidy, seven days a week.">`
  const page = (path: string, suburb: string) => (site: TestSite) =>
    change(site, path, /<meta name="description"[^>]*>/, described(suburb))
  const result = run(page('/faq', 'Newtown')(page('/about', 'Enmore')(goodSite())))
  expect(result.score).toBe(100)
  expect(result.findings).toContainEqual(
    expect.objectContaining({ kind: 'note', text: expect.stringContaining('differ in a word or two') as string }),
  )
  expect(result.findings.some(({ text }) => text === 'Every page we read has a description of its own.')).toBe(false)
})

test('a place that a title says twice in a row is named, and one that is called so is not', () => {
  const titled = (place: string) =>
    assess(metaTags, change(goodSite(), null, /<title>[^<]*/, `<title>Electricians ${place}`))
      .findings.map(({ text }) => text)
      .join()
  expect(titled('Newtown Newtown')).toContain('Take one "Newtown" out of the title of your home page')
  expect(titled('Wagga Wagga')).not.toContain('twice in a row')
})

test('an empty description beside the real one is named', () => {
  const site = change(goodSite(), '/about', '<head>', '<head><meta name="description" content="">')
  expect(assess(metaTags, site).findings.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Take the empty description out of the code of'),
  )
})

test('one of several descriptions on a page makes no other page share it', () => {
  const meta = (text: string) => `<meta name="description" content="${text}">`
  const [home, own] = ['Warm light for halls and kitchens in Kew', 'Lamps that we make by hand for desks']
  const pages = {
    '/': bare('<h1>Lights</h1>', `<title>Lights in Kew</title>${meta(home)}`),
    '/a': bare('<h1>Lamps</h1>', `<title>Lamps in Kew</title>${meta(home)}${meta(own)}`),
  }
  expect(problemsOf(run({ ...goodSite(), pages, sitemap: [] })).join()).not.toContain('is the same as on another')
})

describe('a home page title of a name and a slogan', () => {
  const note = (title: string, more = '') =>
    assess(metaTags, {
      ...onePage(bare(`<h1>Welcome</h1>${more}`, `<title>${title}</title>`)),
      facts: { identity: { ...factsOf(goodSite()).identity, name: 'Whole Heart' } },
    })
      .findings.map(({ text }) => text)
      .filter((text) => text.includes('a slogan'))

  test.each([
    'Whole Heart | Made with a Smile',
    'Because Every Day Matters - Whole Heart',
    'Whole Heart | Science Implemented with Heart',
  ])('is named: %s', (title) => expect(note(title)).toHaveLength(1))

  test.each([
    ['Whole Heart | Personal Training', ''],
    ['Whole Heart | Your Plumber for Life', ''],
    ['Whole Heart | The Heart of Ballarat', ''],
    ['Whole Heart | Gumnut Wreaths for Everyone', '<h2>Gumnut wreaths</h2>'],
    ['Somebody Else | Made with a Smile', ''],
    ['Whole Heart', ''],
  ])('is not %s', (title, more) => expect(note(title, more)).toEqual([]))
})

test('descriptions with a name of two words in place of one are alike too', () => {
  const meta = (place: string) =>
    `<meta name="description" content="Local fencing specialists in ${place} for repairs, new fences and gates, every day of the week.">`
  const page = (place: string) => bare(`<h1>${place}</h1>`, `<title>Fencing in ${place}</title>${meta(place)}`)
  const pages = { '/': page('Frankston'), '/mount-eliza': page('Mount Eliza'), '/chelsea': page('Chelsea') }
  const told = run({ ...goodSite(), pages, sitemap: [] }).findings.map(({ text }) => text)
  expect(told.join()).toMatch(/Descriptions such as those of your home page, .* and .* differ in a word or two/)
})

test('a title or description that is about the building of the website is named', () => {
  const told = (title: string, description = 'Decks and joinery in Newtown, built to fit.') =>
    problemsOf(
      assess(
        metaTags,
        onePage(bare('<h1>Ash</h1>', `<title>${title}</title><meta name="description" content="${description}">`)),
      ),
    ).join()
  expect(told('Ash Carpentry — Under Construction')).toContain('Change the title')
  expect(told('Ash Carpentry in Newtown', 'Website is being renovated. Call us.')).toContain('Change the description')
  expect(told('Construction site cleaning in Newtown')).not.toContain('Change the title')
})

test('titles are not praised where pages that were left out have one among themselves', () => {
  const praise = (site: TestSite) =>
    run(site).findings.filter(({ kind, text }) => kind === 'strength' && text.includes('title'))
  const site = change(goodSite(), '/', '</main>', '<a href="/privacy">Privacy</a><a href="/terms">Terms</a></main>')
  site.pages['/privacy'] = bare('<h1>Privacy</h1>', '<title>Privacy policy</title>')
  site.pages['/terms'] = bare('<h1>Terms</h1>', '<title>Terms</title>')
  expect(praise(site)).toHaveLength(1)
  site.pages['/terms'] = bare('<h1>Terms</h1>', '<title>Privacy policy</title>')
  expect(praise(site)).toEqual([])
})

test('a language that is given in an old way alone is not said to be lacking', () => {
  const told = (html: string) => notesOf(assess(metaTags, onePage(html))).join()
  const page = bare('<h1>Tiny</h1>').replace(/<html[^>]*>/, '<html>')
  expect(told(page)).toContain('Say in the code of your home page which language it is in')
  for (const old of [
    page.replace('<html>', '<html xml:lang="en">'),
    page.replace('<head>', '<head><meta http-equiv="content-language" content="en">'),
  ]) {
    expect(told(old)).toContain('Add lang="en-AU" in the code of your home page')
    expect(told(old)).not.toContain('Say in the code')
  }
})

test('pages with the wrong tag whose language we cannot tell are counted apart', () => {
  const site = change(goodSite(), null, 'lang="en-AU"', 'lang="zxx"')
  const labels = Array.from({ length: 80 }, (_, at) => `Field${at}`).join(' ')
  site.pages['/contact'] = bare(`<h1>Form</h1><p>${labels}</p>`).replace('lang="en"', 'lang="zxx"')
  expect(
    run(site)
      .findings.map(({ text }) => text)
      .join(),
  ).toContain('1 more page says the same')
})
