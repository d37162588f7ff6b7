import { describe, expect, test } from 'vitest'
import { advise } from './advice.ts'
import { change, factsOf, goodSite, onePage, bare, type TestSite } from '../test/support/good-site.ts'
import { components } from './registry.ts'
import { overallScoreOf, scoreComponents, scorePillars } from './score.ts'

const audit = (site: TestSite) => {
  const facts = factsOf(site)
  const results = scoreComponents(facts, components)
  return { results, ...advise(facts, results, scorePillars(results).pillars) }
}
const good = factsOf(goodSite())
const poor = (): TestSite => ({
  ...onePage(bare('<h1>Welcome</h1><p>We fix things.</p><img src="/IMG_1.jpg">', '<title>Home</title>')),
  tls: { ...goodSite().tls, https: false },
  facts: {
    social: { profiles: [], directories: [], notProfiles: [], reviewLinks: [] },
    contact: { ...good.contact, phones: [], addresses: [], names: [] },
    identity: { ...good.identity, name: null, suburb: null, areas: [], phone: null, seen: [] },
    services: [],
  },
})

describe('strengths and weaknesses', () => {
  test('a good site has five strengths and no weakness', () => {
    const { strengths, weaknesses } = audit(goodSite())
    expect(strengths).toHaveLength(5)
    expect(weaknesses).toEqual([])
    expect(strengths[0]).toEqual({
      components: ['indexation'],
      title: 'Open to search engines',
      text: 'Search engines may read and list your home page and the 5 other pages we looked at for this.',
    })
  })

  test('a poor site has five weaknesses, those that cost most first', () => {
    const { weaknesses, results } = audit(poor())
    expect(weaknesses).toHaveLength(5)
    const cost = weaknesses.map(({ components: [id] }) => {
      const perfect = results.map((result) => (result.id === id ? { ...result, score: 100 } : result))
      return overallScoreOf(perfect)! - overallScoreOf(results)!
    })
    expect(cost).toEqual(cost.toSorted((a, b) => b - a))
  })

  test('a component is never both', () => {
    for (const site of [goodSite(), poor(), change(goodSite(), '/', /<title>[^<]*/, '<title>Home')]) {
      const { strengths, weaknesses } = audit(site)
      const strong = new Set(strengths.flatMap((advice) => advice.components))
      expect(weaknesses.flatMap((advice) => advice.components).filter((id) => strong.has(id))).toEqual([])
    }
  })
})

describe('tips', () => {
  test('are in order of effect, each with its gain, and steps', () => {
    const { tips, results } = audit(poor())
    expect(tips.map(({ gain, ease }) => gain * ease)).toEqual(
      tips.map(({ gain, ease }) => gain * ease).toSorted((a, b) => b - a),
    )
    for (const tip of tips) {
      const perfect = results.map((result) => (result.id === tip.components[0] ? { ...result, score: 100 } : result))
      expect(tip.gain).toBeCloseTo(overallScoreOf(perfect)! - overallScoreOf(results)!, 1)
      expect(tip.steps.length).toBeGreaterThan(1)
      expect(tip.text).not.toBe('')
    }
    expect(tips.length).toBeGreaterThan(8)
  })

  test('are not given for what is perfect or not measured', () => {
    const { tips, results } = audit(goodSite())
    const imperfect = new Set(results.filter(({ score }) => score !== null && score < 100).map(({ id }) => id))
    expect(tips.every(({ components: [id] }) => imperfect.has(id!))).toBe(true)
  })

  test('offer the title that is ready to paste', () => {
    const { tips } = audit(change(goodSite(), '/', /<title>[^<]*/, '<title>Home'))
    expect(tips.find(({ components: [id] }) => id === 'local-keywords')?.paste).toEqual({
      fixes: ['title'],
      step: 'For your home page you can use this title: "Electrician in Marrickville | Wattle & Wire Electrical".',
    })
  })

  test('say that the business note is ready', () => {
    const { tips } = audit(change(goodSite(), null, /<script type="application\/ld\+json">[^<]*<\/script>/, ''))
    expect(tips.find(({ components: [id] }) => id === 'structured-data')?.paste).toMatchObject({ fixes: ['jsonLd'] })
  })
})

describe('fixes', () => {
  /** The good site, but with a title and a description that say nothing, and without markup. */
  const wordless = change(
    change(change(goodSite(), '/', /<title>[^<]*/, '<title>Home'), '/', /<meta name="description"[^>]*>/, ''),
    null,
    /<script type="application\/ld\+json">[^<]*<\/script>/,
    '',
  )
  const fixes = (facts: TestSite['facts'], site = wordless) => audit({ ...site, facts }).fixes

  test('are built from what the site says', () => {
    const { title, description, jsonLd } = fixes({})
    expect(title).toBe('Electrician in Marrickville | Wattle & Wire Electrical')
    expect(description).toBe('Wattle & Wire Electrical: electrician in Marrickville. Call 02 9555 0123.')
    expect(JSON.parse(jsonLd!)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Electrician',
      name: 'Wattle & Wire Electrical',
      url: 'https://wattlewire.com.au/',
      telephone: '02 9555 0123',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Illawarra Road',
        addressLocality: 'Marrickville',
        addressRegion: 'NSW',
        postalCode: '2204',
        addressCountry: 'AU',
      },
      sameAs: ['https://www.facebook.com/wattlewire', 'https://www.instagram.com/wattlewire'],
    })
  })

  test('name no profile by a link made for sharing', () => {
    const foundOn = 'https://wattlewire.com.au/'
    const [own, shared] = ['wattlewire', 'share/1Ab2CdEf3G'].map((handle) => ({
      platform: 'facebook' as const,
      url: `https://www.facebook.com/${handle}`,
      handle,
      foundOn,
      where: 'link' as const,
    }))
    const sameAs = (profiles: typeof good.social.profiles) =>
      JSON.parse(fixes({ social: { ...good.social, profiles } }).jsonLd!).sameAs
    expect(sameAs([own!, shared!])).toEqual([own!.url])
    expect(sameAs([shared!])).toBeUndefined()
  })

  test('are none for one of several branches, each with a number', () => {
    const { addresses, phones } = good.contact
    const branch = { ...addresses[0]!, street: '93 Heatherdale Road', suburb: 'Ringwood', postcode: '3134' }
    const number = { ...phones[0]!, national: '03 9870 0123' }
    const paste = (more: Partial<typeof good.contact>) => fixes({ contact: { ...good.contact, ...more } }).jsonLd
    expect(paste({ addresses: [...addresses, branch], phones: [...phones, number] })).toBeNull()
    expect(paste({ addresses: [...addresses, branch] })).toContain('02 9555 0123')
    expect(paste({ phones: [...phones, number] })).toContain('02 9555 0123')
  })

  test('leave a title and a description alone that name trade and place, and markup that is there', () => {
    expect(fixes({}, goodSite())).toEqual({ title: null, description: null, jsonLd: null })
    const shared = change(goodSite(), null, /<title>[^<]*/, '<title>Your electrician in Marrickville')
    expect(fixes({}, shared).title).toBeNull()
  })

  test('leave a description alone that somebody wrote, and replace a placeholder', () => {
    const described = (text: string) =>
      change(wordless, '/', '</head>', `<meta name="description" content="${text}"></head>`)
    expect(fixes({}, described('We have looked after families and their homes since 1998.')).description).toBeNull()
    expect(fixes({}, described('Google description here.')).description).toContain('electrician in Marrickville')
  })

  test('lead a title with nothing that is not the trade', () => {
    const site = onePage(bare('<h1>Change of name</h1><p>Change of name. We settle.</p>'))
    const facts = {
      services: [{ name: 'Change of Name', url: 'https://wattlewire.com.au/', quote: 'Change of Name', page: null }],
      trade: { name: 'conveyancer' },
      industry: { ...good.industry, industry: 'Professional Services' },
      identity: { ...good.identity, name: 'Ash Settlements' },
    }
    const { title, jsonLd } = fixes(facts, site)
    expect(title).toBeNull()
    // That the whole site seems to be a conveyancer's is a guess.
    expect(JSON.parse(jsonLd!)['@type']).toBe('LocalBusiness')
  })

  test('write words with a hyphen small in both halves', () => {
    const services = [
      { name: 'First-Time Lighting', url: 'https://wattlewire.com.au/', quote: 'First-Time Lighting', page: null },
    ]
    const site = change(
      change(wordless, '/', /<h1>[^<]*/, '<h1>First-Time Lighting in Marrickville'),
      '/about',
      '</main>',
      '<p>First-Time Lighting for all.</p></main>',
    )
    expect(fixes({ services }, site).description).toContain('first-time lighting in')
  })

  test('leave a note of a type that schema.org does not have to be corrected', () => {
    const site = change(goodSite(), '/', '"Electrician"', '"SparkyService"')
    expect(fixes({}, site).jsonLd).toBeNull()
  })

  test('are null where name, place or offer is missing', () => {
    expect(audit(poor()).fixes).toEqual({ title: null, description: null, jsonLd: null })
    expect(fixes({ identity: { ...good.identity, suburb: null, areas: [] } })).toMatchObject({
      title: null,
      description: null,
    })
    expect(fixes({ identity: { ...good.identity, name: null } })).toEqual({
      title: null,
      description: null,
      jsonLd: null,
    })
    expect(fixes({ services: [] }, onePage(bare('<h1>Tiny</h1>')))).toMatchObject({
      title: null,
      description: null,
      jsonLd: expect.any(String),
    })
  })

  test('an industry that is only a guess gives no narrow type', () => {
    const { jsonLd } = fixes({ industry: { ...good.industry, confidence: 0.5 } })
    expect(JSON.parse(jsonLd!)['@type']).toBe('LocalBusiness')
  })

  test('a charity is no local business', () => {
    const charity = { ...good.industry, industry: 'Non-Profit & Charity' }
    const { jsonLd } = fixes({ industry: charity }, onePage(bare('<h1>Youth group</h1>')))
    expect(JSON.parse(jsonLd!)['@type']).toBe('Organization')
  })

  test('the note names no area served, which only the owner knows', () => {
    const site = change(wordless, '/faq', '</main>', '<p>Servicing Newtown and the Inner West.</p></main>')
    expect(JSON.parse(fixes({}, site).jsonLd!)).not.toHaveProperty('areaServed')
  })

  test('a place to be based in is no area served, and a name alone is no note', () => {
    const site = (text: string) => onePage(bare(`<h1>Tiny Computers Melbourne</h1><p>${text}</p>`))
    const identity = { ...good.identity, suburb: null, postcode: null, address: null, areas: ['Melbourne'] }
    const noteOf = (text: string, phone: string | null) =>
      JSON.parse(fixes({ identity: { ...identity, phone } }, site(text)).jsonLd ?? 'null')
    expect(noteOf('We mend computers.', '02 9555 0123')).toHaveProperty('areaServed', 'Melbourne')
    expect(noteOf('We are based in Melbourne, Australia.', '02 9555 0123')).not.toHaveProperty('areaServed')
    expect(noteOf('We are based in Melbourne, Australia.', null)).toBeNull()
  })

  test('where the site names several places, none is chosen for a text to paste', () => {
    const site = change(wordless, '/', /<h1>[^<]*/, '<h1>Electrician in Marrickville and Newtown')
    expect(fixes({}, site)).toMatchObject({ title: null, description: null })
  })

  test('an area it works in is no address of the business', () => {
    const confidences = { ...good.identity.confidences, suburb: 0.4 }
    const { address } = JSON.parse(fixes({ identity: { ...good.identity, confidences } }).jsonLd!)
    expect(address).toBeUndefined()
  })

  test('the type is LocalBusiness while the trade is not certain', () => {
    const two = onePage(bare('<h1>Electricians and plumbers</h1>'))
    expect(JSON.parse(fixes({}, two).jsonLd!)['@type']).toBe('LocalBusiness')
    const other = onePage(bare('<h1>Restaurant lighting by electricians</h1>'))
    expect(JSON.parse(fixes({}, other).jsonLd!)['@type']).toBe('Electrician')
  })

  test('the title leaves the suburb out when the name has it, and keeps a name that is too long', () => {
    const named = (name: string) => fixes({ identity: { ...good.identity, name } }).title!
    expect(named('Marrickville Sparks Pty Ltd')).toBe('Electrician | Marrickville Sparks')
    expect(named('The Very Long Name of an Electrical Business and Its Sons')).toBe(
      'Electrician in Marrickville | The Very Long Name of an Electrical Business and Its Sons',
    )
  })

  const headed = (heading: string) => change(wordless, '/', /<h1>[^<]*/, `<h1>${heading}`)

  test('the description names the services in the main heading, and no others', () => {
    const description = (heading: string) => fixes({}, headed(heading)).description
    expect(description('LED lighting in Marrickville')).toContain(': LED lighting in Marrickville.')
    expect(fixes({}).description).toContain(': electrician in Marrickville.')
  })

  test('the title of a business whose name is its trade names a service, when the home page does, and is that name otherwise', () => {
    const identity = { ...good.identity, name: 'Electricians of Marrickville' }
    const site = headed('Switchboard upgrades in Marrickville')
    expect(fixes({ identity }, site).title).toBe('Switchboard upgrades | Electricians of Marrickville')
    expect(fixes({ identity }).title).toBe('Electricians of Marrickville')
  })

  test('texts are left alone where the home page names none of the services', () => {
    const site = { ...onePage(bare('<h1>Welcome</h1><p>Flues. We clean flues.</p><p>Flues, again.</p>')) }
    const facts = { services: [{ name: 'Flues', url: 'https://wattlewire.com.au/', quote: 'Flues', page: null }] }
    const identity = { ...good.identity, name: 'Ash & Sons', areas: [] }
    expect(fixes({ ...facts, identity }, site)).toMatchObject({ title: null, description: null })
  })

  test('a service that another one includes is not said twice', () => {
    const services = ['Lighting', 'LED lighting', 'Switchboard upgrades'].map((name) => ({
      name,
      url: 'https://wattlewire.com.au/',
      quote: name,
      page: null,
    }))
    const site = headed('LED lighting and switchboard upgrades in Marrickville')
    expect(fixes({ services }, site).description).toMatch(
      /: (?:LED lighting and switchboard upgrades|switchboard upgrades and LED lighting) in/,
    )
  })

  test('a name that says the trade in the same words gets the place alone', () => {
    const identity = { ...good.identity, name: 'Ash the Electrician' }
    expect(fixes({ identity }).title).toBe('Ash the Electrician, Marrickville')
  })

  test('a title that is the name alone is replaced', () => {
    const named = change(wordless, '/', '<title>Home', '<title>Home - Wattle &amp; Wire Electrical')
    expect(fixes({}, named).title).toBe('Electrician in Marrickville | Wattle & Wire Electrical')
  })

  test('a trade in the name is said with the place, where the name does not say that', () => {
    const identity = { ...good.identity, name: 'Martin Electrical', suburb: 'Stanmore', areas: [] }
    const site = change(wordless, null, /electricians?/gi, 'electrical services')
    expect(fixes({ identity }, site).title).toBe('Electrical services in Stanmore | Martin Electrical')
  })

  test("a sponsor's street in the same suburb is not the business's", () => {
    const [own] = good.contact.addresses
    const sponsor = { ...own!, street: '26 Banksia Drive', raw: `26 Banksia Drive, ${own!.suburb}` }
    const streetOf = (addresses: typeof good.contact.addresses, address: string | null) =>
      JSON.parse(fixes({ identity: { ...good.identity, address }, contact: { ...good.contact, addresses } }).jsonLd!)
        .address.streetAddress
    expect(streetOf([sponsor, own!], own!.raw)).toBe(own!.street)
    expect(streetOf([sponsor], null)).toBeUndefined()
  })

  test('of two profiles on one platform the markup names the one that the home page links to', () => {
    const profile = (handle: string, foundOn: string) => ({
      platform: 'facebook' as const,
      url: `https://www.facebook.com/${handle}`,
      handle,
      where: 'link' as const,
      foundOn,
    })
    const home = 'https://wattlewire.com.au/'
    const profiles = [profile('anglers', `${home}darts`), profile('wattlewire', home)]
    expect(JSON.parse(fixes({ social: { ...good.social, profiles } }).jsonLd!).sameAs).toEqual([profiles[1]!.url])
  })

  test('services written like titles read like words in the description', () => {
    const site = headed('Switchboard Upgrades and LED Lighting in Marrickville')
    const services = ['Switchboard Upgrades', 'LED Lighting'].map((name) => ({
      name,
      url: 'https://wattlewire.com.au/',
      quote: name,
      page: null,
    }))
    expect(audit({ ...site, facts: { services } }).fixes.description).toContain(
      'switchboard upgrades and LED lighting in',
    )
  })

  test('the description stays within 160 characters', () => {
    const services = [
      'Industrial switchboard design and construction',
      'Emergency lighting for public buildings',
      'Data cabling for offices and schools',
    ].map((name) => ({ name, url: 'https://wattlewire.com.au/', quote: name, page: null }))
    expect(
      fixes({ services, identity: { ...good.identity, areas: ['Canterbury-Bankstown'] } }).description!.length,
    ).toBeLessThanOrEqual(160)
  })

  test('a hostile name cannot end the script element it is pasted into', () => {
    const { jsonLd } = fixes({ identity: { ...good.identity, name: '</script><script>alert(1)</script>' } })
    expect(jsonLd).not.toContain('<')
    expect(JSON.parse(jsonLd!).name).toBe('</script><script>alert(1)</script>')
  })
})
