import type { AuditResult, ComponentResult } from '@findable/contracts'
import { sampleResult } from './sample-result.ts'

type Sample = [score: number, source: string, saw: string, url: string, finding: string]

const search = 'https://www.google.com/maps/search/?api=1&query=plumber%20Marrickville%20NSW'
const place = 'https://www.google.com/maps/place/?q=place_id:ChIJharbourlanesample'

/** What the sources with a key add to the sample: in our own words, without quotes. */
const outside: Record<string, Sample> = {
  'google-maps': [
    60,
    'google-places',
    'A search of Google\'s places for "plumber Marrickville NSW" shows your business fourth to tenth.',
    search,
    'Google Maps shows you among the first ten for "plumber Marrickville NSW", but not the first three.',
  ],
  'branded-search': [
    100,
    'brave-search',
    'In a web search for "Harbour Lane Plumbing" your website is first.',
    'https://search.brave.com/search?q=Harbour%20Lane%20Plumbing',
    'Your website comes first when somebody searches for your name.',
  ],
  'star-rating': [
    75,
    'google-places',
    'Your average rating on Google is between 4 and 4.5 stars.',
    place,
    'Your rating on Google is between 4 and 4.5 stars.',
  ],
  'review-volume': [
    50,
    'google-places',
    'You have fewer than 20 reviews on Google.',
    place,
    'Ask for reviews: with fewer than 20, one bad day weighs much.',
  ],
  'review-recency': [
    100,
    'google-places',
    'The newest review among those Google shows us is not older than 30 days.',
    place,
    'Your Google reviews are fresh.',
  ],
  'google-business-profile': [
    85,
    'google-places',
    'It has a link to your website, opening hours and a phone number.',
    place,
    'Add photos until there are ten or more.',
  ],
}

const credits: Record<string, string> = {
  'google-places': 'Google Maps',
  openstreetmap: '© OpenStreetMap contributors (ODbL), openstreetmap.org/copyright',
}

/** A WebP of one pixel, in place of a whole screen. */
const onePixel = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

/** The plumber's audit where every source answered, five competitors were found, and a browser was there. */
export function sampleWithEverySource(): AuditResult {
  const result = sampleResult()
  return {
    ...result,
    homePicture: { webp: onePixel, width: 390, height: 700, at: result.auditedAt },
    measured: 24,
    coverage: 0.95,
    components: result.components.map((component) => withOutside(component, result.auditedAt)),
    pillars: result.pillars.map((pillar) => ({ ...pillar, coverage: pillar.id === 'socialMediaPresence' ? 0.7 : 1 })),
    competitors: [
      ...result.competitors,
      { name: 'marrickvillegas.com.au', url: 'https://marrickvillegas.com.au/', score: 100, coverage: 0.4 },
      {
        name: 'The Very Long Named Plumbing, Gasfitting and Roofing Company of Marrickville and Surrounds',
        url: 'https://longnamedplumbing.com.au/',
        score: 7,
        coverage: 0.41,
      },
    ],
    competitorsNote:
      'We searched Google Maps for "plumber Marrickville NSW" and took the first others with a website of their own. We read only their home pages, with the same checks. Measured the same way, your home page alone scores 66.',
    sources: result.sources.map((source) => ({
      ...source,
      outcome: 'gathered',
      reason: null,
      attribution: credits[source.id] ?? null,
    })),
  }
}

function withOutside(component: ComponentResult, at: string): ComponentResult {
  const sample = outside[component.id]
  if (!sample) return component
  const [score, source, saw, url, text] = sample
  return {
    ...component,
    outcome: 'scored',
    score,
    confidence: 0.8,
    reason: null,
    evidence: [{ saw, url, at, source }],
    findings: [{ kind: score < 70 ? 'problem' : 'strength', text }],
  }
}
