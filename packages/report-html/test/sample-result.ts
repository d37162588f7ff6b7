import type { AuditResult } from '@findable/contracts'
import { sampleComponents } from './sample-components.ts'

/** A whole audit of a plumber's middling website, as rich as a real one. */
export const sampleResult = (): AuditResult => ({
  engineVersion: '1.0.0',
  target: { input: 'harbourlaneplumbing.com.au', url: 'https://harbourlaneplumbing.com.au/', host: 'harbourlaneplumbing.com.au' },
  auditedAt: '2026-11-16T02:14:09.000Z',
  identity: {
    name: 'Harbour Lane Plumbing', variations: ['Harbour Lane Plumbing Pty Ltd'], suburb: 'Marrickville', state: 'NSW',
    postcode: '2204', phone: '02 9555 0187', abn: '51824753556', confidence: 0.9,
  },
  industry: { industry: 'Trades & Services', confidence: 0.93 },
  overallScore: 61, coverage: 0.58, measured: 18, applicable: 27,
  pillars: [
    { id: 'searchPresence', title: 'Search presence', weight: 0.25, score: 78, coverage: 0.55, measured: 2, applicable: 4 },
    { id: 'websiteOptimization', title: 'Website', weight: 0.25, score: 67, coverage: 1, measured: 8, applicable: 8 },
    { id: 'socialMediaPresence', title: 'Social media', weight: 0.1, score: 63, coverage: 0.7, measured: 3, applicable: 5 },
    { id: 'reviewsRating', title: 'Reviews and rating', weight: 0.2, score: 49, coverage: 0.3, measured: 2, applicable: 6 },
    { id: 'localSeo', title: 'Local search', weight: 0.2, score: 44, coverage: 0.65, measured: 3, applicable: 4 },
  ],
  components: sampleComponents(),
  strengths: [
    { components: ['ssl'], title: 'Your site is secure', text: 'Every page we read is encrypted and the certificate is good until 2 February 2027. No browser warns your visitors away.' },
    { components: ['indexation'], title: 'Google may list all your pages', text: 'Nothing blocks search engines, and your sitemap names nearly every page.' },
    { components: ['mobile-friendly'], title: 'It works on a phone', text: 'Pages fit the screen and your number can be tapped to call, which is what most people do.' },
    { components: ['header-structure'], title: 'Clear headings', text: 'Nearly every page has one main heading that says what the page is about.' },
  ],
  weaknesses: [
    { components: ['local-keywords'], title: "Your site doesn't say which suburbs you serve", text: 'People search "plumber Marrickville". Your page titles name no suburb, so those searches find somebody else.' },
    { components: ['meta-tags'], title: 'Nine pages share one title', text: 'In a list of results nobody can tell your pages apart.' },
    { components: ['structured-data'], title: 'Search engines must guess your details', text: 'Your pages carry no business markup, a hidden label that states your name, address and phone.' },
    { components: ['local-listings'], title: 'You are in one of five directories', text: 'Customers compare plumbers on directories before they call. We found you on one of the five that matter.' },
    { components: ['nap-consistency'], title: 'Two phone numbers', text: 'The footer says 02 9555 0187, the contact page 0412 555 019. Customers and search engines cannot tell which is right.' },
  ],
  tips: [
    {
      components: ['meta-tags', 'local-keywords'], title: 'Give every page its own title, with your suburb in it', gain: 6.4, ease: 3,
      text: 'The title is the blue line that people click in search results. Yours says "Harbour Lane Plumbing" on nine pages.',
      steps: ['Open the page settings of your home page.', 'Paste the title and the description below.', 'Do the same for each service page: service first, then suburb, then your name.'],
    },
    {
      components: ['structured-data'], title: 'Add a business label to your home page', gain: 2.5, ease: 2,
      text: 'It tells search engines your name, address and phone without guessing. Visitors do not see it.',
      steps: ['Copy the text below.', 'Paste it into the "header code" box of your website builder, or send it to whoever looks after your site.'],
    },
    {
      components: ['nap-consistency'], title: 'Use one phone number everywhere', gain: 2.3, ease: 3,
      text: 'Your footer and your contact page disagree.',
      steps: ['Choose the number you answer.', 'Change the other one on your website.', 'Check your directory listings for the old number.'],
    },
    {
      components: ['local-listings'], title: 'Get listed where people look for plumbers', gain: 4.1, ease: 2,
      text: 'Each listing is one more place to be found, and it confirms your address.',
      steps: ['Claim your free listing on Yellow Pages, True Local and Word of Mouth.', 'Use the same name, address and phone on each.', 'Add your business to OpenStreetMap; it feeds many phone maps.'],
    },
    {
      components: ['alt-text'], title: 'Describe your pictures', gain: 1.3, ease: 2,
      text: 'A good description says what is in the picture: "New hot water system on a brick wall in Marrickville".',
      steps: ['Open your picture library.', 'Write one short sentence for each picture, starting with the home page.'],
    },
  ],
  fixes: {
    title: 'Plumber in Marrickville NSW | Harbour Lane Plumbing',
    description: 'Harbour Lane Plumbing in Marrickville: blocked drains, hot water, gas fitting and leaking taps. Call 02 9555 0187.',
    jsonLd: JSON.stringify(
      {
        '@context': 'https://schema.org', '@type': 'Plumber', name: 'Harbour Lane Plumbing', url: 'https://harbourlaneplumbing.com.au/', telephone: '+61 2 9555 0187',
        address: { '@type': 'PostalAddress', streetAddress: '12 Harbour Lane', addressLocality: 'Marrickville', addressRegion: 'NSW', postalCode: '2204', addressCountry: 'AU' },
      },
      null, 2,
    ),
  },
  competitors: [
    { name: 'Cooks River Plumbing', url: 'https://cooksriverplumbing.com.au/', score: 74, coverage: 0.41 },
    { name: 'Sydenham Drains & Gas', url: 'https://sydenhamdrains.com.au/', score: 58, coverage: 0.41 },
    { name: 'Inner West Hot Water', url: 'https://innerwesthotwater.com.au/', score: null, coverage: 0 },
  ],
  competitorsNote: 'We took the plumbers nearest to Marrickville that OpenStreetMap knows and that have a website, and checked their home pages the same way as yours.',
  sources: [
    { id: 'website-crawl', title: 'Your website', outcome: 'gathered', reason: null, attribution: null },
    { id: 'tls-certificate', title: 'Security certificate', outcome: 'gathered', reason: null, attribution: null },
    { id: 'google-places', title: 'Google Places', outcome: 'unavailable', reason: 'No key is set on this installation.', attribution: null },
    { id: 'brave-search', title: 'Brave Search', outcome: 'unavailable', reason: 'No key is set on this installation.', attribution: null },
    { id: 'openstreetmap', title: 'OpenStreetMap', outcome: 'gathered', reason: null, attribution: '© OpenStreetMap contributors, ODbL' },
    { id: 'pagespeed', title: 'PageSpeed Insights', outcome: 'unavailable', reason: 'No key is set on this installation.', attribution: null },
    { id: 'abn-lookup', title: 'Australian Business Register', outcome: 'unavailable', reason: 'The register did not answer in time.', attribution: null },
  ],
})
