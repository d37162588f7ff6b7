import type { Identity } from '@findable/contracts'
import type { OutsideGatherings } from '../sources/outside/outside-data.ts'
import type { PhoneMeasures } from '../sources/rendered/phone-measures.ts'
import type { Gathered, TlsCertificate, WebsiteCrawl } from '../sources/source.ts'

/** Everything a component may ask for. Each names the facts it needs and gets only those. */
export interface Facts extends WebsiteFacts, OutsideGatherings {
  crawl: Gathered<WebsiteCrawl>
  tls: Gathered<TlsCertificate>
  /** The home page at the size of a phone. */
  phone: Gathered<PhoneMeasures>
}

/** What is derived from the website alone, once; small compared with the pages it comes from. */
export interface WebsiteFacts {
  /** The website after redirects: origin and host without www, and the other hosts that lead to it. */
  site: { url: string; origin: string; host: string; aliases: string[] }
  identity: Identity & {
    /** Where each part was read, for evidence: its address and a quote. */
    seen: {
      part: 'name' | 'suburb' | 'state' | 'postcode' | 'phone' | 'abn' | 'address'
      value: string
      url: string
      quote: string
    }[]
    /** Street address as found, on one line. */
    address: string | null
    /** Why the business seems to be outside Australia, as the end of a sentence; null when it does not. */
    abroad: string | null
    /** Suburbs, regions and service areas the site itself names; those that present the business first. */
    areas: string[]
  }
  industry: { industry: string; confidence: number; because: string; url: string | null; quote: string | null }
  /** `name` is in the words people search with, "electrician"; null when the website does not make it clear. */
  trade: { name: string | null }
  contact: ContactDetails
  social: SocialProfiles
  /**
   * What the site calls its services, in its own words. `page` is the address that the entry or card of the service leads
   * to, which may not have been read; null where it leads to none of its own.
   */
  services: { name: string; url: string; quote: string; page: string | null }[]
}

/** A part of the identity and where it was read. */
export type Seen = Facts['identity']['seen'][number]

/** Every mention of name, address and phone on the site, page by page, to check that they agree. */
export interface ContactDetails {
  phones: { national: string; raw: string; url: string; where: 'tel-link' | 'text' | 'markup'; quote: string }[]
  /** Numbers that stand for none, such as "0412 345 678": left over from a template, never listed among the phones. */
  samples: ContactDetails['phones']
  /** Numbers the site calls a fax; never listed among the phones. */
  faxes: ContactDetails['phones']
  /** Numbers in other countries, from links and markup. */
  foreign: { international: string; url: string; quote: string }[]
  emails: { address: string; url: string }[]
  addresses: {
    street: string | null
    suburb: string | null
    state: string | null
    postcode: string | null
    raw: string
    url: string
    where: 'text' | 'markup'
  }[]
  names: {
    name: string
    url: string
    where: 'markup' | 'title' | 'footer' | 'og:site_name' | 'copyright' | 'logo' | 'text'
  }[]
  openingHours: { url: string; quote: string; where: 'text' | 'markup' }[]
}

export interface SocialProfiles {
  profiles: { platform: SocialPlatform; url: string; handle: string; foundOn: string; where: 'link' | 'sameAs' }[]
  directories: { directory: string; url: string; foundOn: string }[]
  /**
   * Addresses on social platforms that are not profiles of the business: share buttons, posts, plugins; and, with
   * `someoneElses`, profiles that seem to belong to other people or businesses.
   */
  notProfiles: {
    platform: SocialPlatform
    url: string
    foundOn: string
    where: 'link' | 'sameAs'
    someoneElses?: true
  }[]
  /** Links for leaving or reading reviews: Google review links, directory review pages, widgets. */
  reviewLinks: { service: string; url: string; foundOn: string }[]
}

export const socialPlatforms = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok', 'pinterest'] as const
export type SocialPlatform = (typeof socialPlatforms)[number]
