import {
  pillarIds,
  pillars,
  type ComponentResult,
  type Evidence,
  type Finding,
  type PillarId,
} from '@findable/contracts'

/** The components of a plumber's website, as the engine returns them without any key. */

const at = '2026-11-16T02:14:09.000Z'
const site = 'https://harbourlaneplumbing.com.au'

type Seen = [saw: string, path?: string, quote?: string]
interface Sample {
  title: string
  score?: number
  weight: number
  seen?: Seen[]
  findings?: [Finding['kind'], string][]
  reason?: string
  source?: string
}

const noPlaces = 'This needs a Google Places key, and this installation has none.'
const noPlatforms =
  'Facebook and Instagram do not tell outside services how many people follow a page, or when it last posted.'

const samples: Record<string, Sample> = {
  'google-maps': { title: 'Google Maps ranking', weight: 0.3, reason: noPlaces },
  keyword: {
    title: 'Service keywords',
    score: 62,
    weight: 0.25,
    seen: [
      ['The home page title names the trade but no service.', '/', 'Harbour Lane Plumbing | Home'],
      [
        '"Blocked drains" is in a heading and the text of its own page.',
        '/blocked-drains',
        'Blocked drains cleared the same day',
      ],
      [
        '"Hot water" is named on the home page only, inside a list.',
        '/',
        'Hot water, gas fitting, leaking taps, bathroom renovations',
      ],
      ['"Gas fitting" has no page and no heading of its own.', '/'],
    ],
    findings: [
      [
        'problem',
        'Two of your four services have no page of their own. People search "hot water repair Marrickville" and find a page that talks about hot water and nothing else.',
      ],
      ['strength', 'Your blocked-drains page answers the search it should.'],
    ],
  },
  'branded-search': {
    title: 'Searches for your name',
    weight: 0.15,
    reason: 'This needs a Brave Search key, and this installation has none.',
  },
  indexation: {
    title: 'Search indexation',
    score: 91,
    weight: 0.3,
    seen: [
      ['The home page answers 200 and carries no noindex.', '/'],
      ['robots.txt lets Googlebot read every page we looked at.', '/robots.txt', 'User-agent: *\nDisallow: /wp-admin/'],
      ['The sitemap lists 14 pages; 12 of the 13 pages we read are in it.', '/sitemap.xml'],
      ['One page is missing from the sitemap.', '/blocked-drains'],
    ],
    findings: [['strength', 'Search engines may read and list all of your pages.']],
  },
  'meta-tags': {
    title: 'Page titles and descriptions',
    score: 48,
    weight: 0.15,
    seen: [
      ['9 of 13 pages share the same title.', '/about', 'Harbour Lane Plumbing'],
      ['4 of 13 pages have a description.', '/', 'Your local plumber for all jobs big and small.'],
      [
        'This title is 74 characters long and may be cut in results.',
        '/blocked-drains',
        'Blocked Drains Cleared Same Day by Licensed Local Plumbers Harbour Lane',
      ],
    ],
    findings: [
      [
        'problem',
        'Nine of your pages share one title, "Harbour Lane Plumbing". In a list of results nobody can tell which page is about what.',
      ],
    ],
  },
  'header-structure': {
    title: 'Headings',
    score: 84,
    weight: 0.1,
    seen: [
      ['11 of 13 pages have exactly one main heading.'],
      ['This page has three main headings.', '/services', 'Our services'],
    ],
    findings: [['strength', 'Nearly all of your pages have one clear main heading.']],
  },
  'alt-text': {
    title: 'Picture descriptions',
    score: 35,
    weight: 0.08,
    seen: [
      ['7 of 31 meaningful pictures have a useful description.'],
      ['This picture is described by its file name.', '/gallery', 'IMG_2291.jpg'],
    ],
    findings: [
      [
        'problem',
        '24 of your 31 pictures have no useful description, so image search and people who cannot see them get nothing.',
      ],
    ],
  },
  ssl: {
    title: 'Security certificate',
    score: 100,
    weight: 0.15,
    source: 'tls-certificate',
    seen: [
      ['The certificate is valid for this name until 2 February 2027.', '/'],
      ['http:// leads to https:// at once.', '/'],
    ],
    findings: [['strength', 'Your site is secure on every page we read. No browser warns your visitors away.']],
  },
  'mobile-friendly': {
    title: 'Phone-friendliness',
    score: 88,
    weight: 0.17,
    seen: [
      [
        'The page sets its width to the screen and lets people zoom.',
        '/',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
      ],
      ['The phone number is a link that can be tapped.', '/contact', '02 9555 0187'],
    ],
    findings: [['strength', 'Your pages fit a phone screen, and your number can be tapped to call.']],
  },
  'structured-data': {
    title: 'Structured data',
    score: 0,
    weight: 0.1,
    seen: [['We looked for JSON-LD and microdata on 13 pages and found neither.']],
    findings: [
      [
        'problem',
        'Your site has no business markup, so search engines must guess your name, address and phone from the text.',
      ],
    ],
  },
  'content-quality': {
    title: 'Website content',
    score: 66,
    weight: 0.15,
    seen: [
      ['There are pages for services, contact and about.', '/services'],
      ['There is no page that answers common questions.'],
      ['The home page has 212 words of text.', '/'],
    ],
    findings: [
      [
        'problem',
        'You have no page with the questions that customers ask on the phone: price, call-out fee, how soon you can come.',
      ],
    ],
  },
  'link-structure': {
    title: 'Links and navigation',
    score: 72,
    weight: 0.1,
    seen: [
      ['All 13 pages are within two clicks of the home page.'],
      ['This link leads to a page that is gone (404).', '/services', 'Bathroom renovations'],
      ['Six links say only "Read more".', '/', 'Read more'],
    ],
    findings: [
      ['problem', 'The link to your bathroom renovations page is broken.'],
      ['note', 'Links that say "Read more" tell nobody what comes next.'],
    ],
  },
  'social-media': {
    title: 'Social media links',
    score: 75,
    weight: 0.25,
    seen: [
      ['The footer links to a Facebook page.', '/', 'facebook.com/harbourlaneplumbing'],
      ['Shared links carry a picture and a title.', '/', 'og:image'],
    ],
    findings: [['strength', 'Your website leads to your Facebook page from every page.']],
  },
  'platform-presence': {
    title: 'Platforms you are on',
    score: 55,
    weight: 0.3,
    seen: [['Facebook is linked; Instagram and YouTube are not.', '/']],
    findings: [
      ['problem', 'We found you on one platform. Most trades in your industry also show finished jobs on Instagram.'],
    ],
  },
  'follower-metrics': { title: 'Followers', weight: 0.1, reason: noPlatforms },
  'profile-activity': { title: 'Recent activity', weight: 0.2, reason: noPlatforms },
  'platform-relevance': {
    title: 'Right platforms',
    score: 60,
    weight: 0.15,
    seen: [['Of the platforms that customers of trades use most, you are on Facebook.', '/']],
    findings: [['note', 'Facebook is the right first platform for a plumber.']],
  },
  reviews: {
    title: 'Places to leave a review',
    score: 40,
    weight: 0.15,
    seen: [
      ['One review link leads to productreview.com.au.', '/testimonials', 'Read our reviews'],
      ['No link asks a happy customer to leave a review.'],
    ],
    findings: [['problem', 'Nothing on your site asks a happy customer for a review.']],
  },
  'star-rating': { title: 'Star rating', weight: 0.25, reason: noPlaces },
  'review-volume': { title: 'Number of reviews', weight: 0.2, reason: noPlaces },
  'review-recency': { title: 'Newest reviews', weight: 0.15, reason: noPlaces },
  'review-response': {
    title: 'Answers to reviews',
    weight: 0.1,
    reason: 'No service tells us whether reviews were answered.',
  },
  'website-testimonials': {
    title: 'Testimonials on your site',
    score: 58,
    weight: 0.15,
    seen: [
      [
        'Five testimonials, each with a first name, none with a date.',
        '/testimonials',
        '"On time, tidy and fair. Would call again." – Maria',
      ],
      ['None says where it was first posted.', '/testimonials'],
    ],
    findings: [
      ['problem', 'Your testimonials have no dates and no source, so a careful reader cannot tell how real they are.'],
    ],
  },
  'local-listings': {
    title: 'Local directories',
    score: 30,
    weight: 0.2,
    source: 'openstreetmap',
    seen: [
      ['We looked for your business on OpenStreetMap within 2 km of Marrickville and did not find it.'],
      ['Your site links to one directory, hipages.com.au.', '/'],
    ],
    findings: [['problem', 'You are in one of the five directories people expect a plumber in.']],
  },
  'nap-consistency': {
    title: 'Name, address and phone',
    score: 70,
    weight: 0.25,
    seen: [
      ['The phone number in the footer is 02 9555 0187.', '/', '(02) 9555 0187'],
      ['The contact page gives another number.', '/contact', '0412 555 019'],
      ['The name is the same on all 13 pages.'],
    ],
    findings: [
      ['problem', 'Your footer and your contact page give two different phone numbers. Pick one for every page.'],
    ],
  },
  'local-keywords': {
    title: 'Suburbs you serve',
    score: 25,
    weight: 0.2,
    seen: [
      ['No page title names a suburb or region.', '/', 'Harbour Lane Plumbing | Home'],
      ['"Marrickville" appears once, in the footer address.', '/', '12 Harbour Lane, Marrickville NSW 2204'],
    ],
    findings: [
      [
        'problem',
        'Your site does not say which suburbs you serve. People search "plumber Marrickville"; put the suburb in the page title.',
      ],
    ],
  },
  'google-business-profile': { title: 'Google Business Profile', weight: 0.35, reason: noPlaces },
}

const toEvidence =
  (source: string) =>
  ([saw, path, quote]: Seen): Evidence => ({
    saw,
    at,
    source,
    url: path === undefined ? null : site + path,
    ...(quote !== undefined && { quote }),
  })

const toComponent = (pillar: PillarId, id: string): ComponentResult => {
  const { title, score, weight, seen = [], findings = [], reason, source = 'website-crawl' } = samples[id]!
  return {
    id,
    pillar,
    title,
    weight,
    maxScore: 100,
    criteria: `How "${title.toLowerCase()}" is scored: the share of pages that pass, out of 100. The threshold is our judgement.`,
    outcome: score === undefined ? 'notMeasured' : 'scored',
    score: score ?? null,
    confidence: score === undefined ? 0 : 0.9,
    evidence: seen.map(toEvidence(source)),
    findings: findings.map(([kind, text]) => ({ kind, text })),
    reason: reason ?? null,
  }
}

export const sampleComponents = (): ComponentResult[] =>
  pillarIds.flatMap((pillar) => pillars[pillar].components.map((id) => toComponent(pillar, id)))
