import type { Facts } from '../../src/facts/facts.ts'
import { noneAsked } from '../../src/sources/source-list.ts'
import { crawlOf, origin, readAt, type TestSite } from './good-crawl.ts'

/** The facts of the good site, written by hand, so that a component is tested alone. */
export const factsOf = (site: TestSite): Facts => {
  const page = (path: string) => origin + path
  const quote = 'Wattle & Wire Electrical, 12 Illawarra Road, Marrickville NSW 2204'
  return {
    site: { url: `${origin}/`, origin, host: 'wattlewire.com.au', aliases: [] },
    crawl: { outcome: 'gathered', at: readAt, data: crawlOf(site) },
    tls: { outcome: 'gathered', at: readAt, data: site.tls },
    identity: {
      name: 'Wattle & Wire Electrical',
      variations: [],
      suburb: 'Marrickville',
      state: 'NSW',
      postcode: '2204',
      phone: '02 9555 0123',
      abn: null,
      confidence: 0.9,
      confidences: { name: 0.95, suburb: 0.9, state: 0.9, postcode: 0.9, phone: 0.95, abn: 0 },
      address: '12 Illawarra Road, Marrickville NSW 2204',
      abroad: null,
      areas: ['Marrickville', 'Inner West', 'Newtown'],
      seen: [{ part: 'suburb', value: 'Marrickville', url: page('/'), quote }],
    },
    industry: {
      industry: 'Trades & Services',
      confidence: 0.95,
      because: 'markup',
      url: page('/'),
      quote: 'Electrician',
    },
    trade: { name: 'electrician' },
    contact: {
      phones: ['/', '/contact'].flatMap((path) => [
        {
          national: '02 9555 0123',
          raw: '(02) 9555 0123',
          url: page(path),
          where: 'text' as const,
          quote: 'Call (02) 9555 0123',
        },
        {
          national: '02 9555 0123',
          raw: 'tel:+61295550123',
          url: page(path),
          where: 'tel-link' as const,
          quote: '(02) 9555 0123',
        },
      ]),
      samples: [],
      faxes: [],
      foreign: [],
      emails: [{ address: 'hello@wattlewire.com.au', url: page('/contact') }],
      addresses: [
        {
          street: '12 Illawarra Road',
          suburb: 'Marrickville',
          state: 'NSW',
          postcode: '2204',
          raw: '12 Illawarra Road, Marrickville NSW 2204',
          url: page('/'),
          where: 'text',
        },
        {
          street: '12 Illawarra Rd',
          suburb: 'Marrickville',
          state: 'NSW',
          postcode: '2204',
          raw: '12 Illawarra Rd, Marrickville, NSW, 2204',
          url: page('/'),
          where: 'markup',
        },
      ],
      names: [
        { name: 'Wattle & Wire Electrical', url: page('/'), where: 'markup' },
        { name: 'Wattle and Wire Electrical Pty Ltd', url: page('/'), where: 'copyright' },
      ],
      openingHours: [],
    },
    social: {
      profiles: [
        {
          platform: 'facebook',
          url: 'https://www.facebook.com/wattlewire',
          handle: 'wattlewire',
          foundOn: page('/'),
          where: 'link',
        },
        {
          platform: 'facebook',
          url: 'https://www.facebook.com/wattlewire',
          handle: 'wattlewire',
          foundOn: page('/'),
          where: 'sameAs',
        },
        {
          platform: 'instagram',
          url: 'https://www.instagram.com/wattlewire',
          handle: 'wattlewire',
          foundOn: page('/'),
          where: 'link',
        },
        {
          platform: 'instagram',
          url: 'https://www.instagram.com/wattlewire',
          handle: 'wattlewire',
          foundOn: page('/'),
          where: 'sameAs',
        },
      ],
      directories: [
        { directory: 'hipages', url: 'https://hipages.com.au/connect/wattlewire', foundOn: page('/') },
        {
          directory: 'Yellow Pages',
          url: 'https://www.yellowpages.com.au/nsw/marrickville/wattle-wire-1',
          foundOn: page('/'),
        },
      ],
      notProfiles: [],
      reviewLinks: [{ service: 'google', url: 'https://g.page/r/wattlewire/review', foundOn: page('/') }],
    },
    services: [
      {
        name: 'Switchboard upgrades',
        url: page('/services/switchboard-upgrades'),
        quote: 'Switchboard upgrades in Marrickville',
        page: page('/services/switchboard-upgrades'),
      },
      {
        name: 'LED lighting',
        url: page('/services/led-lighting'),
        quote: 'LED lighting for Inner West homes',
        page: page('/services/led-lighting'),
      },
    ],
    ...noneAsked('Not asked in this test.'),
    ...site.facts,
  }
}
