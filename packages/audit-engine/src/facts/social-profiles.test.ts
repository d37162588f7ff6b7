import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { crawledPage } from '../../test/support/crawled-page.ts'
import { factsOf } from '../../test/support/gathered-site.ts'
import { socialProfiles, targetOf } from './social-profiles.ts'

it("a part that Facebook's script fills shows the profile it is for", () => {
  const like = '<div class="fb-like" data-href="https://www.facebook.com/joesplumbing"></div>'
  expect(factsOf({ '/': `<h1>Joe</h1>${like}` }).social.profiles).toMatchObject([{ handle: 'joesplumbing' }])
})

describe('targetOf', () => {
  it.each([
    ['https://www.facebook.com/joesplumbing', 'facebook', 'joesplumbing'],
    ['https://m.facebook.com/joes.plumbing/?ref=page', 'facebook', 'joes.plumbing'],
    ['https://facebook.com/profile.php?id=100057', 'facebook', '100057'],
    ['https://www.facebook.com/profile.php?ref=x&id=100057', 'facebook', '100057'],
    ['https://www.facebook.com/p/Joes-Plumbing-1000/', 'facebook', 'p/Joes-Plumbing-1000'],
    ['https://www.facebook.com/pages/Joes-Plumbing/1234', 'facebook', 'pages/Joes-Plumbing/1234'],
    ['https://www.facebook.com/joesplumbing/reviews', 'facebook', 'joesplumbing'],
    ['https://www.facebook.com/share/1Da7HLaXYZ/?mibextid=wwXIfr', 'facebook', 'share/1Da7HLaXYZ'],
    ['https://fb.me/joesplumbing', 'facebook', 'joesplumbing'],
    ['https://www.instagram.com/joes.plumbing/', 'instagram', 'joes.plumbing'],
    ['https://instagram.com/joes_plumbing?igshid=1', 'instagram', 'joes_plumbing'],
    ['https://au.linkedin.com/company/joes-plumbing/', 'linkedin', 'company/joes-plumbing'],
    ['https://www.linkedin.com/showcase/joes', 'linkedin', 'showcase/joes'],
    ['https://www.linkedin.com/school/joes-school', 'linkedin', 'school/joes-school'],
    ['https://twitter.com/joesplumbing', 'x', 'joesplumbing'],
    ['https://x.com/joes?lang=en', 'x', 'joes'],
    ['https://www.youtube.com/@joes', 'youtube', '@joes'],
    ['https://www.youtube.com/channel/UCabcdefghijklmnop', 'youtube', 'channel/UCabcdefghijklmnop'],
    ['https://www.youtube.com/c/joes', 'youtube', 'c/joes'],
    ['https://www.youtube.com/user/joes', 'youtube', 'user/joes'],
    ['https://www.tiktok.com/@joes.plumbing', 'tiktok', '@joes.plumbing'],
    ['https://www.pinterest.com.au/joesplumbing/', 'pinterest', 'joesplumbing'],
  ])('%s is a profile', (address, platform, handle) => {
    expect(targetOf(address)).toMatchObject({ kind: 'profile', platform, handle })
  })

  it.each([
    ['https://www.facebook.com/sharer/sharer.php?u=https://x.au', 'facebook'],
    ['https://www.facebook.com/sharer.php?u=x', 'facebook'],
    ['https://www.facebook.com/share.php?u=x', 'facebook'],
    ['https://www.facebook.com/dialog/feed', 'facebook'],
    ['https://www.facebook.com/plugins/page.php?href=x', 'facebook'],
    ['https://www.facebook.com/tr?id=1&ev=PageView', 'facebook'],
    ['https://www.facebook.com/groups/sydneyplumbers', 'facebook'],
    ['https://www.facebook.com/events/123', 'facebook'],
    ['https://www.facebook.com/login', 'facebook'],
    ['https://www.facebook.com/joesplumbing/posts/123', 'facebook'],
    ['https://www.facebook.com/', 'facebook'],
    ['https://www.facebook.com/wix', 'facebook'],
    ['https://www.facebook.com/pages/Mobirise/1616226671953', 'facebook'],
    ['https://www.youtube.com/c/mobirise', 'youtube'],
    ['https://www.instagram.com/p/abc/', 'instagram'],
    ['https://www.instagram.com/reel/abc/', 'instagram'],
    ['https://www.instagram.com/explore/tags/plumbing', 'instagram'],
    ['https://www.instagram.com/stories/joe', 'instagram'],
    ['https://www.instagram.com/accounts/login', 'instagram'],
    ['https://www.linkedin.com/shareArticle?url=x', 'linkedin'],
    ['https://www.linkedin.com/sharing/share-offsite/?url=x', 'linkedin'],
    ['https://www.linkedin.com/posts/joe_1', 'linkedin'],
    ['https://www.linkedin.com/feed/update/1', 'linkedin'],
    ['https://www.linkedin.com/in/joe-smith', 'linkedin'],
    ['https://twitter.com/intent/tweet?text=x', 'x'],
    ['https://twitter.com/share', 'x'],
    ['https://twitter.com/hashtag/plumbing', 'x'],
    ['https://twitter.com/search?q=x', 'x'],
    ['https://x.com/i/flow', 'x'],
    ['https://twitter.com/joe/status/1', 'x'],
    ['https://www.youtube.com/watch?v=1', 'youtube'],
    ['https://www.youtube.com/embed/1', 'youtube'],
    ['https://www.youtube.com/shorts/1', 'youtube'],
    ['https://www.youtube.com/playlist?list=1', 'youtube'],
    ['https://www.youtube.com/watch?v=1', 'youtube'],
    ['https://www.youtube.com/hashtag/joe', 'youtube'],
    ['https://www.youtube.com/c/', 'youtube'],
    ['https://www.tiktok.com/@joe/video/1', 'tiktok'],
    ['https://www.tiktok.com/embed/1', 'tiktok'],
    ['https://www.pinterest.com/pin/1', 'pinterest'],
    ['https://www.pinterest.com/pin/create/button/?url=x', 'pinterest'],
  ])('%s is no profile', (address, platform) => {
    expect(targetOf(address)).toEqual({ kind: 'not-profile', platform })
  })

  it.each([
    ['https://www.truelocal.com.au/business/joes/newtown', 'True Local'],
    ['https://www.yellowpages.com.au/nsw/newtown/joes-123-listing.html', 'Yellow Pages'],
    ['https://www.hotfrog.com.au/company/123/joes', 'Hotfrog'],
    ['https://www.wordofmouth.com.au/reviews/joes-newtown', 'Word of Mouth'],
    ['https://www.oneflare.com.au/b/joes', 'Oneflare'],
    ['https://hipages.com.au/connect/joes', 'hipages'],
    ['https://www.productreview.com.au/listings/joes', 'ProductReview'],
    ['https://www.yelp.com.au/biz/joes-newtown', 'Yelp'],
  ])('%s is a listing', (address, directory) => {
    expect(targetOf(address)).toMatchObject({ kind: 'directory', directory })
  })

  it.each([
    'https://www.truelocal.com.au/find/plumber/nsw',
    'https://www.yellowpages.com.au/search/listings?clue=plumber',
    'https://hipages.com.au/plumbers',
    'https://www.yelp.com.au/search?find_desc=plumber',
    'https://notfacebook.com/joes',
    'https://facebook.com.evil.au/joes',
    'not an address',
    '',
  ])('%s is neither', (address) => {
    expect(targetOf(address)).toBeNull()
  })

  it('takes any address without throwing', () => {
    fc.assert(fc.property(fc.oneof(fc.webUrl(), fc.string()), (address) => void targetOf(address)))
  }, 30_000)
})

describe('socialProfiles', () => {
  const url = 'https://joes.com.au/'
  const read = (html: string) => socialProfiles([crawledPage(parsePage(html, url))], null)

  it('reads links and sameAs, each once, with the page they are on', () => {
    const social = read(`
      <script type="application/ld+json">{"@type":"Plumber","sameAs":["https://www.facebook.com/joes"]}</script>
      <a href="https://facebook.com/joes/">Facebook</a><a href="https://www.facebook.com/Joes">again</a>
      <a href="https://www.facebook.com/sharer.php?u=x">share</a>`)
    expect(social.profiles).toEqual([
      { platform: 'facebook', url: 'https://www.facebook.com/joes', handle: 'joes', foundOn: url, where: 'link' },
      { platform: 'facebook', url: 'https://www.facebook.com/joes', handle: 'joes', foundOn: url, where: 'sameAs' },
    ])
    expect(social.notProfiles).toHaveLength(1)
  })

  it('does not take the profiles of an association the business is a member of', () => {
    const social = read(
      '<script type="application/ld+json">{"@type":"Plumber","memberOf":{"@type":"Organization","sameAs":"https://facebook.com/mpa"}}</script>',
    )
    expect(social.profiles).toEqual([])
  })

  it('finds where customers leave reviews, and takes a map for a map', () => {
    const social = read(`
      <a href="https://g.page/r/Cabc/review">Review us</a>
      <a href="https://maps.app.goo.gl/abc">Find us</a>
      <a href="https://maps.app.goo.gl/def">Read our Google reviews</a>
      <a href="https://www.productreview.com.au/listings/joes">ProductReview</a>
      <script src="https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js"></script>`)
    expect(social.reviewLinks.map(({ service }) => service)).toEqual([
      'Google',
      'Google',
      'ProductReview',
      'Trustpilot',
    ])
  })

  it('takes an address in markup for no link to reviews', () => {
    const social = read(
      '<script type="application/ld+json">{"@type":"Plumber","sameAs":["https://g.page/r/Cabc"]}</script>',
    )
    expect(social.reviewLinks).toEqual([])
  })
})

describe('profiles of others', () => {
  const profilesOn = (html: string, path = '') => {
    const url = `https://tiptopgutters.com.au/${path}`
    return socialProfiles([crawledPage(parsePage(html, url))], 'Tip Top Gutters')
  }
  const handles = (html: string, path?: string) => profilesOn(html, path).profiles.map(({ handle }) => handle)

  it('are not taken from a sentence about something else', () => {
    const html =
      '<p>On weekends you can find me on the river with <a href="https://www.facebook.com/banksiapaddlers">Banksia Paddlers</a>.</p>'
    expect(handles(html)).toEqual([])
    expect(profilesOn(html).notProfiles).toMatchObject([{ platform: 'facebook', someoneElses: true }])
  })

  it.each([
    '<p>See all of our latest jobs on <a href="https://www.facebook.com/gutterguys">Facebook</a> every week.</p>',
    '<p>We post our latest jobs every week, so <a href="https://www.facebook.com/gutterguys">follow us</a> there.</p>',
    '<p>Our latest jobs are all to be found at <a href="https://www.facebook.com/tiptopgutters">Tip Top Gutters</a> now.</p>',
    '<p>My mate is in <a href="https://www.facebook.com/gutterguys">Gutter Guys</a> and also cleans roofs.</p><footer><a href="https://www.facebook.com/gutterguys">Facebook</a></footer>',
    '<a href="https://www.instagram.com/gutterguys"><img src="i.png" alt=""></a>',
  ])('are told from its own: %s', (html) => {
    expect(handles(html)).toHaveLength(1)
    expect(profilesOn(html).notProfiles).toEqual([])
  })

  it('are not taken from the people on a page about the team', () => {
    const html = '<h2>Nadia</h2><a href="https://www.instagram.com/nadiaclimbs"><i class="fa-instagram"></i></a>'
    expect(handles(html, 'our-team')).toEqual([])
    expect(handles(html)).toEqual(['nadiaclimbs'])
  })

  it('are not taken from the pages of the artists, partners or suppliers they belong to', () => {
    const link = (handle: string) => `<a href="https://www.instagram.com/${handle}"><i class="fa-instagram"></i></a>`
    const pages = {
      '/': `<footer>${link('tiptopgutters')}</footer>`,
      '/artist/nadia-holt': `<h1>Nadia Holt</h1>${link('nadiaclimbs')}<footer>${link('tiptopgutters')}</footer>`,
      '/contact': link('ourworkshop'),
    }
    const crawled = Object.entries(pages).map(([path, html]) =>
      crawledPage(parsePage(html, `https://tiptopgutters.com.au${path}`)),
    )
    const { profiles, notProfiles } = socialProfiles(crawled, 'Tip Top Gutters')
    expect(profiles.map(({ handle }) => handle)).toEqual(['tiptopgutters', 'ourworkshop'])
    expect(notProfiles).toMatchObject([{ url: 'https://www.instagram.com/nadiaclimbs', someoneElses: true }])
  })

  it('are not taken from a template whose other links were never filled in', () => {
    const html = `<footer><a href="https://www.facebook.com/your_facebook_page">f</a>
      <a href="https://www.instagram.com/pixel_themes">i</a><a href="https://www.youtube.com/@tiptop">y</a></footer>`
    expect(handles(html)).toEqual(['@tiptop'])
  })

  it.each(['yourpage', 'your-business', 'YourFacebookProfile', '@your.username', 'company/yourcompany'])(
    'are not read from the placeholder %s',
    (handle) => {
      const host = handle.startsWith('company') ? 'linkedin' : handle.startsWith('@') ? 'tiktok' : 'facebook'
      expect(targetOf(`https://www.${host}.com/${handle}`)).toMatchObject({ kind: 'not-profile' })
    },
  )

  it('are told from a business whose name begins with "your"', () => {
    expect(targetOf('https://www.facebook.com/yourmovecompany')).toMatchObject({ kind: 'profile' })
  })
})

it('the profile of a partner is not the business’s', () => {
  const link = '<a href="https://www.facebook.com/smithcare">Smith Care</a>'
  const profilesIn = (html: string) =>
    socialProfiles([crawledPage(parsePage(html, 'https://tinycare.com.au/'))], 'Tiny Care').profiles
  expect(profilesIn(`<footer><p>Trusted partner: ${link}</p></footer>`)).toEqual([])
  const card =
    '<a href="https://www.facebook.com/smithcare"><strong>Trusted partner</strong> <span>Smith Care</span></a>'
  expect(profilesIn(`<div>${card}</div>`)).toEqual([])
  expect(profilesIn(`<footer><p>Follow us: ${link}</p></footer>`)).toHaveLength(1)
})

it('the profiles of sponsors are not the business’s, behind their logos nor on a page about them', () => {
  const [own, sponsor, other] = ['oakvaleclub', 'smithpizza', 'jonesbeds'].map(
    (handle) => `https://www.instagram.com/${handle}`,
  )
  const logo = `<section id="sponsors"><p>Thanks to those who support us.</p><a href="${sponsor}"><img src="/s.png" alt="Smith"></a></section>`
  const pages = {
    '/': `<h1>Oakvale Club</h1><main>${logo}</main><footer><a href="${own}">Instagram</a></footer>`,
    '/sponsors': `<h1>Sponsors</h1><main><p>Beds</p><a href="${other}">Follow on Instagram</a></main>`,
  }
  const crawled = Object.entries(pages).map(([path, html]) =>
    crawledPage(parsePage(html, `https://oakvaleclub.org.au${path}`)),
  )
  expect(socialProfiles(crawled, 'Oakvale Club').profiles.map(({ url }) => url)).toEqual([own])
})

it('a profile that the link gives to somebody else is not the business’s, on the home page either', () => {
  const link = '<a href="https://www.facebook.com/smithexcavate" title="Smith Excavation Contractor Facebook"></a>'
  const page = crawledPage(parsePage(`<footer>${link}</footer>`, 'https://explorebruny.com.au/'))
  expect(socialProfiles([page], 'Explore Bruny').profiles).toEqual([])
  expect(socialProfiles([page], 'Smith Holdings').profiles).toHaveLength(1)
})

describe('the credit of the web designer', () => {
  const profilesIn = (html: string) => {
    const url = 'https://joes.com.au/'
    return socialProfiles([crawledPage(parsePage(html, url))], null)
  }
  const link = '<a href="https://www.linkedin.com/company/bright-pixels/posts/">Bright Pixels</a>'

  it.each(['Designed and powered by', 'Website by', 'Built by:', 'Web design by'])(
    'is no profile of the business: %s',
    (words) => {
      const { profiles, notProfiles } = profilesIn(`<footer>© Joe's | ${words} ${link}</footer>`)
      expect(profiles).toEqual([])
      expect(notProfiles).toMatchObject([{ platform: 'linkedin' }])
    },
  )

  it('nor is the page of a person there', () => {
    const maker = '<a href="https://www.linkedin.com/in/bo-marsh/">Bo Marsh</a>'
    expect(profilesIn(`<footer>Developed by ${maker}</footer>`).notProfiles).toEqual([])
    expect(profilesIn(`<footer>Meet ${maker}</footer>`).notProfiles).toHaveLength(1)
  })

  it.each(['Follow', 'Stand by'])('is told from a link of its own: %s', (words) => {
    expect(profilesIn(`<footer>${words} ${link}</footer>`).profiles).toHaveLength(1)
  })
})

it('a page shown in a box beside the text on a guest is not the business’s own, which the footer links to', () => {
  const box =
    '<iframe src="https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Foakvaleanglers%2F"></iframe>'
  const foot = '<footer><a href="https://www.facebook.com/oakvaleclub">Facebook</a></footer>'
  const of = (pages: Record<string, string>) =>
    factsOf(pages, 'https://oakvaleclub.com.au').social.profiles.map(({ handle }) => handle)
  expect(of({ '/': foot, '/anglers': box + foot })).toEqual(['oakvaleclub'])
  expect(of({ '/': '<p>Bowls</p>', '/anglers': box })).toEqual(['oakvaleanglers'])
})

it('a profile that a list of sponsors calls by the name of another is the sponsor’s', () => {
  const own = '<footer><a href="https://www.facebook.com/oakvaleclub">Facebook</a></footer>'
  const sponsor = '<a href="https://www.facebook.com/KitchenArtOakvale">Kitchen Art Oakvale</a>'
  const pages = { '/': `<h1>Oakvale Club</h1>${own}`, '/sponsors': `<h1>Sponsors</h1>${sponsor}${own}` }
  const { profiles } = factsOf(pages, 'https://oakvaleclub.com.au').social
  expect(profiles.map(({ handle }) => handle)).toEqual(['oakvaleclub'])
})

it('the address a picture is from is no profile of the business', () => {
  const caption = '<p>Mary Holt (<a href="https://www.facebook.com/maryholt">https://www.facebook.com/maryholt</a>)</p>'
  const { profiles } = factsOf({ '/': caption }, 'https://maryholt.com.au').social
  expect(profiles).toEqual([])
})

it("Facebook's page plugin shows the page of the business", () => {
  const html = `<iframe src="https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fmaryholt%2F&tabs=timeline"></iframe>`
  const { profiles } = socialProfiles([crawledPage(parsePage(html, 'https://maryholt.com.au/'), 0)], null)
  expect(profiles).toMatchObject([{ platform: 'facebook', handle: 'maryholt', where: 'link' }])
})

it('the profile on a card with the name of a partner is the partner’s', () => {
  const card = (name: string, handle: string) =>
    `<div><h3>${name}</h3><p>See more.</p><a href="https://www.facebook.com/${handle}">Visit</a></div>`
  const site = `<title>Ash Care</title><h2>Around us</h2>${card('Ash Care Facebook', 'ashcare')}${card('Community Care Sakura', 'Communitycaresakura')}`
  expect(factsOf({ '/': site }).social.profiles.map(({ handle }) => handle)).toEqual(['ashcare'])
})
