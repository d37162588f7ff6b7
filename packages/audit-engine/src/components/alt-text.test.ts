import { describe, expect, test } from 'vitest'
import { altText } from './alt-text.ts'
import { fileNameOf } from './site/alt-words.ts'
import {
  assess,
  bare,
  change,
  crawlOf,
  factsOf,
  goodSite,
  onePage,
  problemsOf,
  readAt,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(altText, site)
const images = (...tags: string[]) => run(onePage(bare(`<h1>Tiny</h1>${tags.join('\n')}`)))
test('a picture in several sizes is one picture', () => {
  const sizes = ['van.webp', 'van-480w.webp', 'van-768w.webp', 'van@2x.webp', 'van-300x200.webp']
  const result = images(...sizes.map((file) => `<img src="/${file}" alt="A van in Newtown">`))
  expect(sawOf(result)[0]).toContain('We found 1 ')
  const builder = ['mbr-1483x985.webp', 'mbr-1532x1026.webp'].map((file) => `<img src="/${file}" alt="A van">`)
  expect(sawOf(images(...builder))[0]).toContain('We found 2 ')
})

test('a name and a number that the file has are no description', () => {
  expect(problemsOf(images('<img src="/Mishka-1228-scaled.jpg" alt="Mishka-1228">')).join()).toContain('Mishka-1228')
})

const described = '<img src="/good.jpg" alt="Bread on a shelf">'

test('described pictures score 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(sawOf(result)[0]).toBe(
    'We found 3 different pictures in the code of the pages we read, sizes of one file counted once where its name tells them, backgrounds and what the code marks as hidden or decoration left out: 3 with an alt text, 0 without one on a page or more.',
  )
})

test('a missing alt text costs its share, and the page is named', () => {
  const result = run(change(goodSite(), '/', ' alt="Our van outside a terrace in Newtown"', ''))
  expect(result.score).toBe(67)
  expect(problemsOf(result)[0]).toMatch(/^Describe 1 of the 3 pictures we found: .* \(on your home page\)/)
  expect(result.evidence.find(({ saw }) => saw === 'A picture has no alt text.')?.quote).toBe(
    'https://wattlewire.com.au/van.jpg',
  )
})

test('the copies that a moving band makes of its pictures are not counted', () => {
  const logo = (alt: string) => `<a href="https://sponsor.example"><img src="/sponsor.png" alt="${alt}"></a>`
  expect(problemsOf(images(described, logo('Slater and Levin logo'), logo('')))).toEqual([])
  const card = '<img src="/sponsor.png" alt="Levin logo">'
  expect(problemsOf(images(described, card, ...Array.from({ length: 4 }, () => logo(''))))).toEqual([])
})

test('pictures without an address are not called none', () =>
  expect(images('<img alt="Logo of Tiny">')).toMatchObject({
    outcome: 'notMeasured',
    reason: 'The pictures in the code we read have no address there: a script fills their places.',
  }))

test('a picture with an alt text here and an empty one there is not passed over', () => {
  const bread = '<img src="/bread.jpg" alt="Rye bread">'
  expect(sawOf(images(described, bread, '<img src="/bread.jpg" alt="">'))[0]).toContain(
    '2 with an alt text (1 of them with an empty one elsewhere)',
  )
  expect(images(described, bread, '<img src="/bread.jpg" alt="">').findings.map(({ text }) => text)).toEqual([
    'Both pictures we looked at have an alt text (one has an empty one elsewhere).',
  ])
})

test('pictures with a poor text that is empty elsewhere are counted with the others', () => {
  const rolls = ['a', 'b', 'c', 'd', 'e'].map((name) => `<img src="/${name}.jpg" alt="Fresh bread roll">`)
  expect(sawOf(images(...rolls, '<img src="/a.jpg" alt="">'))[0]).toContain(
    '5 with an alt text (1 of them with an empty one elsewhere)',
  )
})

test('what a script fills later is no picture yet', () => {
  expect(sawOf(images(described, '<img src="" alt="The picture in full">', '<img class="zoom">'))[0]).toContain(
    'We found 1 different picture in the code of the page we read',
  )
})

describe('an empty alt text', () => {
  test('is right for decoration', () => {
    expect(images(described, '<img src="/line.svg" alt="">').score).toBe(100)
  })

  test('is wrong for a picture that is all there is in a link', () => {
    const result = images(described, '<a href="/a"><img src="/a.jpg" alt=""></a>')
    expect(result.score).toBe(50)
    expect(sawOf(result)).toContain('The only content of a link is a picture with an empty alt text.')
  })

  test('is right beside the words of a link', () => {
    expect(images(described, '<a href="/a"><img src="/a.jpg" alt=""> Prices</a>').score).toBe(100)
  })

  test('on every picture leaves nothing a machine can judge', () => {
    expect(images('<img src="/a.jpg" alt="">', '<img src="/b.jpg" alt="">')).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining('We could take none of the 2 pictures we found for more than decoration'),
    })
  })

  test('on most pictures lowers the confidence, and is no reason for praise', () => {
    const empty = ['<img src="/a.jpg" alt="">', '<img src="/b.jpg" alt="">', '<img src="/c.jpg" alt="">']
    const result = images(described, '<img src="/d.jpg">', ...empty)
    expect(result.confidence).toBe(0.75)
    expect(
      result.findings.some(
        ({ kind, text }) => kind === 'note' && text.startsWith('3 pictures are marked as decoration'),
      ),
    ).toBe(true)
    expect(images(described, ...empty)).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining('1 picture has an alt text, and 3 more are marked as decoration'),
    })
  })
})

test.each([
  'IMG_2041.jpg',
  'DSC0001',
  'image',
  'photo 3',
  'switchboard_upgrade-1024x768',
  'Screenshot 2026-01-02',
  '12345',
  'P1030093',
  'SAM_0412',
  '_MG_2041',
])('alt text "%s" is poor', (alt) => {
  const result = images(described, `<img src="/uploads/switchboard_upgrade-1024x768.jpg" alt="${alt}">`)
  expect(result.score).toBe(50)
  expect(problemsOf(result)[0]).toContain(`Replace alt texts such as "${alt}"`)
})

test.each(['hero image', 'Brand Logo', 'Article Image', 'about us image'])(
  'alt text "%s" says where, not what',
  (alt) => {
    expect(images(described, `<img src="/a.jpg" alt="${alt}">`).score).toBe(50)
  },
)

test.each([
  'bread',
  'Team photo',
  'Bristlebird Roofing logo',
  'Photo of our van',
  'Café at 12 King St',
  'sun-dried tomatoes',
])('alt text "%s" is accepted', (alt) => {
  expect(images(`<img src="/bread.jpg" alt="${alt}">`).score).toBe(100)
})

test('a picture on many pages counts once, and one place without a text is enough to name it', () => {
  const van = '<img src="/van.jpg" alt="Our van outside a terrace in Newtown">'
  const both = (tag: string) =>
    run(change(change(goodSite(), '/about', '</main>', `${van}</main>`), '/faq', '</main>', `${tag}</main>`))
  expect(both(van).score).toBe(100)
  expect(sawOf(both('<img src="/van.jpg">'))[0]).toBe(
    'We found 3 different pictures in the code of the pages we read, sizes of one file counted once where its name tells them, backgrounds and what the code marks as hidden or decoration left out: 2 with an alt text, 1 without one on a page or more.',
  )
})

test('every page on which a picture has no text is named', () => {
  const bare = '<img src="/van.jpg">'
  const site = change(change(goodSite(), '/about', '</main>', `${bare}</main>`), '/faq', '</main>', `${bare}</main>`)
  expect(problemsOf(run(site))[0]).toMatch(/Describe 1 of the 3 pictures we found: .*\(on .* and /)
})

test('a picture in several sizes is one picture', () => {
  const sizes = ['/_next/image?url=%2Froof.jpg&w=640', '/_next/image?url=%2Froof.jpg&w=3840', '/roof.jpg']
  expect(sawOf(images(...sizes.map((src) => `<img src="${src}" alt="A red roof">`)))[0]).toContain(
    'We found 1 different',
  )
  expect(sawOf(images('<img src="/a-300x200.jpg">', '<img src="/a.jpg?w=80">'))[0]).toContain('We found 1 different')
})

test.each([
  ['2F6B7934', 50],
  ['e01', 50],
  ['spacer', 50],
  ['Logo alt', 50],
  ['alt text here', 50],
  ['pixel placeholder', 50],
  // A picture can be of these.
  ['bar', 100],
  ['tick', 100],
])('alt text "%s" scores %i beside a described picture', (alt, score) => {
  expect(images(described, `<img src="/e01.gif" alt="${alt}">`).score).toBe(score)
})

test.each(['BSB50120', 'A380', '4WD', 'Sam', 'P12', 'Kitchen', 'Arrow roofing'])(
  'alt text "%s" may well be right',
  (alt) => {
    expect(images(`<img src="/${alt.toLowerCase()}.jpg" alt="${alt}">`).score).toBe(100)
  },
)

describe('texts that differ only by a number', () => {
  const numbered = (...alts: string[]) => images(...alts.map((alt, at) => `<img src="/${at}.jpg" alt="${alt}">`))
  test('say nothing of the picture', () => {
    expect(numbered('Swatch 1', 'Swatch 2').score).toBe(0)
    expect(numbered('App Preview 0', 'App Preview 1').score).toBe(0)
  })
  test('say nothing of the picture where the others of their row lack a text on some page', () => {
    const site = goodSite()
    const page = (...alts: string[]) => bare(alts.map((alt, at) => `<img src="/truck${at}.jpg" ${alt}>`).join(''))
    site.pages = { '/': page('alt="Truck 1"', 'alt="Truck 2"'), '/about': page('', 'alt="Truck 2"') }
    expect(sawOf(assess(altText, site))).toContain('The alt text of a picture does not say what it shows.')
  })
  test('are names where headings have them', () => {
    const named = ['Brightwall 2', 'Brightwall 3'].map(
      (name, at) => `<h3>${name}</h3><img src="/${at}.jpg" alt="${name}">`,
    )
    expect(run(onePage(bare(`<h1>Tiny</h1>${named.join('')}`))).score).toBe(100)
  })

  test.each(['Slideshow image 1', 'Slide One', 'Gallery photo 12'])('as "%s" alone say nothing of it', (alt) => {
    expect(numbered(alt).score).toBe(0)
  })
  test('count in a slideshow whose script hides them, and a picture hidden elsewhere does not', () => {
    const hidden = (className: string) =>
      images(
        '<img src="/b.jpg" alt="A red brick oven">',
        `<div class="${className}"><img src="/a.jpg" alt="Loaves on a shelf" style="display: none"></div>`,
      )
    expect(sawOf(hidden('nivoSlider'))[0]).toContain('2 different pictures')
    expect(sawOf(hidden('box'))[0]).toContain('1 different picture')
  })
  test('may after more words, or alone, say what it shows', () => {
    expect(numbered('Deck in red gum 1', 'Deck in red gum 2').score).toBe(100)
    expect(numbered('Route 66', 'Bread').score).toBe(100)
  })
})

test('one text for three different files is named with the files; a name is fine', () => {
  const same = (alt: string, files = ['oak', 'fair', 'desk']) =>
    images(...files.map((file) => `<img src="/${file}.jpg" alt="${alt}">`))
  expect(problemsOf(same('A gum tree at dusk as seen from our porch'))).toEqual([
    expect.stringContaining('which 3 different pictures have (oak.jpg, fair.jpg and desk.jpg, on '),
  ])
  expect(problemsOf(same('A gum tree at dusk', ['oak', 'oak-300x200', 'oak-80x80']))).toEqual([])
  expect(problemsOf(same('Wattle & Wire Electrical'))).toEqual([])
})

describe('one text in capitals for three different files', () => {
  const notes = (alt: string, own = 'Wattle & Wire Electrical') => {
    const site = onePage(bare(`Hi ${['a', 'b', 'c'].map((file) => `<img src="/${file}.jpg" alt="${alt}">`).join('')}`))
    const facts = factsOf(site)
    return altText.assess({
      ...facts,
      crawl: { outcome: 'gathered', at: readAt, data: crawlOf(site) },
      identity: { ...facts.identity, name: own },
    })
  }
  test.each(['Team Member', 'Our Recent Projects', 'Professional Carpet Steam Cleaning'])('is no name: "%s"', (alt) =>
    expect(notes(alt)).toMatchObject({ score: 0 }),
  )
  test.each(['Ash Bathurst Lawyers', 'Wattle & Wire Electrical', 'Wattlegrove Carpet Cleaning', 'Master Builders'])(
    'may be a name: "%s"',
    (alt) => expect(notes(alt)).toMatchObject({ score: 100 }),
  )
  test('is a name where the business is called so', () =>
    expect(notes('Professional Carpet Cleaning', 'Professional Carpet Cleaning')).toMatchObject({ score: 100 }))
})

test('of several texts that different files share, that of most files is named, with the number of the others', () => {
  const same = (alt: string, files: readonly string[]) =>
    files.map((file) => `<img src="/${alt.length}${file}.jpg" alt="${alt}">`).join('')
  const result = images(same('a red door', ['a', 'b', 'c']), same('a blue window', ['a', 'b', 'c', 'd', 'e']))
  expect(problemsOf(result)).toEqual([
    expect.stringMatching(/"a blue window", which 5 different pictures have .* So it is with other texts\.$/),
  ])
  expect(sawOf(result).filter((saw) => saw.includes('different pictures have'))).toEqual([
    '5 different pictures have the alt text "a blue window".',
    '3 different pictures have the alt text "a red door".',
  ])
})

test('a name that most of the pictures have tells none of them from another', () => {
  const cats = Array.from({ length: 6 }, (_, at) => `<img src="/cat${at}.jpg" alt="Bilby Burmese Cats">`)
  const result = images(described, ...cats)
  expect(problemsOf(result)).toEqual([expect.stringContaining('which 6 different pictures have')])
  expect(result.findings.map(({ kind }) => kind)).not.toContain('strength')
})

test.each([
  ['a map that was saved with the page', '<div class="gm-style"><div><img src="/tiles.png"></div></div>'],
  [
    'the service that a form is sent to',
    '<form action="https://forms.example/send"></form><img src="https://forms.example/badge.png">',
  ],
])('what belongs to %s is no picture of the site', (_, html) => {
  expect(images(described, html).score).toBe(100)
})

describe('decoration', () => {
  test('is a tiny picture, with or without a text, unless a link has nothing else', () => {
    const tiny = '<img src="/o.png" width="19" height="19"'
    expect(images(described, `${tiny}>`, `${tiny} alt="cc-web_01">`).score).toBe(100)
    expect(images(described, `<a href="/a">${tiny}></a>`).score).toBe(50)
  })
  test('is a bullet repeated down a page', () => {
    expect(images(described, ...Array<string>(6).fill('<img src="/point.png" alt="point">')).score).toBe(100)
  })
  test('is counted by files', () => {
    const lines = Array<string>(9).fill('<img src="/line.gif" alt=""><img src="/edge.gif" alt="">')
    expect(images(described, '<img src="/d.jpg" alt="A new light in a hall in Newtown">', ...lines)).toMatchObject({
      outcome: 'scored',
      findings: [{ text: expect.stringContaining('2 others are marked as decoration') }],
    })
  })
})

test('no text is called good: that only a person can see', () => {
  const { findings, evidence } = run(goodSite())
  expect(JSON.stringify([findings, evidence])).not.toMatch(/useful|good/)
})

test('an alt text left over from another business is not shown as an example', () => {
  const shown = (alt: string) =>
    sawOf(images(`<p>We bake bread.</p><img src="/a.jpg" alt="${alt}">`)).includes('One of your alt texts.')
  expect(shown('Our bread')).toBe(true)
  expect(shown('Contact the best yoga school')).toBe(false)
})

test('pictures inside the page (data:) are told apart', () => {
  const data = 'data:image/png;base64,iVBOR'
  expect(images(`<img src="${data}A" alt="Bread">`, `<img src="${data}B">`).score).toBe(50)
})

test.each([
  '<img src="/p.gif" width="1" height="1">',
  '<img src="/p.gif" role="presentation">',
  '<div aria-hidden="true"><img src="/p.gif"></div>',
])('%s is no meaningful picture', (tag) => {
  expect(images(described, tag).score).toBe(100)
})

test('a picture named by a label is left out, and a tooltip is no alt text', () => {
  expect(images(described, '<img src="/p.gif" aria-label="Our shop">').score).toBe(100)
  const titled = images(described, '<img src="/p.gif" title="Our shop">')
  expect(titled.score).toBe(50)
  expect(sawOf(titled)).toContain('A picture has no alt text, only a tooltip ("title"): "Our shop".')
})

test('one file may have other words on another page: what it shows is not for us to say', () => {
  const texts = ['Pool deck', 'Slab', 'Driveway', 'Path'].map((alt) => `<img src="/pour.jpg" alt="${alt}">`)
  expect(images(...texts).findings.filter(({ kind }) => kind !== 'strength')).toEqual([])
})

describe('the texts of one picture', () => {
  const onPages = (here: string, there: string, file = '/job.jpg') => {
    const tag = (alt: string) => `<img src="${file}" alt="${alt}">`
    const site = change(goodSite(), '/about', '</main>', `${tag(there)}</main>`)
    return run(change(site, '/faq', '</main>', `${tag(here)}</main>`))
  }
  const onOne = (...texts: string[]) => images(described, ...texts.map((alt) => `<img src="/job.jpg" alt="${alt}">`))
  const doubts = (result: ReturnType<typeof run>) =>
    result.findings.map(({ text }) => text).filter((text) => /^(?:Name a place|What does)/.test(text))

  test.each([
    ['Stone cottage in Gawler', 'Heritage home in Norwood'],
    ['A switchboard at a Laidley property', 'Switchboard in Regency Downs'],
    ['Rewiring in Geelong', 'Rewiring in Byron Bay'],
  ])('name places of which it shows one at most: "%s", "%s"', (here, there) => {
    const result = onPages(here, there)
    const [doubt, ...others] = doubts(result)
    expect(others).toEqual([])
    for (const text of ['Name a place', 'job.jpg is', here, there]) expect(doubt).toContain(text)
    expect(result.score).toBe(100)
    expect(result.findings.find(({ kind }) => kind === 'strength')?.text).toContain('whether all are true')
  })

  test.each([
    ['a suburb and its city', 'Rewiring in Newtown', 'Rewiring in Sydney'],
    ['a town and a suburb of it', 'Rewiring in Geelong', 'Rewiring in Belmont'],
    ['a suburb and a region', 'Rewiring in Laidley', 'Rewiring in the Lockyer Valley'],
    ['parts of one place', 'A verandah in Bondi', 'A verandah in Bondi Beach'],
    ['one place', 'A verandah in Newtown', 'A hall in Newtown'],
    ['a road', 'A verandah in Norwood Street', 'A verandah in Newtown'],
    ['the name of the business', 'A van of Wattle &amp; Wire Electrical', 'A van in Newtown'],
  ])('may name %s', (_, here, there) => expect(doubts(onPages(here, there))).toEqual([]))

  test('may name places under a map or a logo, or where it leads', () => {
    expect(doubts(onPages('Electrician in Gawler', 'Electrician in Norwood', '/logo.png'))).toEqual([])
    expect(doubts(onPages('Map of homes in Gawler', 'Map of homes in Norwood'))).toEqual([])
    const link = (place: string) => `<a href="/${place}"><img src="/job.jpg" alt="Electrician in ${place}"></a>`
    expect(doubts(images(link('Gawler'), link('Norwood')))).toEqual([])
  })

  test('label it as different jobs on one page', () => {
    const result = onOne('Pergola and deck build', 'Fencing and gate installation')
    expect(doubts(result)).toEqual([
      'What does job.jpg show? Its alt texts are "Pergola and deck build" and "Fencing and gate installation" on your home page. Keep the one that is true; if both are, say both in one.',
    ])
    expect(result.score).toBe(100)
  })

  test('are all named where there are three or more, and no text for all of them is asked for', () => {
    const [doubt] = doubts(onOne('Pergola and deck build', 'Fencing and gate installation', 'Roof tile repair'))
    expect(doubt).toContain(
      '"Pergola and deck build", "Fencing and gate installation" and "Roof tile repair" on your home page.',
    )
    expect(doubt).toContain(
      'Keep those that are true, show a picture of its own where none is, and leave the text empty',
    )
    expect(doubt).not.toContain('say both in one')
  })

  test('of a picture from a library are not to be joined', () => {
    const src = 'https://images.unsplash.com/photo-1?w=900'
    const texts = ['Pergola and deck build', 'Fencing and gate installation']
    const [doubt] = doubts(images(described, ...texts.map((alt) => `<img src="${src}" alt="${alt}">`)))
    expect(doubt).toContain('It comes from a picture library: show a picture of each thing it stands for')
  })

  test('name rooms of which it shows one at most', () =>
    expect(doubts(onPages('Spotless clean bathroom', 'Kitchen deep clean'))).toEqual([
      expect.stringContaining('What does job.jpg show?'),
    ]))

  test('label three pictures as different jobs on other pages', () => {
    const tags = (...texts: string[]) => texts.map((alt, at) => `<img src="/${at}.jpg" alt="${alt}">`).join('')
    const about = tags('Pergola and deck build', 'Timber wall framing', 'Roof tile repair')
    const faq = (...texts: string[]) =>
      run(
        change(
          change(goodSite(), '/about', '</main>', `${about}</main>`),
          '/faq',
          '</main>',
          `${tags(...texts)}</main>`,
        ),
      )
    expect(doubts(faq('Fencing and gate installation', 'Kitchen cabinet painting', 'Pool paving job'))).toEqual([
      expect.stringContaining('and other pictures have such different texts too'),
    ])
    expect(doubts(faq('Fencing and gate installation', 'Timber wall framing'))).toEqual([])
  })

  test.each([
    ['one says more', 'Fencing and gate installation', 'Gate of a long timber fence'],
    [
      'both tell of it at length',
      'A handshake closing a commercial deal over lunch',
      'Two people sitting at a table in an office',
    ],
    ['it is a label', 'Our recent projects', 'Pergola and deck build'],
    ['one is a title', 'Pergola and deck build', '5 signs your fence needs work'],
    ['a kitchen is part of it', 'Kitchen and bathroom renovation', 'Kitchen renovation'],
  ])('go together where %s', (_, one, other) => expect(doubts(onOne(one, other))).toEqual([]))

  test('in two languages go together', () => {
    const page = (lang: string, alt: string) =>
      bare(`<h1>Tiny</h1><img src="/job.jpg" alt="${alt}">`).replace('lang="en"', `lang="${lang}"`)
    const site = {
      ...goodSite(),
      pages: { '/': page('en', 'Kitchen painting job'), '/fr': page('fr', 'Bathroom tile job') },
    }
    expect(doubts(run(site))).toEqual([])
  })
})

describe('a picture from a picture library', () => {
  const photo = (alt: string, src = 'https://images.unsplash.com/photo-1?w=600') => `<img src="${src}" alt="${alt}">`
  const found = (...tags: string[]) =>
    images(described, ...tags).findings.filter(({ text }) => /picture library|faces/.test(text))

  test.each([
    'Wattle &amp; Wire Electrical van',
    'Our team',
    'A team member at work',
    'Our local technician',
    'Local electrician at a switchboard',
    'One of our recent projects',
  ])('described as of the business is asked about: "%s"', (alt) =>
    expect(found(photo(alt))).toEqual([
      {
        kind: 'note',
        text: expect.stringContaining('is from a picture library (images.unsplash.com) and described as yours'),
      },
    ]),
  )

  test.each(['Electrician at a switchboard', 'Our services', 'Wire in a wall', 'Team meeting', ''])(
    'may be described as what it shows: "%s"',
    (alt) => expect(found(photo(alt))).toEqual([]),
  )

  test('is no example, and the praise does not say that its text is true', () => {
    const result = images('<p>Meet our team</p>', photo('Our team'))
    expect(sawOf(result)).not.toContain('One of your alt texts.')
    expect(result.findings.find(({ kind }) => kind === 'strength')?.text).toContain('whether all are true')
  })

  test('is one in all its sizes, and several are counted', () => {
    const sizes = [photo('Our team'), photo('Our team', 'https://images.unsplash.com/photo-1?w=900')]
    expect(found(...sizes)[0]?.text).toContain('A picture on your home page is')
    expect(found(...sizes, photo('Our van', 'https://images.pexels.com/photos/2/a.jpeg'))[0]?.text).toContain(
      '2 pictures on your home page are from a picture library (images.unsplash.com and images.pexels.com)',
    )
  })

  test('of the business itself is fine at its own address', () =>
    expect(found(photo('Our team', '/unsplash.com/team.jpg'))).toEqual([]))

  test('or a service of faces is nobody of the business, whatever it is called', () => {
    const result = images(described, photo('Happy customer', 'https://randomuser.me/api/portraits/men/32.jpg'))
    expect(problemsOf(result)).toEqual([
      'Show real faces or none on your home page: a portrait there comes from randomuser.me, which gives out faces of strangers for drafts. It is not of your customers or staff.',
    ])
    expect(result.score).toBe(100)
  })
})

test('a trade and a place in the name of a business are no claim by themselves', () => {
  const { identity } = factsOf(goodSite())
  const photo = (alt: string) => onePage(bare(`Hi <img src="https://images.unsplash.com/photo-1" alt="${alt}">`))
  const named = (alt: string) =>
    altText.assess({
      crawl: { outcome: 'gathered', at: readAt, data: crawlOf(photo(alt)) },
      identity: { ...identity, name: 'House Painting Geelong' },
    })
  expect(JSON.stringify(named('House Painting Geelong'))).not.toContain('picture library')
  expect(JSON.stringify(named('A hall by House Painting Geelong'))).toContain('picture library')
})

test('praise for alt texts says what was left out', () => {
  expect(images(described, described.replace('.', '2.'), '<img src="/before.jpg" alt="">').findings).toContainEqual(
    expect.objectContaining({
      text: 'Both pictures we looked at have an alt text; 1 other is marked as decoration, and left out.',
    }),
  )
})

test('without pictures there is nothing to judge', () => {
  expect(images()).toMatchObject({ outcome: 'notApplicable', reason: expect.stringContaining('no pictures') })
})

test('a list of search words is a note', () => {
  const result = images(
    '<img src="/p.jpg" alt="roof repairs geelong roof restoration geelong roofers geelong west cheap roofing">',
  )
  expect(result.score).toBe(100)
  expect(result.findings).toContainEqual({
    kind: 'note',
    text: expect.stringContaining('reads like a list of search words'),
  })
  expect(
    images('<img src="/p.jpg" alt="Two roofers on the roof of a red roof house in the rain">').findings.some(
      ({ kind }) => kind === 'note',
    ),
  ).toBe(false)
})

test('pages that build themselves by script are not judged', () => {
  const site = onePage(bare('<div id="root"></div><script src="/app.js"></script>'))
  expect(assess(altText, site)).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

test('a word for four and more different pictures is poor; for the same picture again, or a name, it is', () => {
  const pictures = (files: string[], alt = 'gallery') =>
    change(
      goodSite(),
      '/',
      '</main>',
      `${files.map((file) => `<img src="/${file}.jpg" alt="${alt}">`).join('')}</main>`,
    )
  expect(problemsOf(run(pictures(['a', 'b', 'c', 'd'])))[0]).toContain('"gallery", which 4 different pictures have')
  expect(problemsOf(run(pictures(['a', 'a', 'a', 'a'])))).toEqual([])
  expect(problemsOf(run(pictures(['a', 'b', 'c', 'd'], 'Ash Bathurst Lawyers')))).toEqual([])
})

test('an empty alt text is right beside the words of a link, whatever its tooltip says', () => {
  const link = (inside: string) =>
    `<h1>Menu</h1><img src="/a.jpg" alt="A plate of dumplings"><a href="/m">${inside}</a>`
  const fine = run(onePage(bare(link('Dumplings <img src="/d.jpg" alt="" title="image">'))))
  expect(fine.score).toBe(100)
  expect(run(onePage(bare(link('<img src="/d.jpg" alt="">')))).score).toBe(50)
})

test('"Logo" names nobody', () => {
  expect(run(onePage(bare('<img src="/l.png" alt="Logo"><img src="/p.jpg" alt="Wattle logo"> Hello'))).score).toBe(50)
})

test('a word and a number with "photo" say nothing; a subject does', () => {
  expect(run(onePage(bare('Hello <img src="/1.jpg" alt="Gallery Photo 4">'))).score).toBe(0)
  expect(run(onePage(bare('Hello <img src="/1.jpg" alt="Gallery Thumb 2">'))).score).toBe(0)
  expect(run(onePage(bare('Hello <img src="/1.jpg" alt="Photo of shed 4">'))).score).toBe(100)
})

describe('names for alt texts', () => {
  const notes = (...pictures: string[]) =>
    images(...pictures)
      .findings.map(({ text }) => text)
      .filter((text) => text.startsWith('Say what') || text.startsWith('Check the alt'))
  const own = (file: string) => `<img src="/${file}" alt="Wattle & Wire Electrical">`
  const logo = (file: string) => `<img src="/${file}" alt="Acacia Ventures logo">`

  test('of the business under three photos say nothing of what they show', () =>
    expect(notes(own('kitchen.jpg'), own('van.jpg'), own('team.jpg'))).toEqual([
      expect.stringContaining('Say what the 3 pictures show whose alt text is only your name'),
    ]))

  test.each([
    [[own('logo-white.png'), own('logo-black.png'), own('logo.svg')]],
    [[own('w_450/van.jpg'), own('w_150/van.jpg'), own('w_900/van.jpg')]],
    [[own('van.jpg'), own('team.jpg')]],
    [[own('van.jpg'), own('team.jpg'), own('wattle-wire-at-work.jpg')]],
  ])('are right for a logo, and one photo in several sizes is one: %j', (pictures) =>
    expect(notes(...pictures)).toEqual([]),
  )

  test('of another company under its logo are named', () =>
    expect(notes(logo('acacia.jpg'), logo('bigtown_logo.png'), logo('miller.png'))).toEqual([
      expect.stringContaining('of bigtown_logo.png and miller.png'),
    ]))

  test.each([
    [[logo('acacia.jpg'), logo('acacia-white.png'), logo('logo-dark.png'), logo('av.png')]],
    [[logo('client1.png'), logo('miller.png')]],
  ])('are not doubted where no file tells: %j', (pictures) => expect(notes(...pictures)).toEqual([]))
})

describe('what is not among the pictures that are judged', () => {
  test('pictures that fill a gap are named and not called alike', () => {
    const gap = (colour: string) =>
      `<img src="https://placehold.co/500x600/1c1c1e/${colour}?text=Workshop" alt="Our workshop">`
    const result = images(described, gap('ffffff'), gap('eeeeee'), gap('dddddd'))
    expect(result.score).toBe(100)
    expect(problemsOf(result)).toEqual([expect.stringContaining('3 different ones there only fill a gap')])
  })

  test('links that open pictures and show none are named', () => {
    const links = ['a', 'b'].map(
      (name) => `<a href="/${name}.jpg"><div style="background: url(/${name}.jpg)"></div></a>`,
    )
    expect(images(described, ...links).findings.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Show the 2 pictures that links on your home page open'),
    )
  })
})

test('links that open pictures which the page shows beside them are no links to backgrounds', () => {
  const cards = ['a', 'b'].map(
    (name) => `<img src="/${name}.jpg" alt="A loaf ${name}"><a href="/${name}.jpg"><i></i></a>`,
  )
  expect(
    images(...cards)
      .findings.map(({ text }) => text)
      .join(),
  ).not.toContain('that links on')
})

test('the place of a slide in words is no description', () => {
  expect(problemsOf(images('<img src="/a.jpg" alt="Second slide">')).join()).toContain('"Second slide"')
})

describe('pictures that are shown as backgrounds', () => {
  const gallery = (many: number) =>
    Array.from({ length: many }, (_, at) => `<div style="background-image: url(/job${at}.jpg)"></div>`).join('')
  const photo = (what: string) => `<img src="/${what}.jpg" alt="A ${what} of red wood">`
  const texts = (...tags: string[]) => images(...tags).findings.map(({ text }) => text)

  test('are named, and nothing is praised, where there is hardly a picture besides', () =>
    expect(texts(described, gallery(10))).toEqual([
      expect.stringContaining(
        '10 pictures are shown as backgrounds (on your home page), which no alt text can describe',
      ),
    ]))

  test.each([
    ['few', [described, gallery(9)]],
    ['beside pictures', [described, photo('door'), photo('shop'), gallery(10)]],
  ])('are left out where they are %s', (_, tags) =>
    expect(texts(...tags)).toEqual([expect.stringMatching(/pictures? we looked at ha/)]),
  )
})

test('photographs of a slideshow that repeats them are no ornaments', () => {
  const slide = '<img src="/van.jpg" alt="Our van in Marrickville">'
  expect(sawOf(images(slide, slide, slide, slide, slide))[0]).toContain('We found 1 different picture ')
})

test('a sign that is the only name of a link does not say where it leads', () => {
  expect(images(described, '<a href="/a"><img src="/a.svg" alt="arrow"></a>').score).toBe(50)
})

test('galleries with the same few words are not copies of each other', () => {
  const gallery = (name: string) =>
    bare(
      `<h1>Photos</h1>${['1', '2', '3'].map((n) => `<a href="/${name}/${n}.jpg"><img src="/${name}/${n}.jpg"></a>`).join('')}`,
    )
  const result = run({
    ...onePage(bare('<h1>Choir</h1>')),
    pages: { '/': bare('<h1>Choir</h1><a href="/a">A</a><a href="/b">B</a>'), '/a': gallery('a'), '/b': gallery('b') },
  })
  expect(sawOf(result).join()).toContain('6 different pictures')
})

test.each([
  ['https://bores.com.au/serve.php?file=bores.webp', 'bores.webp'],
  ['https://bores.com.au/_next/image?url=%2Fimg%2Fvan.jpg&w=640', 'van.jpg'],
  ['https://bores.com.au/img/van-300x200.jpg?v=2', 'van.jpg'],
])('the picture at %s is %s', (src, name) => expect(fileNameOf(src)).toBe(name))

test('pictures that share a text and a file name are not told apart by it', () => {
  const images = ['a', 'b', 'c'].map((folder) => `<img src="/${folder}/100.jpg" alt="User">`).join('')
  expect(problemsOf(run(onePage(bare(`Hello ${images}`))))[0]).toContain(
    '3 different pictures have (on your home page)',
  )
})

test('a numbered text is named on the pages that have it, not where the same picture is described', () => {
  const numbered = '<img src="/1.jpg" alt="Package 1"><img src="/2.jpg" alt="Package 2">'
  const better = '<img src="/1.jpg" alt="A new switchboard in a hall"><img src="/2.jpg" alt="Lamps over a long table">'
  const site = change(change(goodSite(), '/', '</main>', `${numbered}</main>`), '/about', '</main>', `${better}</main>`)
  const [problem] = problemsOf(run(site))
  expect(problem).toContain('Replace alt texts such as "Package 1" (on your home page)')
})

test('a poor text is named on every page that has it, and not counted where ornaments have one too', () => {
  const icons = (many: number, from = 0) =>
    Array.from({ length: many }, (_, at) => `<img src="/sign-${from + at}.png" alt="Icon">`).join('')
  const bullets = '<img src="/tick.png" alt="Icon">'.repeat(6)
  const site = change(goodSite(), '/', '</main>', `${icons(1)}${icons(1, 1)}</main>`)
  expect(problemsOf(run(site)).join()).toContain(
    '"Icon" (on your home page): they do not say what the picture shows. We read 2 of them.',
  )
  const result = run(change(site, '/about', '</main>', `${bullets}</main>`))
  expect(problemsOf(result).join()).toMatch(/"Icon" \(on your home page and "About [^)]*\): they do not/)
  expect(problemsOf(result).join()).not.toContain('of them')
  expect(sawOf(result)[0]).toContain('backgrounds, small icons, bullets and the like and what the code marks as hidden')
  expect(sawOf(run(site))[0]).not.toContain('bullets')
})

test('a picture that is laid over another one in a link is not the only content of the link', () => {
  const link = '<a href="/faq"><img src="/photo.jpg" alt="A lamp over a table"><img src="/glass.png"></a>'
  expect(JSON.stringify(images(link).evidence)).not.toContain('The only content of a link')
})

test('pictures with the text of others are counted where they have it, whatever another page says of them', () => {
  const tag = (file: string, alt: string) => `<img src="/${file}.jpg" alt="${alt}">`
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const gallery = files.map((file) => tag(file, 'Hairdressing image example')).join('')
  const site = change(goodSite(), '/about', '</main>', `${gallery}</main>`)
  const home = change(site, '/', '</main>', `${tag('a', 'A bob with a fringe')}</main>`)
  expect(problemsOf(run(home)).join()).toContain('which 7 different pictures have')
})

test('a text without a letter says nothing of the picture, and neither does "alt here"', () => {
  for (const alt of ['...', '...alt', '...alt here']) expect(images(`<img src="/a.jpg" alt="${alt}">`).score).toBe(0)
})

test('pictures with one text are counted where they have it, whatever they lack elsewhere', () => {
  const site = goodSite()
  const page = (alts: readonly string[]) => bare(alts.map((alt, at) => `<img src="/${at}.jpg"${alt}>`).join(''))
  const same = ' alt="Our latest work"'
  site.pages = { '/': page([same, same, same, same]), '/about': page(['']) }
  expect(problemsOf(assess(altText, site)).join()).toContain('which 4 different pictures have')
})

test('texts that name decoration are to be emptied where the pictures are that', () => {
  const same = (alt: string) => images(...['a', 'b', 'c'].map((file) => `<img src="/${file}.jpg" alt="${alt}">`))
  expect(problemsOf(same('shape')).join()).toContain('where they are decoration, leave it empty (alt="")')
  expect(problemsOf(same('a red door')).join()).not.toContain('decoration')
})
