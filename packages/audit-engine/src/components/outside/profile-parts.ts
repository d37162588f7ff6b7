import type { OwnPlace } from '../../sources/outside/outside-data.ts'
import type { Part } from '../score-parts.ts'

/** The types Google gives a place when it knows nothing more specific. */
const meaningless = new Set(['establishment', 'point_of_interest', 'service'])

export interface ProfilePart extends Part {
  has: string
  /** What it has when the part is only half there. */
  partly: string
  /** '' when another finding says it. */
  todo: string
}

/** Percent of the score. */
export const profileShares = { website: 20, hours: 20, phone: 20, photos: 15, category: 15, open: 10 }
/** What a link to another website counts for. */
export const otherWebsite = 0.3
/** Most first: how many photos count for how much. */
export const photoSteps = [
  { from: 10, met: 1 },
  { from: 5, met: 0.7 },
  { from: 1, met: 0.4 },
  { from: 0, met: 0 },
] as const

/** The parts of a complete profile on Google, and how far this profile has them. */
export const profileParts = ({
  website,
  matchedBy,
  hasHours,
  phone,
  photos,
  primaryType,
  status,
}: OwnPlace): ProfilePart[] => [
  {
    weight: profileShares.website,
    met: website === null ? 0 : matchedBy === 'website' ? 1 : otherWebsite,
    has: 'a link to your website',
    partly: 'Its website link leads somewhere else than to the website we looked at',
    todo:
      website === null
        ? 'Add your website to your Google Business Profile: people who find you there cannot get to it.'
        : 'Correct the website on your Google Business Profile: the link there leads somewhere else.',
  },
  {
    weight: profileShares.hours,
    met: hasHours ? 1 : 0,
    has: 'opening hours',
    partly: '',
    todo: 'Add your opening hours to your Google Business Profile, so that people know when to call.',
  },
  {
    weight: profileShares.phone,
    met: phone === null ? 0 : 1,
    has: 'a phone number',
    partly: '',
    todo: 'Add your phone number to your Google Business Profile: the "Call" button appears only then.',
  },
  {
    weight: profileShares.photos,
    met: photoSteps.find(({ from }) => photos >= from)!.met,
    has: 'ten photos or more',
    partly: 'It has some photos, and fewer than ten',
    todo: photos === 0 ? 'Add photos to your Google Business Profile: it has none.' : '',
  },
  {
    weight: profileShares.category,
    met: primaryType === null || meaningless.has(primaryType) ? 0 : 1,
    has: 'a main category',
    partly: '',
    todo: 'Choose a main category on your Google Business Profile: it decides for which searches you can appear.',
  },
  {
    weight: profileShares.open,
    met: status === null ? null : status === 'OPERATIONAL' ? 1 : 0,
    has: 'the note that you are open',
    partly: '',
    todo: '',
  },
]
