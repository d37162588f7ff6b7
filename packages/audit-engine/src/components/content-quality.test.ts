import { describe, expect, test } from 'vitest'
import { contentQuality } from './content-quality.ts'
import { metaTags } from './meta-tags.ts'
import { socialMedia } from './social-media.ts'
import {
  assess,
  bare,
  change,
  factsOf,
  goodSite,
  onePage,
  origin,
  notesOf,
  problemsOf,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(contentQuality, site)
const nothingKnown: TestSite['facts'] = {
  services: [],
  contact: { ...factsOf(goodSite()).contact, phones: [], emails: [] },
}
const sentence = 'We fix lights and plugs in the homes of our suburb. '
test('a page that an inline script fills is not called short', () => {
  const short = (script: string) =>
    change(
      goodSite(),
      '/about',
      /<main>[^]*<\/main>/,
      `<main><h1>About</h1><p>Hello.</p><div id="a"></div></main>${script}`,
    )
  const told = (script: string) => sawOf(run(short(script))).join()
  expect(told('')).toContain('on this page, menus and footer left out')
  expect(told('<script>document.getElementById("a").innerHTML = list.join("")</script>')).not.toContain(
    'on this page, menus',
  )
})

test.each(['https://formspree.io/f/YOUR_FORM_ID', '/action_page.php'])(
  'a form whose address was left over is to get its own, as nothing arrives: %s',
  (action) => {
    const form = `<form action="${action}"><input name="mail"></form>`
    const { job } = run(change(goodSite(), '/contact', '</main>', `${form}</main>`))
    expect(job?.steps).toContainEqual(expect.stringMatching(/^Give the form that this job names its own address/))
    expect(job?.steps.join()).not.toContain('Put your own words in place')
  },
)

const single = (html: string, facts: TestSite['facts'] = nothingKnown) => run({ ...onePage(bare(html)), facts })

test('a site that answers what customers ask scores 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(sawOf(result)).toEqual(
    expect.arrayContaining([
      'The address or main heading of this page has words for how to reach you.',
      'The address or main heading of this page has words for answers to common questions.',
    ]),
  )
})

test('long text that is kept off the screen is named and counts for nothing, and a label is not named', () => {
  const words = 'best electrician in every suburb near you '.repeat(12)
  const hidden = `<div class="sr-only"><p>${words}</p></div></main>`
  const result = run(change(goodSite(), '/about', '</main>', hidden))
  expect(result.findings).toContainEqual(
    expect.objectContaining({
      kind: 'note',
      text: expect.stringContaining('marked to be kept off the screen') as string,
    }),
  )
  expect(sawOf(result)).toContainEqual(expect.stringContaining('A part with 84 words'))
  expect(result.score).toBe(100)
  const label = run(change(goodSite(), '/about', '</main>', '<p class="sr-only">Opens in a new window</p></main>'))
  expect(label.findings.filter(({ text }) => text.includes('off the screen'))).toEqual([])
})

describe('a note in the code on what is still to do', () => {
  const notes = (comment: string) =>
    notesOf(run(change(goodSite(), '/about', '</main>', `<!-- ${comment} --></main>`))).filter((text) =>
      text.startsWith('See whether what a note'),
    )

  test.each([
    'PLACEHOLDER · confirm Facebook URL',
    'TODO: replace with real workshop photo',
    'NOTE FOR CLIENT: the reviews below are made up',
    'Logo image to be supplied',
    'REVIEW ONLY: delete before go-live',
    'Replace this block with your own photo',
  ])('is named: %s', (comment) =>
    expect(notes(comment)).toEqual([
      `See whether what a note in the code of the page "About Wattle & Wire, electricians since 2009" asks for was done: "${comment}".`,
    ]),
  )

  test('is quoted from where it asks for something', () =>
    expect(notes('FIRST WEEKS ==== We open in May. Replace with a real photo of the shop.')[0]).toContain(
      'was done: "Replace with a real photo of the shop.".',
    ))

  test.each([
    'New practice. Replace with real client stories once you have consent',
    'Hero image placeholder',
    'Insert above the contact section',
    'End of navigation',
    'Replace with your real site key',
    'Replace YOUR_FORM_ID with your actual form id',
    '<p>Replace with a real photo</p>',
  ])('is not what only names a part or a setting: %s', (comment) => expect(notes(comment)).toEqual([]))
})

test('pages that are the home page over again have no text of their own', () => {
  const whole = Array.from({ length: 30 }, (_, at) => `<p>Sentence ${at} says what only line ${at} of us can.</p>`)
  const page = (title: string) => `<title>${title}</title><h1>Tiny Cleaning</h1>${whole.join('')}<h2>${title}</h2>`
  const pages = Object.fromEntries(['/', '/ovens', '/lawns', '/roofs'].map((path) => [path, page(`Clean ${path}`)]))
  const result = run({ ...goodSite(), pages, facts: nothingKnown })
  expect(problemsOf(result)).toContainEqual(
    expect.stringMatching(/^Write a text of its own for the pages .*: most of it is also on/),
  )
  expect(sawOf(result)).toContain('Most of the text of this page is also on your home page.')
})

describe('topics', () => {
  test('the home page over again at the address of a topic is told, and earns nothing for it', () => {
    const home = bare(`<h1>Tiny</h1><p>${'The bread is baked at night and sold from seven. '.repeat(20)}</p>`)
    const other = home.replace('at night', 'by night')
    const at = (html: string) =>
      run({ ...goodSite(), pages: { '/': home, '/about.php': html }, sitemap: [], facts: nothingKnown })
    expect(sawOf(at(home))).toContain('There is an address for who you are, with the text of another page.')
    expect(at(home).score).toBeLessThan(at(other).score!)
    expect(problemsOf(at(home)).join()).not.toContain('who you are')
  })

  test('a heading with a loose word for an offer is neither proof of one nor of its absence', () => {
    const text = 'The pictures hang in the museums of four states, and more of them are on their way. '.repeat(20)
    const result = single(`<h1>Tiny</h1><h2>Public Art Collections</h2><p>${text}</p>`)
    expect(sawOf(result).join()).not.toContain('what you offer')
    expect(problemsOf(result).join()).not.toContain('what you offer')
    expect(sawOf(single(`<h1>Tiny</h1><h2>Our collections</h2><p>${text}</p>`)).join()).toContain(
      'has words for what you offer',
    )
  })

  test.each([
    'Local service areas',
    'Areas we service',
    'Recently leased properties',
    'Sold properties',
    'Service guarantee',
  ])('the heading "%s" is no section on what is offered', (heading) => {
    const result = single(`<h1>Tiny</h1><h2>${heading}</h2><p>${sentence.repeat(40)}</p>`)
    expect(problemsOf(result)[0]).toContain('Add a page or a heading on what you offer')
  })

  test('a label in small letters over a heading says what the section is about', () => {
    const result = single(
      `<h1>Tiny Eggs</h1><span>Our story</span><h2>We do eggs. That's the menu.</h2><p>${sentence.repeat(40)}</p>`,
    )
    expect(result.evidence).toContainEqual(
      expect.objectContaining({
        saw: 'A heading here, or the line above it, has words for who you are.',
        quote: 'Our story',
      }),
    )
    expect(problemsOf(result).join()).not.toContain('who you are')
  })

  test('a group of a form called "About you" is not about the business', () => {
    const form = '<form><h3>About you</h3><input name="email"><textarea name="message"></textarea></form>'
    expect(problemsOf(single(`<h1>Tiny</h1>${form}<p>${sentence.repeat(40)}</p>`)).join()).toContain('who you are')
  })

  test('a heading about none of the topics may name what is offered', () => {
    const page = (heading: string) => `<h1>Tiny Tennis</h1><h2>${heading}</h2><p>${sentence.repeat(40)}</p>`
    expect(problemsOf(single(page('Court hire'))).join()).not.toContain('what you offer')
    expect(problemsOf(single(page('Opening hours'))).join()).toContain('what you offer')
  })

  test('on a site of many pages what is offered may be on any of them, so it is not asked for', () => {
    const page = (name: string) => bare(`<h1>${name}</h1><p>${sentence.repeat(40)} ${name}</p>`)
    const names = ['Tiny', 'Algebra', 'Fractions', 'Grammar', 'Spelling', 'Reading', 'Writing']
    const pages = Object.fromEntries(names.map((name, at) => [at === 0 ? '/' : `/${name}`, page(name)]))
    const result = run({ ...goodSite(), pages, facts: nothingKnown })
    expect(problemsOf(result).join('\n')).not.toContain('what you offer')
    expect(result.findings.filter(({ kind }) => kind === 'strength')).toEqual([])
  })

  test('a link in the menu to a part that is not there shows no topic', () => {
    const result = single(`<nav><a href="#about">About us</a></nav><h1>Tiny</h1><p>${sentence.repeat(40)}</p>`)
    expect(problemsOf(result)[0]).toContain('who you are')
  })

  test('a missing one is named, with what was looked for', () => {
    const site = goodSite()
    delete site.pages['/faq']
    const result = run(change(site, null, '<a href="/faq">Questions</a>', ''))
    expect(result.score).toBe(94)
    expect(problemsOf(result)[0]).toContain(
      'Add a page or a heading on answers to common questions: we recognised none in the 6 pages we read. Where the text is there already, a heading above it that says so is enough.',
    )
    expect(sawOf(result)).toContainEqual(expect.stringContaining('We looked for answers to common questions'))
  })

  test('the name of the business over a page says nothing of what it offers', () => {
    const identity = { ...factsOf(goodSite()).identity, name: 'Smith Property Services' }
    const result = single(`<h1>Smith Property Services</h1><p>${sentence.repeat(40)}</p>`, {
      ...nothingKnown,
      identity,
    })
    expect(problemsOf(result)[0]).toContain('Add a page or a heading on what you offer')
  })

  test('the page on what is offered is told from prices, articles and lists of suburbs', () => {
    const page = (heading: string) => bare(`<h1>${heading}</h1><p>${sentence.repeat(40)}</p>`)
    const pages = {
      '/': page('Tiny'),
      '/areas-of-service': page('Areas we service'),
      '/our-work': page('Our work'),
      '/blog/solutions': page('Custom solutions'),
      '/prices': page('Prices'),
      '/services': page('What we do'),
    }
    const result = run({ ...onePage(''), pages, facts: nothingKnown })
    expect(
      result.evidence.find(
        ({ saw }) => saw === 'The address or main heading of this page has words for what you offer.',
      )?.url,
    ).toMatch(/\/services$/)
  })

  test('the page named most plainly goes before any other, and small print is none', () => {
    const page = (heading: string) =>
      bare(`<h1>${heading}</h1><p>${sentence.repeat(40)}</p>`, `<title>${heading}</title>`)
    const pages = {
      '/': page('Tiny'),
      '/locations/newtown': page('Newtown'),
      '/our-story': page('Our story'),
      '/products': page('Shampoo'),
      '/services.php': page('Cuts and colours'),
      '/terms-of-service': page('Terms of Service'),
      '/contact': page('Get in touch'),
    }
    const result = run({ ...onePage(''), pages, facts: nothingKnown })
    const pageOn = (what: string) =>
      result.evidence.find(({ saw }) => saw === `The address or main heading of this page has words for ${what}.`)
    expect(pageOn('what you offer')).toMatchObject({ quote: 'Cuts and colours' })
    expect(pageOn('how to reach you')?.url).toMatch(/\/contact$/)
    const terms = { '/': page('Tiny'), '/terms-of-service': page('Terms of Service') }
    expect(problemsOf(run({ ...onePage(''), pages: terms, facts: nothingKnown }))[0]).toContain(
      'Add a page or a heading on what you offer',
    )
  })

  test('no topic is asked for that may be behind a menu that leads to a "#"', () => {
    const menu = (at: string) =>
      `<nav><a href="${at}contact">Contact</a><a href="${at}squads">Squads</a></nav><h1>Tiny</h1>`
    const result = (at: string) => run({ ...onePage(bare(menu(at))), facts: nothingKnown })
    expect(problemsOf(result('#/')).join()).not.toContain('Add a page')
    expect(problemsOf(result('#')).join()).toContain('Add a page')
  })

  test.each([
    ['what you offer', '<h3>Menu</h3>'],
    ['what you offer', '<h2>A few of the properties that we have had the privilege to wire</h2>'],
    ['who you are', '<h2>What our clients say about us</h2>'],
    [
      'answers to common questions',
      '<h2>Why work with us?</h2><h2>Do you have any questions?</h2><h2>How to get in touch with us?</h2>',
    ],
  ])('%s: not covered by %s', (what, html) => {
    const result = single(`<h1>Tiny</h1>${html}<p>${sentence.repeat(40)}</p>`)
    expect(problemsOf(result).join(' ')).toMatch(new RegExp(`Add [^:]*${what}`))
  })

  test.each([
    ['who you are', '<h2>Our Firm</h2>'],
    ['who you are', '<h2>Management Team</h2>'],
    ['who you are', '<h2>Dr Wanda Wombat</h2>'],
    ['how to reach you', '<h2>Book your free consultation</h2>'],
    ['how to reach you', '<form><input name="first-name"><input type="tel" name="phone"></form>'],
    [
      'how to reach you',
      '<form><input type="text" name="name"><input type="email" name="email"><textarea name="message"></textarea></form>',
    ],
  ])('%s: covered by %s', (what, html) => {
    const result = single(`<h1>Tiny</h1>${html}<p>${sentence.repeat(40)}</p>`)
    expect(problemsOf(result).join(' ')).not.toMatch(new RegExp(`Add [^:]*${what}`))
  })

  test('one that has an address we did not read is not missing', () => {
    const site = goodSite()
    delete site.pages['/faq']
    const result = run({ ...site, stopped: 'page-limit', notVisited: ['/faq'] })
    expect(problemsOf(result)).toEqual([])
    expect(sawOf(result).join()).not.toContain('answers to common questions')
  })

  test('questions are not called missing where many pages were not read', () => {
    const site = goodSite()
    delete site.pages['/faq']
    const unread = (many: number) => Array.from({ length: many }, (_, at) => `/tree-${at}`)
    const problems = (many: number) =>
      problemsOf(run({ ...site, stopped: 'page-limit', notVisited: unread(many) })).join()
    expect(problems(1)).toContain('answers to common questions')
    expect(problems(8)).not.toContain('answers to common questions')
  })

  test('a page on questions under another name counts by its questions', () => {
    const questions = ['What does it cost?', 'How long does it take?', 'Do you work on Sundays?']
    const answered = questions.map((text) => `<h3>${text}</h3><p>That depends on the house.</p>`).join('')
    const site = goodSite()
    delete site.pages['/faq']
    const reached = (html: string) => run(change(site, '/about', '</main>', `${html}</main>`)).score!
    expect(reached(answered)).toBeGreaterThan(98)
    expect(reached(questions.map((text) => `<h2>${text}</h2>`).join(''))).toBeLessThan(reached(answered))
  })

  test('a page whose main heading is a question may answer it: its topic is neither missing nor praised', () => {
    const site = goodSite()
    site.pages['/bring'] = site.pages['/faq']!.replace(
      /<h1>.*?<\/h1>/,
      '<h1>What should I bring to my appointment?</h1>',
    )
    delete site.pages['/faq']
    const praised = ({ findings }: ReturnType<typeof run>) =>
      findings.some(({ text }) => text.startsWith('Your pages say something on'))
    expect(sawOf(run(site)).join()).not.toContain('answers to common questions')
    expect(praised(run(goodSite()))).toBe(true)
    expect(praised(run(site))).toBe(false)
  })

  test('a link "About" to a part of a page leaves open whether it says who you are, unless it speaks of nobody', () => {
    const told = (text: string) => {
      const part = `<section id="about"><h2>Gentle care, step by step</h2><p>${text}</p></section>`
      const html = bare(`<nav><a href="#about">About</a></nav><main><h1>Feet</h1>${part}</main>`)
      return sawOf(run({ ...onePage(html), facts: nothingKnown })).join()
    }
    expect(told('Each plan is made to take away pain.')).toContain('We looked for who you are')
    expect(told('Run by Ann Tiny since 1990.')).not.toContain('who you are')
  })

  test('pages whose headings are still those of a template are not praised for their topics', () => {
    const praised = (headings: string) =>
      run(change(goodSite(), null, '</main>', `${headings}</main>`)).findings.filter(({ kind }) => kind === 'strength')
    expect(praised('<h4>Our lamps</h4>'.repeat(3))).not.toEqual([])
    expect(praised('<h4>Heading</h4>'.repeat(3))).toEqual([])
  })

  test('a page that a link calls "more about me" may say who it is, whatever its own name', () => {
    const site = goodSite()
    site.pages['/safe-hands'] = site.pages['/about']!.replace(/<h1>.*?<\/h1>/, '<h1>Safe hands</h1>')
    delete site.pages['/about']
    const link = '<a href="/safe-hands">You can learn more about me here</a></main>'
    expect(sawOf(run(site)).join()).toContain('We looked for who you are')
    expect(sawOf(run(change(site, '/', '</main>', link))).join()).not.toContain('who you are')
  })

  test('a site of one page covers them by headings', () => {
    const html =
      ['Our services', 'Contact us', 'About us', 'FAQ'].map((text) => `<h2>${text}</h2>`).join('') +
      `<p>${sentence.repeat(40)}</p>`
    expect(single(html).score).toBe(100)
  })

  test('a site of one page covers them by services and a phone number in its text', () => {
    const result = single(`<h1>Tiny</h1><p>${sentence.repeat(40)}</p>`, {})
    expect(problemsOf(result)).toEqual([
      expect.stringContaining('Add a page or a heading on who you are and answers to common questions'),
    ])
  })
})

describe('text', () => {
  test('too little counts by its share of 300 words', () => {
    const result = run(
      change(
        goodSite(),
        '/services/led-lighting',
        /<main>[\s\S]*<\/main>/,
        `<main><h1>LED lighting for Inner West homes</h1><p>${sentence.repeat(13)}</p></main>`,
      ),
    )
    expect(result.score).toBe(97)
    expect(problemsOf(result)[0]).toMatch(/^Write more on the page "LED lighting for Inner West homes"/)
    expect(sawOf(result)).toContainEqual(expect.stringMatching(/^We counted 1\d\d words on this page/))
  })

  test('other short pages are named for the owner to judge', () => {
    const site = goodSite()
    site.pages['/safe-work'] = bare('<h1>Safe work</h1><p>We work safely.</p>')
    const [finding] = run(site).findings.filter(({ text }) => text.includes('fewer than 200 words'))
    expect(finding).toMatchObject({
      kind: 'note',
      text: 'Look at the page "Safe work": it has fewer than 200 words. If people should find you by it, write more there.',
    })
    site.pages['/'] = bare('<h1>Wattle &amp; Wire</h1><p>We fix lights.</p>')
    expect(problemsOf(run(site)).join()).toContain('Just as short: the page "Safe work".')
  })

  test.each(['/contact-us', '/gallery', '/our-menu'])('is not asked of %s', (path) => {
    const site = goodSite()
    site.pages[path] = bare(`<h1>${path}</h1><p>See for yourself.</p>`)
    expect(run(site).score).toBe(100)
  })

  test('from 200 words on is scored and not complained of', () => {
    const result = run(
      change(
        goodSite(),
        '/services/led-lighting',
        /<main>[\s\S]*<\/main>/,
        `<main><h1>LED lighting for Inner West homes</h1><p>${sentence.repeat(21)}</p></main>`,
      ),
    )
    expect(result.score).toBe(99)
    expect(problemsOf(result)).toEqual([])
  })

  test('that is copied with another suburb counts as none', () => {
    const area = (suburb: string) =>
      bare(
        `<h1>Roof repairs in ${suburb}</h1><p>${Array.from({ length: 30 }, (_, n) => `We have mended ${n} roofs this year and kept every one of them dry.`).join(' ')} Call us in ${suburb}.</p>`,
      )
    const site = goodSite()
    site.pages['/areas/belmont'] = area('Belmont')
    site.pages['/areas/highton'] = area('Highton')
    const result = run(site)
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(/^Write a text of its own for the page "Roof repairs in Highton"/),
    ])
    expect(result.score).toBe(96)
  })

  test('with only the name of the place changed is told once and counts as none, even where most pages are such', () => {
    const area = (suburb: string, own: (at: number) => string) =>
      bare(
        `<h1>Roof repairs in ${suburb}</h1><p>${Array.from({ length: 30 }, (_, n) => `In ${suburb} we have mended ${n} roofs this year and ${own(n)}.`).join(' ')}</p>`,
      )
    const suburbs = ['Belmont', 'Highton', 'Grovedale', 'Newtown', 'Lara', 'Port Macquarie']
    const result = (own: (suburb: string, at: number) => string) =>
      run({
        ...onePage(''),
        pages: Object.fromEntries([
          ['/', bare(`<h1>Tiny</h1><p>${sentence.repeat(40)}</p>`)],
          ...suburbs.map((suburb) => [
            `/areas/${suburb.toLowerCase().replace(' ', '-')}`,
            area(suburb, (at) => own(suburb, at)),
          ]),
        ]),
        facts: nothingKnown,
      })
    const same = result(() => 'kept every one of them dry')
    const told = problemsOf(same).filter((text) => /text of its own|particular/.test(text))
    expect(told).toEqual([
      expect.stringMatching(/^Write what is particular to each place on the pages .*Highton.* and 2 more/),
    ])
    expect(sawOf(same)).toContainEqual(expect.stringMatching(/^But for the name of the place, .*Belmont/))
    const own = result((suburb, at) => `met ${suburb.split('').toReversed().join('')} ${at} there by chance`)
    expect(problemsOf(own).join()).not.toContain('particular')
    expect(same.score!).toBeLessThan(own.score!)
  })

  test('of pages that forbid listing, or send visitors on, is not asked', () => {
    const site = goodSite()
    site.pages['/popup'] = bare('<p>One picture.</p>', '<meta name="robots" content="noindex">')
    site.pages['/old'] = bare('', '<meta http-equiv="refresh" content="0; url=/about">')
    expect(run(site).score).toBe(100)
  })

  test('that most pages repeat makes no page a copy', () => {
    const banner = `<p>${Array.from({ length: 60 }, (_, n) => `Offer ${n} ends soon and never comes again.`).join(' ')}</p></main>`
    expect(problemsOf(run(change(goodSite(), null, '</main>', banner)))).toEqual([])
  })

  test('one sentence of filler beside enough text costs half the page, and erases nothing', () => {
    const text = `<h1>Tiny</h1><p>${sentence.repeat(40)}</p><p>Lorem ipsum dolor sit amet.</p>`
    expect(sawOf(single(text))).toContainEqual(expect.stringMatching(/^Text that counts on this page, .*: 4\d\d words/))
    expect(
      single(text).score! - single(text.replace('Lorem ipsum dolor sit amet', 'Light comes from here')).score!,
    ).toBeLessThan(0)
  })

  test('a page of enough text that holds some filler counts half', () => {
    const result = run(change(goodSite(), '/about', '</main>', '<p>Lorem ipsum dolor sit amet.</p></main>'))
    expect(result.score).toBe(97)
    expect(problemsOf(result)[0]).toMatch(/^Replace the filler text of the template on the page "About Wattle & Wire/)
  })

  test.each([
    ['Cut as bravely as you add. Delete the Lorem ipsum, the events of 2019, the offer that ended.', false],
    ['Some themes say “Lorem ipsum dolor sit amet” until you write something.', false],
    ['Lorem ipsum', true],
    ['“Lorem ipsum dolor sit amet, consectetur adipiscing elit.”', true],
  ])('filler is there to be replaced, not to be talked about: %s', (text, isFiller) => {
    const found = sawOf(single(`<h1>Tiny</h1><p>${sentence.repeat(40)}</p><p>${text}</p>`))
    expect(found.includes('This page still holds filler text.')).toBe(isFiller)
  })

  test('in a header that holds the whole page counts all the same', () => {
    expect(
      single(`<header><h1>About us</h1><p>${sentence.repeat(40)}</p></header>`).findings.some(({ text }) =>
        text.startsWith('Write more'),
      ),
    ).toBe(false)
  })
})

describe('reading ease', () => {
  const hard = Array.from(
    { length: 30 },
    (_, n) =>
      `Comprehensive infrastructure remediation number ${n} necessitates interdisciplinary organisational collaboration. `,
  ).join('')

  test('of hard text lowers the score', () => {
    const result = single(`<h2>About us</h2><p>${hard}</p>`)
    expect(problemsOf(result)).toContainEqual(expect.stringContaining('Write plainer words:'))
  })

  test('is not measured in little text or another language', () => {
    const few = single('<h2>About us</h2><p>We fix lights.</p>')
    expect(sawOf(few).join()).not.toContain('Flesch')
    expect(few.confidence).toBe(0.75)
    const french = run(onePage(bare(`<p>${hard}</p>`).replace('lang="en"', 'lang="fr"')))
    expect(sawOf(french).join()).not.toContain('Flesch')
  })

  test('is not judged by dishes and what is in them, which are no sentences', () => {
    const dishes = Array.from(
      { length: 40 },
      (_, at) => `<li>Number ${at}: tomato, mozzarella, artichokes and olives</li>`,
    )
    expect(sawOf(single(`<ul>${dishes.join('')}</ul>`)).join()).not.toContain('Flesch')
  })
})

describe('dates', () => {
  /** The site without the dates in its text. */
  const site = () => change(goodSite(), null, /\b(?:March|May|June|August|for) 2026/g, 'lately')
  const dated = (date: string) => run(change(site(), '/about', '2026-08-01', date))
  const saying = (text: string, path = '/blog/prices') => {
    const { pages, ...site } = dateless()
    const page = bare(`<h1>Prices</h1><p>${'We write about our work here. '.repeat(70)}</p><p>${text}</p>`)
    return run({ ...site, pages: { ...pages, [path]: page } })
  }
  const dateless = () => change(site(), '/about', 'datetime="2026-08-01"', '')

  test.each([
    ['2026-09-01', 100],
    ['2025-06-01', 93],
    ['2021-03-01', 88],
  ])('newest of %s scores %i', (date, score) => {
    expect(dated(date).score).toBe(score)
  })

  test('an old one is named', () => {
    expect(problemsOf(dated('2021-03-01'))).toEqual([
      'Add something new: the newest date we could read on your news, posts and in markup is 1 March 2021.',
    ])
  })

  test('to come, or times of day, are no dates of content', () => {
    const result = run(change(site(), '/about', 'datetime="2026-08-01"', 'datetime="2027-08-01"'))
    expect(sawOf(result)).not.toContain('The newest date up to today that we could read on news, posts and in markup.')
    expect(result.score).toBe(100)
  })

  test.each([
    'November 2024 - Plant Sale Fundraiser',
    'The plants will be sold on 12 May 2024.',
    'Prices as of 7/6/2021',
  ])('that a line speaks of are not those of a post: %s', (line) =>
    expect(sawOf(saying(line))).not.toContain(
      'The newest date up to today that we could read on news, posts and in markup.',
    ),
  )

  test('in markup count', () => {
    const news = '<script type="application/ld+json">{"@type":"Article","dateModified":"2020-01-01"}</script></head>'
    expect(run(change(dateless(), '/faq', '</head>', news)).score).toBe(88)
    const review = '<script type="application/ld+json">{"@type":"Review","datePublished":"2020-01-01"}</script></head>'
    expect(run(change(dateless(), '/faq', '</head>', review)).score).toBe(100)
  })

  test.each(['7 June 2021', 'June 7, 2021', '7th of June 2021', 'Jun 2021', '7/6/2021', '07.06.2021'])(
    'in text count: %s',
    (date) => {
      const result = saying(`Posted on ${date} by Jo Marsh`)
      expect(result.score).toBe(88)
      expect(problemsOf(result)).toEqual([
        `Add something new: the newest date we could read on your news, posts and in markup is ${date}.`,
      ])
      expect(result.evidence).toContainEqual(
        expect.objectContaining({
          saw: 'The newest date up to today that we could read on news, posts and in markup.',
          quote: date,
        }),
      )
    },
  )

  test('in the text of any other page tell of anything', () => {
    expect(problemsOf(saying('The tax year ended on 30 June 2021.', '/tax')).join()).not.toContain('Add something new')
  })

  test('beside pages that speak of this year are no sign of age', () => {
    expect(problemsOf(saying('Our prices of 7 June 2021 hold in 2026.')).join()).not.toContain('Add something new')
  })

  test.each([
    'In business since March 2009.',
    'Established 3 May 2001.',
    'Open again in June 2027.',
    'Call 2021 times.',
    'Part 7/16/2021.',
  ])('of the beginning or the future, or no dates at all, do not count: %s', (text) =>
    expect(sawOf(saying(text))).not.toContain(
      'The newest date up to today that we could read on news, posts and in markup.',
    ),
  )

  test('on terms and privacy pages do not count', () => {
    const page = '<p>Last updated 3 May 2019.</p>'
    const result = run({ ...dateless(), pages: { ...dateless().pages, '/privacy-policy': bare(page) } })
    expect(sawOf(result)).not.toContain('The newest date up to today that we could read on news, posts and in markup.')
  })

  test('a copyright year long past is named and costs nothing, since a script may show another', () => {
    const result = run(change(dateless(), null, '© 2026', '© 2015-2019'))
    expect(result.score).toBe(run(dateless()).score)
    expect(result.findings).toContainEqual({ kind: 'note', text: expect.stringContaining('it says 2019') })
  })
})

test('pages that build themselves by script are not judged', () => {
  expect(single('<div id="root"></div><script src="/app.js"></script>')).toMatchObject({ outcome: 'notMeasured' })
})

test("a template's contact details are a problem, told once, and cost nothing", () => {
  const result = run(change(goodSite(), null, '</footer>', '<a href="mailto:info@example.com">Email</a></footer>'))
  expect(result.score).toBe(100)
  expect(problemsOf(result)).toEqual([
    'Replace what is left over from a template, or from building the site: "info@example.com" (on your home page, "About Wattle & Wire, electricians since 2009", "Contact Wattle & Wire in Marrickville" and 4 more).',
  ])
})

describe('what a page says without a heading for it', () => {
  test('a link to a list of wines leaves open what is offered', () => {
    const saw = (text: string) =>
      sawOf(single(`<h1>Tiny Bar</h1><p><a href="https://files.example.com/a.pdf">${text}</a></p>`)).join()
    expect(saw('Drinks menu')).not.toContain('what you offer')
    expect(saw('A letter')).toContain('We looked for what you offer')
  })

  test('a sentence about the business leaves open who it is; the words of somebody else and an answer do not', () => {
    const saw = (html: string) => sawOf(single(`<h1>Hello</h1>${html}`)).join()
    const named = 'Wattle is a wine bar in Marrickville with a focus on growers from all over the country.'
    expect(saw(`<p>${named}</p>`)).not.toContain('who you are')
    const text = 'We are a wine bar in Marrickville with a focus on growers from all over the country.'
    expect(saw(`<p>${text}</p>`)).not.toContain('who you are')
    expect(saw(`<p>“${text}”</p><cite>A poet</cite>`)).toContain('We looked for who you are')
    expect(saw(`<h4>Can I bring wine?</h4><p>${text}</p>`)).toContain('We looked for who you are')
  })

  test('what somebody learned in their field is no offer', () => {
    const saw = (text: string) => sawOf(single(`<h1>Hello</h1><p>${text}</p>`)).join()
    expect(saw('Since then we specialise in wines from the hills.')).not.toContain('what you offer')
    expect(saw('Courses that keep me up to date in the areas I specialise in.')).toContain(
      'We looked for what you offer',
    )
  })

  test('a list called "Contact links" says nothing about how to reach the business', () => {
    const result = single('<h1>Tiny</h1><h3>Contact links</h3><p>Here are some pages to read on a rainy day.</p>')
    expect(sawOf(result)).not.toContain('A heading here, or the line above it, has words for how to reach you.')
  })
})

describe('filler and copies', () => {
  const latin =
    'At vero eos et accusamus et iusto odio dignissimos ducimus qui blanditiis praesentium voluptatum deleniti.'

  test('Latin of a template is no text, and a heading over it says nothing of the business', () => {
    const html = `<h1>Tiny</h1><h2>About us</h2><p>${latin}</p><h2>Lights</h2><p>${sentence.repeat(40)}</p>`
    const result = single(html)
    expect(problemsOf(result)).toContainEqual(expect.stringContaining('Replace the filler text'))
    expect(sawOf(result)).toContain('There is a section on who you are, but under its heading is only filler text.')
    expect(result.score).toBeLessThan(single(html.replace(latin, `${sentence} ${sentence}`)).score!)
  })

  test('a Latin word or two in English text is no filler', () => {
    const result = single(`<h1>Tiny</h1><p>Our motto is "omnis vitae". ${sentence.repeat(40)}</p>`)
    expect(problemsOf(result).join()).not.toContain('filler')
  })

  test('an invitation to join the team does not say who you are', () => {
    const body = `<p>${sentence.repeat(40)}</p>`
    expect(problemsOf(single(`<h1>Tiny</h1><h2>Join our team</h2>${body}`))[0]).toContain('who you are')
    expect(problemsOf(single(`<h1>Tiny</h1><h2>Our team</h2>${body}`))[0]).not.toContain('who you are')
  })

  test.each(['Our Mission', 'Our Vision', 'Our Coaches', 'Our Team', 'Our Story'])(
    'the heading "%s" is on who you are, and "Join our coaches" is not',
    (heading) => {
      const at = (text: string) => problemsOf(single(`<h1>Tiny</h1><h2>${text}</h2><p>${sentence.repeat(40)}</p>`))[0]
      expect(at(heading)).not.toContain('who you are')
      expect(at('Join our coaches')).toContain('who you are')
    },
  )

  test('the title of a post with a word for people is no page on who you are', () => {
    const at = (path: string, heading: string) =>
      problemsOf(
        run({
          ...onePage(''),
          pages: { '/': bare('<h1>Tiny</h1>'), [path]: bare(`<h1>${heading}</h1><p>${sentence.repeat(40)}</p>`) },
          facts: nothingKnown,
        }),
      )[0]
    const post = 'Are you a good fit for a new kitchen? Building a team that works'
    expect(at(`/${post.replace('?', '').replaceAll(' ', '-').toLowerCase()}`, post)).toContain('who you are')
    expect(at('/building-team', 'Team and people')).not.toContain('who you are')
  })

  test('questions without an answer are not praised', () => {
    const faq = (between: string) =>
      `<h1>Tiny</h1><h2>FAQ</h2>${['What does it cost?', 'When are you open?', 'Do you fix fans?']
        .map((question) => `<div><h3>${question}</h3><span>+</span>${between}</div>`)
        .join('')}<h2>Find us</h2><p>${sentence.repeat(40)}</p>`
    const bareOnes = single(faq(''))
    expect(problemsOf(bareOnes)).toContainEqual(
      'Answer the 3 questions on your home page, such as "What does it cost?": we read no answer below them.',
    )
    const folded = '<p style="display: none">That depends on the fan and on the height of your ceiling.</p>'
    expect(problemsOf(single(faq(folded))).join()).not.toContain('Answer the')
    const answered = single(faq('<p>That depends on the fan.</p>'))
    expect(problemsOf(answered).join()).not.toContain('Answer the')
    expect(answered.score!).toBeGreaterThan(bareOnes.score!)
  })

  test('questions with one and the same answer are not praised', () => {
    const faq = (answer: (at: number) => string) =>
      `<h1>Tiny</h1><h2>FAQ</h2>${['What does it cost?', 'When are you open?', 'Do you fix fans?']
        .map((question, at) => `<h3>${question}</h3><p>${answer(at)}</p>`)
        .join('')}<p>${sentence.repeat(40)}</p>`
    const same = single(faq(() => 'You can pay the invoice by card or bank transfer within a week.'))
    const own = single(faq((at) => `You can pay the invoice by card or bank transfer within ${at + 2} weeks.`))
    expect(problemsOf(same)).toContainEqual(expect.stringContaining('3 have the same one'))
    const twice = single(faq(() => 'You can pay the invoice by card or bank transfer within a week.').repeat(2))
    expect(problemsOf(twice)).toContainEqual(expect.stringContaining('3 have the same one'))
    expect(problemsOf(own).join()).not.toContain('the same one')
    expect(same.score).toBeLessThan(own.score!)
  })

  test('a section of the home page that also has a page to itself is told with where else it is', () => {
    const about = Array.from({ length: 30 }, (_, at) => `We wire sheds of kind ${at} well.`).join(' ')
    const more = Array.from({ length: 60 }, (_, at) => `Our fans of size ${at} turn slowly.`).join(' ')
    const pages = {
      '/': bare(`<h1>Tiny</h1><p>${about}</p><p>${more}</p>`, '<title>Tiny</title>'),
      '/about': bare(`<h1>About us</h1><p>${about}</p>`, '<title>About Tiny</title>'),
    }
    const result = run({ ...onePage(''), pages, facts: nothingKnown })
    expect(problemsOf(result)).toContainEqual(expect.stringContaining('most of it is also on'))
    expect(sawOf(result)).toContain('Most of the text of this page is also on your home page.')
  })

  test('a longer page that contains a shorter one is no copy of it', () => {
    const short = Array.from({ length: 30 }, (_, at) => `We wire sheds of kind ${at} well.`).join(' ')
    const more = Array.from({ length: 60 }, (_, at) => `Our fans of size ${at} turn slowly.`).join(' ')
    const pages = {
      '/': bare('<h1>Tiny</h1>', '<title>Tiny</title>'),
      '/a-shed': bare(`<h1>Sheds</h1><p>${short}</p>`, '<title>Sheds</title>'),
      '/b-shed': bare(`<h1>More</h1><p>${short}</p><p>${more}</p>`, '<title>More</title>'),
    }
    const copies = run({ ...onePage(''), pages, facts: nothingKnown }).evidence.filter(({ saw }) =>
      saw.startsWith('Most of'),
    )
    expect(copies).toMatchObject([{ url: `${origin}/a-shed` }])
  })

  test('questions on buttons that unfold their answers are not called missing', () => {
    const asked = ['How do sessions work?', 'How long do they take?', 'Where do we meet?'].map(
      (question) =>
        `<button><span>${question}</span> <span>+</span></button><div><p>We tell you on the phone.</p></div>`,
    )
    const site = onePage(bare(`<h1>Tiny</h1>${asked.join('')}`, '<title>Tiny</title>'))
    expect(sawOf(run({ ...site, facts: nothingKnown })).join()).not.toContain('answers to common questions')
  })

  test('questions whose answers are still to be written are no answers to common questions', () => {
    const asked = (answer: string) =>
      ['Do you work on Sundays?', 'What do you charge?', 'Where do you park?']
        .map((question) => `<h3>${question}</h3><p>${answer} ${question.length} minutes from the gate.</p>`)
        .join('')
    const on = (answer: string) =>
      run(change(goodSite(), '/faq', /(<h1>[^<]*<\/h1>)[\s\S]*?(?=<\/main>)/, `$1${asked(answer)}`))
    const praised = (answer: string) => on(answer).findings.filter(({ kind }) => kind === 'strength')
    expect(praised('Yes, it is.')).toHaveLength(1)
    expect(praised('Placeholder answer.')).toEqual([])
    expect(problemsOf(on('Placeholder answer.')).join()).toContain('Placeholder answer.')
  })

  test('a form that only a script can send is named, and costs nothing', () => {
    const form = (attributes: string, name: string) =>
      `<form${attributes}><input type="email" placeholder="Email"${name}><textarea placeholder="Message"></textarea></form>`
    const notes = (html: string) =>
      run(change(goodSite(), '/about', '</main>', `${html}</main>`)).findings.map(({ text }) => text)
    expect(notes(form('', ''))).toContainEqual(
      expect.stringMatching(/^Send yourself a message through the form on the page "About/),
    )
    expect(notes(form(' action="/send"', '')).join()).not.toContain('Send yourself')
    expect(notes(form('', ' name="email"')).join()).toContain('Send yourself')
    expect(notes(form(' method="post"', ' name="email"')).join()).not.toContain('Send yourself')
    expect(notes(`${form('', '')}<script type="module" src="/app.js"></script>`).join()).not.toContain('Send yourself')
    const sends = "<script>form.onsubmit = () => fetch('https://forms.example/tiny', { method: 'POST' })</script>"
    expect(notes(form('', '') + sends).join()).not.toContain('Send yourself')
    expect(notes(`${form('', '')}<script src="/main.js"></script>`).join()).not.toContain('Send yourself')
    expect(notes(`${form('', '')}<script src="https://cdn.example/a.js"></script>`).join()).toContain('Send yourself')
  })

  test('a form whose button is switched off is to be connected, not tried', () => {
    const told = (button: string) => {
      const form = `<form><input type="email" name="mail"><textarea></textarea>${button}</form></main>`
      const { findings, job } = run(change(goodSite(), '/about', '</main>', form))
      return [...findings.map(({ text }) => text), ...(job?.steps ?? [])].join()
    }
    expect(told('<button disabled>Send</button>')).toContain('Connect the form on the page "About')
    expect(told('<button disabled>Send</button>')).not.toContain('Send yourself a message through the form on')
    expect(told('<input type="submit" disabled>')).toContain('Have the form that this job names connected')
    expect(told('<button disabled>Send</button><button>Post</button>')).not.toContain('Connect the form')
    expect(told('<button type="button" disabled>Back</button><button>Send</button>')).not.toContain('Connect the form')
  })

  test('what a script shows while it loads is no heading over what is offered', () => {
    const site = onePage(bare('<h1>Tiny</h1><h3>Loading your menu ..</h3>', '<title>Tiny</title>'))
    expect(sawOf(run({ ...site, facts: nothingKnown })).join()).not.toContain('words for what you offer')
  })

  test('a copy is named with the page that has the most of it', () => {
    const sheds = Array.from({ length: 30 }, (_, at) => `We wire sheds of kind ${at} well.`)
    const page = (name: string, from: number) =>
      bare(`<h1>${name}</h1><p>${sheds.slice(from).join(' ')}</p>`, `<title>${name}</title>`)
    const others = ['/', '/b', '/c', '/d'].map((path) => [path, bare(`<h1>Tiny ${path}</h1>`, '<title>Tiny</title>')])
    const copies = { '/whole': page('Whole', 0), '/part': page('Part', 7), '/sheds': page('Sheds', 1) }
    const { evidence } = run({
      ...onePage(''),
      pages: { ...Object.fromEntries(others), ...copies },
      facts: nothingKnown,
    })
    const told = evidence.flatMap(({ url, saw }) => (url === `${origin}/sheds` ? [saw] : []))
    expect(told).toEqual(['Most of the text of this page is also on the page "Whole".'])
  })

  test('a form on every page does not make each a form', () => {
    const fields = Array.from({ length: 6 }, (_, at) => `<label>Part ${at} <input name="part${at}"></label>`).join('')
    const page = (name: string, text: string) =>
      bare(`<h1>${name}</h1><p>${text}</p><form>${fields}</form>`, `<title>${name}</title>`)
    const pages = { '/': page('Tiny', sentence.repeat(40)), '/gallery': page('Gallery', 'Our work.') }
    const saw = sawOf(run({ ...onePage(''), pages, facts: nothingKnown }))
    expect(saw).toContainEqual(expect.stringContaining('the only one that, as we see it, should explain something'))
  })

  test('a menu entry that leads to a section says that there is one', () => {
    const site = (href: string) =>
      single(`<nav><a href="${href}">About</a></nav><h1>Tiny</h1><p id="about">${sentence}</p>`)
    expect(problemsOf(site('#about')).join()).not.toContain('who you are')
    expect(problemsOf(site('#')).join()).toContain('who you are')
  })

  test('short lines that several pages share do not make them copies; long ones do', () => {
    const lines = (text: string) => Array.from({ length: 20 }, (_, at) => `<p>${text} ${at}</p>`).join('')
    const many = (text: (name: string) => string) => {
      const page = (name: string) => bare(`<h1>${name}</h1>${text(name)}`, `<title>${name}</title>`)
      const other = (name: string) => bare(`<h1>${name}</h1><p>${name} ${sentence}</p>`, `<title>${name}</title>`)
      const pages = {
        '/': page('Tiny'),
        '/fans': page('Fans'),
        '/ovens': page('Ovens'),
        ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`/${name}`, other(name)])),
      }
      return problemsOf(run({ ...onePage(''), pages, facts: nothingKnown })).join()
    }
    expect(many((name) => `${lines('A menu entry of ours')}<p>${name} work well here.</p>`)).not.toContain(
      'a text of its own',
    )
    expect(many(() => lines('A sentence about the wiring of homes that goes on for long'))).toContain(
      'a text of its own',
    )
  })

  test.each(['/gallery/newborn', '/contact-us', '/our-story', '/price-list', '/news/we-moved'])(
    'only the home page and pages of services are asked for more text, not %s',
    (path) => {
      const page = (text: string) => bare(`<h1>${text}</h1>`, `<title>${text}</title>`)
      const pages = { '/': bare(`<h1>Tiny</h1><p>${sentence.repeat(40)}</p>`), [path]: page('Pictures') }
      const problems = (of: typeof pages) => problemsOf(run({ ...onePage(''), pages: of, facts: nothingKnown })).join()
      expect(problems(pages)).not.toContain('Write more')
      expect(problems({ '/': page('Tiny') })).toContain('Write more')
      expect(problems({ '/': pages['/'], '/services/newborn': page('Pictures') })).toContain('Write more')
    },
  )
})

describe('dates as people write them', () => {
  const text = `<h1>Tiny</h1><p>${sentence.repeat(40)}</p>`
  const post = (html: string) =>
    run({ ...onePage(''), pages: { '/': bare(text), '/blog.html': bare(html) }, facts: nothingKnown })
  test('a year of two digits counts where the date has the line to itself', () => {
    expect(problemsOf(post(`${text}<span>1 May 2012</span><p>Fri, 13 Jun 14</p>`))).toContainEqual(
      expect.stringContaining('the newest date we could read on your news, posts and in markup is 13 June 2014'),
    )
    expect(problemsOf(post(`${text}<span>1 May 2012</span><p>The shop opens Fri, 13 Jun 14</p>`))).toContainEqual(
      expect.stringContaining('13 June 2014'),
    )
    expect(problemsOf(post(`${text}<p>1 May 2012</p><p>Room for more than 13 Jun 14</p>`))).toContainEqual(
      expect.stringContaining('1 May 2012'),
    )
    expect(problemsOf(post(`${text}<p>1 May 2012</p>Fri, 13 Jun 14 The shop opened.`))).toContainEqual(
      expect.stringContaining('13 June 2014'),
    )
    expect(problemsOf(post(`${text}<p>1 May 2012</p><p>Mon, 13 Jun 14 of you.</p>`))).toContainEqual(
      expect.stringContaining('1 May 2012'),
    )
    expect(problemsOf(post(`${text}<p>1 May 2012</p><p>Come on 13 Jun 14 of you fit in.</p>`))).toContainEqual(
      expect.stringContaining('1 May 2012'),
    )
  })

  test('the day of a moment is that of the place where it was written', () => {
    const time = '<time datetime="2020-02-01T00:00:00+11:00">then</time>'
    expect(problemsOf(post(`${text}${time}`)).join()).toContain('is 1 February 2020')
  })

  test('what is made each year is named where it is of a year long over', () => {
    const notes = (line: string) =>
      single(`<h1>Tiny ballet</h1><p>${line}</p>`)
        .findings.map((finding) => finding.text)
        .join()
    expect(notes('Our 2018 timetable is now available.')).toContain('Look at "2018 timetable" on your home page')
    expect(notes('Our 2018 timetable is gone, the 2026 timetable is here.')).not.toContain('Look at "20')
  })

  test('a copyright year of one page says nothing where a script writes that of another', () => {
    const footer = (year: string) => `<footer>© ${year} Wattle & Wire</footer>`
    const told = (other: string) => notesOf(single(`${text}${footer('2016')}${other}`)).join()
    expect(told(footer('2016'))).toContain('Look at your copyright line')
    expect(told(footer(''))).not.toContain('copyright line')
  })

  test.each([
    ['a form to sign', 'What is informed consent?', '/informed-consent'],
    ['a calculator', 'What does waiting cost you?', '/cost-estimator'],
  ])('%s, called a question, answers none', (_what, question, path) => {
    const page = `<h1>${question}</h1><p>${sentence.repeat(20)}</p>`
    const site = { ...onePage(bare('<h1>Tiny</h1>')), pages: { '/': bare('<h1>Tiny</h1>'), [path]: bare(page) } }
    expect(sawOf(run(site)).join()).toContain('We looked for answers to common questions')
  })

  test.each([
    [
      'a list of pages',
      Array.from({ length: 20 }, (_, n) => `<p><a href="/town-${n}">Fencing in Town ${n}</a></p>`).join(''),
    ],
    [
      'pictures with captions',
      Array.from(
        { length: 9 },
        (_, n) => `<figure><img src="/${n}.jpg" alt="Wall ${n}"><figcaption>A wall for a cafe</figcaption></figure>`,
      ).join(''),
    ],
  ])('%s under any name needs no more text', (_, html) => {
    const site = { ...goodSite(), pages: { ...goodSite().pages, '/all-of-them': bare(`<h1>All of them</h1>${html}`) } }
    expect(
      run(site)
        .findings.map(({ text }) => text)
        .join(),
    ).not.toContain('"All of them"')
  })

  test('a heading about the business over a line in the footer does not say who that is', () => {
    const about = '<h4>About Wattle & Wire</h4><p>Lights.</p>'
    expect(problemsOf(single(`<h1>Tiny</h1><section>${about}</section>`)).join()).not.toContain('who you are')
    expect(problemsOf(single(`<h1>Tiny</h1><footer>${about}</footer>`)).join()).toContain('who you are')
  })

  test('the copyright year of the home page goes before that of another', () => {
    const site = change(change(goodSite(), null, '© 2026', '© 2022'), '/', '© 2022', '© 2021')
    expect(sawOf(run(site)).join()).toContain('A copyright line in the code says 2021.')
  })

  test('the copyright line of the maker of the website says nothing of the business', () => {
    const told = (owner: string) => notesOf(single(`${text}<footer>© 2016 ${owner}</footer>`)).join()
    expect(told('Wattle & Wire. All rights reserved')).toContain('copyright line')
    expect(told('Blake Davies')).not.toContain('copyright line')
    expect(told('')).toContain('copyright line')
  })

  test('nor does one that names its maker before the year', () => {
    const told = (line: string) => notesOf(single(`${text}<footer>${line}</footer>`, { ...nothingKnown })).join()
    expect(told('© Blake Davies 2017')).not.toContain('copyright line')
    expect(told('© Wattle & Wire, 2017')).toContain('copyright line')
    expect(told('All Copy Right Reserved 2017 @ Wattle & Wire')).toContain('copyright line')
  })

  test('a copyright line whose last year a script writes says nothing of the year', () => {
    const footer = (end: string) => notesOf(single(`${text}<footer>© 2016${end} Wattle & Wire</footer>`)).join()
    expect(footer('-')).not.toContain('copyright line')
    expect(footer(' -')).toContain('it says 2016')
    expect(footer('-2018')).toContain('it says 2018')
  })
})

test('a form that is not shown is no way to write to the business', () => {
  const form = '<form><input name="email"><textarea name="message"></textarea></form>'
  const reached = (html: string) => sawOf(single(`<h1>Tiny</h1>${html}`)).includes('There is a form to write to you.')
  expect(reached(form)).toBe(true)
  for (const hidden of [
    `<div hidden>${form}</div>`,
    `<div style="display:none">${form}</div>`,
    `<template>${form}</template>`,
    `<dialog>${form}</dialog>`,
  ])
    expect(reached(hidden)).toBe(false)
})

test('a heading about something else does not say who the business is', () => {
  const about = (heading: string) => sawOf(single(`<h1>Tiny</h1><h2>${heading}</h2>`)).join()
  expect(about('Call us to find out more about oil')).not.toContain('has words for who you are')
  expect(about('About our activities')).not.toContain('has words for who you are')
  expect(about('About the role')).not.toContain('has words for who you are')
  expect(about('About us')).toContain('has words for who you are')
})

test('a heading "About" with anything but the business or a name is not on who that is', () => {
  const about = (heading: string, text = 'Sprains of the wrist heal well.') =>
    sawOf(single(`<h1>Tiny</h1><h2>${heading}</h2><p>${text}</p>`)).join()
  const surely = 'has words for who you are'
  const missing = 'We looked for who you are'
  for (const sure of ['About', 'About the practice', 'About our team', 'About Dr Ann Marsh', 'About Wattle'])
    expect(about(sure)).toContain(surely)
  expect(about('About Ann Marsh')).not.toContain('who you are')
  expect(sawOf(single('<h1>Tiny</h1><p>About Wattle</p><h2>Built for storms</h2><p>Sheds.</p>')).join()).toContain(
    surely,
  )
  for (const other of ['ABOUT SPRAINS OF THE WRIST', 'About sprains', 'About TMJ']) {
    const text = 'The sprains of the wrist that we see heal well.'
    expect(about(other, text)).toContain(missing)
  }
})

test('an address below "about" is on who the business is, and one about something else is not', () => {
  const read = (path: string) => {
    const pages = {
      '/': bare(`<h1>Tiny</h1><a href="${path}">More</a><p>We treat sore wrists in one visit.</p>`),
      [path]: bare('<h1>Read on</h1><p>Most sore wrists heal well.</p>'),
    }
    return sawOf(run({ ...goodSite(), pages, sitemap: [], facts: nothingKnown })).join()
  }
  expect(read('/about/history')).toContain('has words for who you are')
  expect(read('/about-sore-wrists')).not.toContain('who you are.,')
  expect(read('/about-sore-wrists')).toContain('We looked for who you are')
})

test('a part that the code calls "about" leaves open who the business is, where its text speaks for it', () => {
  const saw = (text: string, id = 'about') =>
    sawOf(
      single(`<h1>Lamps</h1><section id="${id}"><h2>Here when it is dark</h2><div><p>${text}</p></div></section>`),
    ).join()
  const ours = 'We wire homes in the suburbs along the river, and have done so for many winters.'
  expect(saw(ours, 'about')).not.toContain('who you are')
  expect(saw('Lamps hang in the homes of the suburbs along the river, as they have for many winters.')).toContain(
    'We looked for who you are',
  )
})

test('the choices of a form are no answers to questions', () => {
  const asked = ['Where do you live?', 'How big is it?', 'Which colour is it?']
    .map((text) => `<h4>${text}</h4><p>Tell us here.</p>`)
    .join('')
  const said = (html: string) => sawOf(single(`<h1>Tiny</h1>${html}`)).join()
  expect(said(asked)).not.toContain('answers to common questions')
  expect(said(`<div><form>${asked}</form></div>`)).toContain('We looked for answers to common questions')
})

test('a page that only says "Coming soon" is named', () => {
  const site = change(goodSite(), '/faq', /(<h1>[^<]*<\/h1>)[\s\S]*?(?=<\/main>)/, '$1<p>Coming soon...</p>')
  expect(problemsOf(assess(contentQuality, site))).toContainEqual(
    expect.stringContaining('visitors read little more than that the content is to come'),
  )
  const offer = change(goodSite(), '/faq', '</main>', '<p>Coming soon</p></main>')
  expect(problemsOf(assess(contentQuality, offer)).join()).not.toContain('is to come')
})

test.each([
  'Please visit again soon. We will be publishing some articles shortly.',
  'Our price list will be added shortly.',
])('so is one that promises its content: %s', (promise) => {
  const site = change(goodSite(), '/faq', /(<h1>[^<]*<\/h1>)[\s\S]*?(?=<\/main>)/, `$1<p>${promise}</p>`)
  expect(problemsOf(assess(contentQuality, site)).join()).toContain('the content is to come')
  expect(problemsOf(assess(metaTags, change(site, '/faq', 'name="description"', 'name="other"')))).toEqual([])
})

test('a list of which one part is to come is not asked to be written', () => {
  const tiles = '$1<a href="/services">Open day in May</a><h2>Coming soon</h2>'
  const site = change(goodSite(), '/faq', /(<h1>[^<]*<\/h1>)[\s\S]*?(?=<\/main>)/, tiles)
  expect(problemsOf(assess(contentQuality, site)).join()).not.toContain('is to come')
})

test('a contact page on which a script shows the home page again says nothing of its own', () => {
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ')
  const page = bare(`<h1>Cleaning</h1><p>${words}</p>`)
  const pages = { '/': page, '/contact': page.replace('Cleaning', 'Cleaning in Sydney') }
  expect(sawOf(run({ ...goodSite(), pages, facts: nothingKnown })).join()).not.toContain(
    'The address or main heading of this page has words for how to reach you',
  )
})

test('what a script may show at an address that the server does not know is not called missing', () => {
  const html = bare('<h1>Bakery</h1><a href="/about">About us</a><p>We bake rye bread in Newtown.</p>')
  const site = { ...onePage(html), shown: { '/': html }, statuses: { '/about': 404 }, facts: nothingKnown }
  expect(problemsOf(run(site)).join()).not.toContain('who you are')
  expect(problemsOf(assess(socialMedia, site)).join()).not.toContain('your only page')
})

test('the slides that a carousel has more than once in the code count once', () => {
  const slide = `<div><p>${sentence.repeat(5)}</p></div>`
  const words = (html: string) => sawOf(single(`<h1>Tiny</h1>${html}`)).find((saw) => saw.startsWith('Text of its own'))
  expect(words(slide.repeat(3))).toBe(words(slide))
})

describe('a passage that is on a page twice', () => {
  const passage =
    'We are strong believers in the part that people and leadership play in the success of any business, and we look at both before we look at the books or at the market.'
  const notes = (html: string) =>
    single(`<h1>Tiny</h1>${html}`)
      .findings.map(({ text }) => text)
      .filter((text) => text.startsWith('Look for what'))

  test('is named', () =>
    expect(notes(`<p>${passage}</p><p>${passage}</p>`)).toEqual([
      expect.stringContaining('your home page says more than once: "We are strong believers'),
    ]))

  test.each([
    `<p class="d-none d-md-block">${passage}</p><p class="d-md-none">${passage}</p>`,
    `<div class="slick-slide"><p>${passage}</p></div><div class="slick-slide slick-cloned"><p>${passage}</p></div>`,
    `<p>${passage}</p><blockquote><p>${passage}</p></blockquote>`,
    `<p>${passage}</p><p>${passage.replace('market', 'people')}</p>`,
    '<p>Call us today.</p><p>Call us today.</p>',
  ])('is not claimed of %s', (html) => expect(notes(html)).toEqual([]))
})

test.each([
  'âš¡ Same day service',
  'Donâ€™t wait',
  'CafÃ© with cakes',
  'Citro\ufffdn',
  'Â© Tiny',
  'ðŸ”§ Repairs',
  'Cстояcar provision',
])('characters that were broken when the page was saved are named: %s', (text) => {
  const result = run(change(goodSite(), '/about', '</main>', `<p>${text}</p></main>`))
  expect(problemsOf(result)[0]).toMatch(/^Repair the characters that look broken on the page "About/)
  expect(result.score).toBe(100)
})

test('characters of other languages are not called broken', () =>
  expect(
    problemsOf(run(change(goodSite(), '/about', '</main>', '<p>Crème brûlée, pâté, São Paulo, ÂNGELA</p></main>'))),
  ).toEqual([]))

describe('questions that may be none of customers', () => {
  const sentences = Array.from({ length: 20 }, (_, at) => `We tell members of shed ${at} what to bring.`).join(' ')
  const rows = (...questions: string[]) => questions.map((text) => `<h3>${text}</h3><p>${sentences}</p>`).join('')
  const onPage = (path: string, html: string) => {
    const pages = { '/': bare(`<h1>Tiny</h1><p>${sentences}</p><a href="${path}">More</a>`), [path]: bare(html) }
    const result = run({ ...onePage(''), pages, facts: nothingKnown })
    return { saw: sawOf(result).join(), asked: problemsOf(result).join() }
  }
  const isLacking = 'answers to common questions'

  test.each([
    ['one word over a part', rows('Who?', 'When?', 'Why?')],
    ['a slogan', rows('Did you know that most sheds leak?', 'Did you know that ours do not?')],
  ])('are no answers to common ones: %s', (_, html) => {
    expect(onPage('/sheds', `<h1>Sheds</h1>${html}`).asked).toContain(isLacking)
  })

  test('keep us from saying that there are none, in an article too', () => {
    const questions = rows('What does a shed cost?', 'How long does it take?', 'Do sheds need a permit?')
    for (const path of ['/blog20240311.html', '/news/sheds', '/sheds'])
      expect(onPage(path, `<h1>Sheds</h1>${questions}`).asked).not.toContain(isLacking)
  })

  test('keep us from saying that there are none where the markup has answers, or a main heading is a short one', () => {
    const answered = ['What does it cost?', 'How do I join?'].map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: 'Ask us at the shed.' },
    }))
    const markup = JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: answered })
    const inMarkup = `<h1>Join</h1><p>${sentences}</p><script type="application/ld+json">${markup}</script>`
    expect(onPage('/join', inMarkup).asked).not.toContain(isLacking)
    expect(onPage('/play', `<h1>What is netball?</h1><p>${sentences}</p>`).asked).not.toContain(isLacking)
    expect(onPage('/play', `<h1>Need a shed?</h1><p>${sentences}</p>`).asked).toContain(isLacking)
  })
})

test('a page on how to reach the business may repeat its details', () => {
  const details = Array.from({ length: 30 }, (_, at) => `Call the clerk of hall ${at} on weekdays.`).join(' ')
  const more = Array.from({ length: 60 }, (_, at) => `Hall ${at} has a stage and a kitchen.`).join(' ')
  const told = (path: string) => {
    const pages = {
      '/': bare(`<h1>Tiny</h1><p>${details}</p><p>${more}</p>`, '<title>Tiny</title>'),
      [path]: bare(`<h1>Clerks</h1><p>${details}</p>`, '<title>The clerks of Tiny</title>'),
    }
    return problemsOf(run({ ...onePage(''), pages, facts: nothingKnown })).join()
  }
  expect(told('/clerks')).toContain('most of it is also on')
  expect(told('/contactus.htm')).not.toContain('most of it is also on')
})

test('a call to act in the form of a question is no answer to a common one', () => {
  const section = (question: string) =>
    `<h2>${question}</h2><p>Tell us what you want to have done, and we will find out for you.</p>`
  const asked = (...questions: string[]) => problemsOf(single(`<h1>Tiny</h1>${questions.map(section).join('')}`)).join()
  expect(asked('Not sure what you need?', 'Still waiting?', 'How long does it take?')).toContain(
    'answers to common questions',
  )
})

test('links that are the same on every page are a menu and no text of the page, whatever their list is called', () => {
  const entries = ['Our lights', 'Our plugs', 'Our people'].map(
    (text, at) => `<li><a href="/page-${at}">${text}</a></li>`,
  )
  const menu = `<div id="links-box"><ul>${entries.join('')}</ul></div>`
  const text = sentence.repeat(12)
  const pages = Object.fromEntries(
    ['/', '/lamps', '/fans'].map((path, at) => [path, bare(`${menu}<h1>Tiny ${at}</h1><p>${text}</p>`)]),
  )
  const counts = (site: TestSite) =>
    sawOf(run({ ...site, facts: nothingKnown })).filter((saw) => saw.includes('We counted'))
  expect(counts({ ...goodSite(), pages })[0]).toContain('134 words')
  expect(counts(onePage(pages['/']!))[0]).toContain('140 words')
})

test('a list of posts that also begin on the home page is not called a copy of it', () => {
  const posts = Array.from(
    { length: 3 },
    (_, at) =>
      `<h2>Post ${at}</h2><p>${`What post ${at} says of wires and lamps. `.repeat(8)}</p><a href="/p${at}">Read more</a>`,
  ).join('')
  const page = (more: string) => `<title>Tiny</title><h1>Tiny</h1>${posts}${more}`
  const said = (end: string) => {
    const html = end === '' ? posts.replaceAll('Read more', 'Post') : posts
    return problemsOf(
      run({
        ...goodSite(),
        pages: { '/': page(''), '/service': `<title>List</title><h1>List</h1>${html}` },
        facts: nothingKnown,
      }),
    ).join()
  }
  expect(said('')).toContain('most of it is also on')
  expect(said('Read more')).not.toContain('most of it is also on')
})

test('lists of a club, and lists of files, are not called short', () => {
  const short = (path: string, html: string) => {
    const site = goodSite()
    site.pages[path] = bare(`<h1>Tiny club</h1>${html}`, '<title>Tiny club</title>')
    return sawOf(run(site)).some((saw) => saw.startsWith('We counted'))
  }
  const people = '<p>President: Ash Okoro</p><p>Treasurer: Kim Dale</p>'
  expect(short('/history', people)).toBe(true)
  for (const path of ['/committee.html', '/life-members', '/race-results', '/meeting-minutes/'])
    expect(short(path, people)).toBe(false)
  const files = ['one', 'two', 'three'].map((name) => `<a href="/files/${name}.pdf">Season ${name}</a><br>`).join('')
  expect(short('/seasons', files)).toBe(false)
})

test('a form to test, and a year that is over, have steps of their own', () => {
  const form = '<form action="#"><input name="email"><textarea name="message"></textarea></form>'
  expect(run(change(goodSite(), '/about', '</main>', `${form}</main>`)).job).toEqual({
    title: 'See whether messages from your website arrive',
    steps: [expect.stringMatching(/^Send yourself a message through the form that this job names\./)],
  })
  const past = single('<h1>Tiny ballet</h1><p>See our 2019 timetable.</p>')
  expect(past.job?.steps).toContainEqual(
    expect.stringMatching(/^Look at what this job names as of a year that is over/),
  )
})

test('a date below the words of a customer is no date of news', () => {
  const told = (part: string) =>
    sawOf(
      run(
        onePage(
          bare(
            `<h1>Tiny</h1><div class="${part}"><p>They fixed our lights in one day.</p><b>Nora</b><p><i>Aug 2018</i></p></div>`,
          ),
        ),
      ),
    ).join()
  expect(told('quote-body')).not.toContain('The newest date')
  expect(told('card')).toContain('The newest date')
})

test('a page headed and titled as the contact page needs no more words, whatever its address', () => {
  const short = (title: string) =>
    change(
      change(goodSite(), '/about', /<main>[^]*<\/main>/, `<main><h1>Contact Us</h1><p>Call us.</p></main>`),
      '/about',
      /<title>[^<]*<\/title>/,
      `<title>${title}</title>`,
    )
  expect(sawOf(run(short('Contact Us | Wattle & Wire'))).join()).not.toContain('on this page, menus and footer')
  expect(sawOf(run(short('About | Wattle & Wire'))).join()).toContain('on this page, menus and footer')
})

describe('a form', () => {
  const fields = (named: boolean) =>
    [
      '<input type="text" placeholder="Name"',
      '<input type="tel" placeholder="Phone"',
      '<textarea placeholder="Message"',
    ]
      .map((field, at) => `${field}${named ? ` name="f${at}"` : ''}>${field.startsWith('<t') ? '</textarea>' : ''}`)
      .join('')
  const site = (form: string, script = '') => change(goodSite(), '/about', '</main>', `${form}${script}</main>`)
  const told = (page: TestSite) => [...problemsOf(run(page)), ...notesOf(run(page))].join()

  test('whose script opens an email program is said to need one', () => {
    const form = `<form id="ask">${fields(true)}<button>Send</button></form>`
    const script = (does: string) =>
      `<script>document.getElementById('ask').addEventListener('submit', (e) => { e.preventDefault(); ${does} })</script>`
    const mailing = told(site(form, script(`window.location.href = 'mailto:jo@wattle.example?body=' + text`)))
    expect(mailing).toContain('on a device without an email program')
    expect(mailing).not.toContain('its code has no address')
    expect(told(site(form, script('thank()')))).toContain('its code has no address')
    expect(told(site(form, script(`window.open('https://wa.me/61400111222')`)))).not.toContain('the form on')
  })

  test('whose fields have no names sends nothing, where no script may', () => {
    const form = (named: boolean) =>
      `<form action="https://forms.wattle.example/send" method="POST">${fields(named)}<button>Send</button></form>`
    expect(told(site(form(false)))).toContain('Have the fields of the form on the page "About')
    expect(told(site(form(true)))).not.toContain('Have the fields')
    expect(told(site(form(false), '<script src="/forms.js"></script>'))).not.toContain('Have the fields')
  })
})

test('common questions are not said to be unanswered where articles were not read', () => {
  const site = goodSite()
  delete site.pages['/faq']
  const told = (unread: string) => problemsOf(run({ ...site, stopped: 'page-limit', notVisited: [unread] })).join()
  expect(told('/tree')).toContain('answers to common questions')
  expect(told('/insights/timers')).not.toContain('answers to common questions')
})

test('an absence is said with what a sitemap that cannot be used may name', () => {
  const site = goodSite()
  delete site.pages['/faq']
  const told = problemsOf(
    run({ ...site, sitemapText: { kind: 'invalid', locations: [], problem: 'its addresses are not complete' } }),
  ).join()
  expect(told).toContain('may name a page on it that no link leads to')
})

test('what every page has in a box is no text of its own', () => {
  const box = `<aside><p>${'Call our friendly team for a quote today. '.repeat(20)}</p></aside>`
  const own = (site: TestSite) => sawOf(run(site)).find((saw) => saw.includes('words or more'))
  const boxed = change(goodSite(), null, '</main>', `${box}</main>`)
  expect(own(boxed)?.replace(', nor does what most pages say', '')).toBe(own(goodSite()))
})

test('what most pages have, as those of one template, is no text of its own, and no page is called short for it', () => {
  const strip = `<p>${'Our crew comes on the day that suits you. '.repeat(40)}</p>`
  const page = (name: string, more: string) => bare(`<h1>${name}</h1><p>We clean ${name} by hand.</p>${more}`)
  const site = (many: number) => {
    const names = ['flues', 'vents', 'gutters', 'tanks', 'ducts', 'sheds', 'pools', 'roofs']
    const pages = names.map((name, at) => [`/services/${name}`, page(name, at < many ? strip : '')])
    return run({ ...goodSite(), pages: { '/': bare('<h1>Tiny</h1>'), ...Object.fromEntries(pages) }, sitemap: [] })
  }
  const said = (many: number) => sawOf(site(many)).find((saw) => saw.includes('words or more'))
  expect(said(6)).toContain(', none have 300 words or more; ')
  expect(said(6)).toContain('nor does what most pages say')
  expect(problemsOf(site(6)).join()).not.toMatch(/Write more on [^:]*flues/)
  expect(said(4)).toContain(', 4 have 300 words or more; ')
})

test.each([
  'Google Map will be embedded here',
  'Full suburb page coming soon',
  '[Production: send this by email]',
  'Draft list — not yet published.',
  'Team names and photos are placeholders for the design.',
  'Wire this button up to the booking tool of your choice.',
  'Demo form: connect your form handler before launch.',
  'This demo form needs a backend.',
])('what is still to be built is left over: %s', (text) =>
  expect(problemsOf(run(change(goodSite(), '/about', '</main>', `<p>${text}</p></main>`))).join()).toContain(
    'Replace what is left over',
  ),
)

test.each([
  ['© 2014-15', '2015'],
  ['© 2014–2015', '2015'],
  ['© 2014/15', '2015'],
  ['© 2015-07', '2015'],
])('the copyright line %s says %s', (line, year) =>
  expect(sawOf(run(change(goodSite(), null, '© 2026', line))).join()).toContain(
    `A copyright line in the code says ${year}.`,
  ),
)

test.each([
  'Page under construction. More will be here in winter.',
  'Sorry, we have no stories to show. We’ll update this page very soon!',
])('a page that says of itself that it is unfinished is named, whatever stands at its foot: %s', (said) => {
  const foot = `<section><p>${sentence.repeat(8)}</p></section>`
  const page = (text: string) =>
    change(goodSite(), '/faq', /(<h1>[^<]*<\/h1>)[\s\S]*?(?=<\/main>)/, `$1<p>${text}</p>${foot}`)
  expect(problemsOf(run(page(said))).join()).toContain('the content is to come')
  expect(problemsOf(run(page('The bridge nearby is under construction.'))).join()).not.toContain('is to come')
})

test('a count of words that leaves out lines that come again says so', () => {
  const told = (more: string) => sawOf(single(`<h1>Tiny</h1><p>${sentence}</p><p>Soon here</p>${more}`)).join()
  expect(told('<p>Soon here</p>')).toContain('lines that come again counted once')
  expect(told('')).not.toContain('come again')
})
