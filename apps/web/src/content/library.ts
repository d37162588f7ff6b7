import { guidePath, pillarIds, pillars } from '@findable/contracts/customer'
import { cards } from './guides/cards.ts'
import type { TemplateId } from './guides/guide.ts'
import { sheetPath, sheetTitles } from './templates/sheets.ts'

/** One entry of the library. */
export interface Resource {
  kind: 'guide' | 'template'
  /** The heading it is listed under. */
  group: string
  /** What it answers or is, in a few words. */
  topic: string
  title: string
  about: string
  /** Its page or file; null while there is none. */
  to: string | null
  /** Everyday words people search with, beyond those in topic, title and about. */
  words: readonly string[]
}

/** Everyday words for each guide, by component. */
const words: Record<string, readonly string[]> = {
  'google-maps': ['pin', 'near me', 'directions', 'location', 'three pack', 'local pack', 'gmb'],
  keyword: ['seo', 'search terms', 'services', 'phrases', 'service page', 'what people type'],
  'branded-search': ['business name', 'brand', 'domain', 'my own name', 'trade mark', 'first on google'],
  indexation: ['noindex', 'index', 'robots', 'sitemap', 'not on google', 'hidden', 'search console', 'crawl'],
  'meta-tags': ['title tag', 'meta', 'snippet', 'search result', 'blue link', 'seo title', 'characters'],
  'header-structure': ['h1', 'h2', 'headings', 'header', 'headline', 'titles on the page', 'outline'],
  'alt-text': ['photo', 'image', 'picture', 'pics', 'accessibility', 'blind', 'screen reader', 'jpg'],
  ssl: ['https', 'padlock', 'certificate', 'secure', 'security', 'not secure', 'warning', 'encryption', 'tls'],
  'mobile-friendly': [
    'phone',
    'mobile',
    'smartphone',
    'responsive',
    'fast',
    'slow',
    'speed',
    'zoom',
    'thumb',
    'iphone',
  ],
  'structured-data': ['schema', 'json-ld', 'markup', 'rich results', 'code', 'schema.org', 'ai', 'assistant'],
  'content-quality': [
    'text',
    'writing',
    'copy',
    'words per page',
    'blog',
    'prices',
    'faq',
    'about us',
    'licence number',
  ],
  'link-structure': [
    '404',
    'broken',
    'menu',
    'dead link',
    'page not found',
    'click here',
    'redirect',
    'internal links',
  ],
  'social-media': [
    'facebook',
    'instagram',
    'insta',
    'share',
    'sharing',
    'open graph',
    'icons',
    'whatsapp',
    'links to socials',
  ],
  'platform-presence': [
    'facebook',
    'instagram',
    'insta',
    'linkedin',
    'tiktok',
    'youtube',
    'socials',
    'page',
    'account',
    'locked out',
  ],
  'follower-metrics': [
    'followers',
    'likes',
    'audience',
    'influencer',
    'insights',
    'statistics',
    'insta',
    'buy followers',
  ],
  'profile-activity': [
    'posting',
    'post',
    'how often',
    'facebook',
    'insta',
    'content ideas',
    'what to post',
    'calendar',
    'competition',
  ],
  'platform-relevance': [
    'tiktok',
    'linkedin',
    'pinterest',
    'which platform',
    'audience',
    'under 16',
    'teenagers',
    'insta',
    'facebook',
  ],
  reviews: ['stars', 'google review', 'feedback', 'ask for reviews', 'qr code', 'review link', 'spam act', 'ratings'],
  'star-rating': [
    'stars',
    'rating',
    'bad review',
    'one star',
    'five star',
    'score',
    'complaints',
    'remove a review',
    'defamation',
  ],
  'review-volume': [
    'stars',
    'how many reviews',
    'more reviews',
    'number of reviews',
    'fake reviews',
    'buy reviews',
    'ratings',
  ],
  'review-recency': ['stars', 'new reviews', 'recent', 'old reviews', 'latest', 'sentiment', 'fresh'],
  'review-response': [
    'reply',
    'replies',
    'answer',
    'respond',
    'stars',
    'bad review',
    'negative',
    'privacy',
    'apologise',
  ],
  'website-testimonials': [
    'praise',
    'quotes',
    'stars',
    'social proof',
    'widget',
    'ahpra',
    'health',
    'dentist',
    'physio',
    'recommendation',
  ],
  'local-listings': [
    'yellow pages',
    'true local',
    'hipages',
    'apple maps',
    'bing',
    'openstreetmap',
    'tripadvisor',
    'citations',
    'directory',
  ],
  'nap-consistency': [
    'nap',
    'abn',
    'asic',
    'moved',
    'new address',
    'new number',
    'old number',
    'business details',
    'relocation',
  ],
  'local-keywords': [
    'suburb',
    'area',
    'near me',
    'town',
    'local seo',
    'service area',
    'landing page',
    'location page',
    'region',
  ],
  'google-business-profile': [
    'gmb',
    'google my business',
    'gbp',
    'opening hours',
    'verify',
    'verification',
    'photos',
    'maps',
    'holiday hours',
  ],
}

const written: Resource[] = pillarIds.flatMap((pillar) =>
  pillars[pillar].components.map((id): Resource => ({
    kind: 'guide',
    group: pillars[pillar].title,
    ...cards[id]!,
    to: guidePath(id),
    words: words[id] ?? [],
  })),
)

/** The same guides, listed by the question an owner starts from. */
const otherDoors: Resource[] = [
  {
    kind: 'guide',
    group: 'Questions owners ask',
    topic: 'Wrong opening hours on Google',
    title: 'Google Says You’re Closed—and You’re Standing Behind the Counter?',
    about: 'Where hours, holidays and “temporarily closed” are set, and how to put them right today.',
    to: `${guidePath('google-business-profile')}#step-2`,
    words: ['hours', 'closed', 'public holiday', 'open', 'christmas', 'easter', 'anzac day'],
  },
  {
    kind: 'guide',
    group: 'Questions owners ask',
    topic: 'A bad review you didn’t deserve',
    title: 'One Star From Someone You’ve Never Met? Here’s What You Can Do',
    about: 'What Google removes, what it leaves, and why one bad review weighs less the more there are.',
    to: `${guidePath('star-rating')}#step-3`,
    words: ['fake review', 'unfair', 'report a review', 'delete', 'remove', 'one star', 'competitor'],
  },
]

const comingSoon: Resource[] = [
  {
    topic: 'Answers from AI assistants',
    title: 'When Customers Ask an AI, Will It Name You?',
    about: 'What assistants read about a local business, and what you can and can’t do about it.',
    words: ['chatgpt', 'ai', 'gemini', 'ai overview', 'assistant'],
  },
  {
    topic: 'Paid ads for one suburb',
    title: 'Ads in a Small Town—When They Pay, and When They Don’t',
    about: 'A first campaign with a limit you set, and the three numbers that tell you whether to stop.',
    words: ['google ads', 'adwords', 'advertising', 'facebook ads', 'pay per click'],
  },
  {
    topic: 'Email newsletters',
    title: 'Your Regulars Want to Hear From You—Within the Spam Act',
    about: 'A short letter four times a year, to people who said yes.',
    words: ['newsletter', 'mail', 'mailchimp', 'email marketing'],
  },
  {
    topic: 'Booking online',
    title: 'Every Extra Tap Loses a Booking—Count Yours',
    about: 'Forms, calendars and payment pages that people finish on a phone.',
    words: ['booking', 'calendar', 'appointment', 'form', 'book online'],
  },
].map((entry): Resource => ({ kind: 'guide', group: 'Coming soon', to: null, ...entry }))

const templateCards: Record<TemplateId, Pick<Resource, 'topic' | 'about' | 'words'>> = {
  'business-profile-checklist': {
    topic: 'Google Business Profile',
    about: 'One page from claiming your profile to the tenth photo, with boxes to tick and your holiday hours.',
    words: ['gmb', 'gbp', 'maps', 'printable'],
  },
  'review-request-scripts': {
    topic: 'Asking for reviews',
    about: 'A text, an email, an invoice line and eight cards with a place for your QR code, all within the rules.',
    words: ['stars', 'sms', 'text message', 'qr code', 'card', 'printable', 'ask'],
  },
  'social-posting-planner': {
    topic: 'Social posts',
    about: 'Twelve lines for twelve photos, each with its sentence and suburb.',
    words: ['facebook', 'instagram', 'insta', 'calendar', 'printable', 'posting'],
  },
  'business-details-tracker': {
    topic: 'Name, address and phone',
    about: 'Your master card, and a line for each of the places that show your details.',
    words: ['nap', 'directories', 'abn', 'logins', 'printable'],
  },
  'website-content-planner': {
    topic: 'Website pages',
    about: 'One sheet a page: who searches, in what words, and the questions it has to answer.',
    words: ['copy', 'text', 'seo', 'printable', 'title', 'headings'],
  },
}

const templates = (Object.keys(templateCards) as TemplateId[]).map((id): Resource => ({
  kind: 'template',
  group: 'Templates to print',
  ...templateCards[id],
  title: sheetTitles[id],
  to: sheetPath(id),
}))

/** The whole library, in the order it is listed. */
export const library: readonly Resource[] = [...templates, ...written, ...otherDoors, ...comingSoon]
