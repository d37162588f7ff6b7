/** Names, web terms and other words in the guides that are not in the Australian dictionary. */
const places = 'Subiaco Newtown Norwood Noosa Marrickville Enmore Fremantle Belconnen Jindabyne Parramatta Braddon'
const names = 'Watel Bakehouse Priya VoiceOver TalkBack Shopify Squarespace Wix PageSpeed WhatsApp Meta LinkedIn TikTok'
const more = 'Snapchat Tripadvisor hipages Oneflare OpenStreetMap Bing HairSalon LocalBusiness sameAs ABN GST ASIC ACCC'
const terms =
  'ACMA WCAG SEO QBCC NVH IMG SSL http https Https www noindex viewport validator PDFs Lorem ipsum px Wi Fi th Pty'
const words = 'café cafés influencers recency removalist naturopath unstaffed else'

export const knownWords: ReadonlySet<string> = new Set([places, names, more, terms, words].join(' ').split(' '))
