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
    weight: 20,
    met: website === null ? 0 : matchedBy === 'website' ? 1 : 0.3,
    has: 'a link to your website',
    partly: 'Its website link leads somewhere else than to the website we looked at',
    todo:
      website === null
        ? 'Add your website to your Google Business Profile: people who find you there cannot get to it.'
        : 'Correct the website on your Google Business Profile: the link there leads somewhere else.',
  },
  {
    weight: 20,
    met: hasHours ? 1 : 0,
    has: 'opening hours',
    partly: '',
    todo: 'Add your opening hours to your Google Business Profile, so that people know when to call.',
  },
  {
    weight: 20,
    met: phone === null ? 0 : 1,
    has: 'a phone number',
    partly: '',
    todo: 'Add your phone number to your Google Business Profile: the "Call" button appears only then.',
  },
  {
    weight: 15,
    met: photos >= 10 ? 1 : photos >= 5 ? 0.7 : photos >= 1 ? 0.4 : 0,
    has: 'ten photos or more',
    partly: 'It has some photos, and fewer than ten',
    todo: photos === 0 ? 'Add photos to your Google Business Profile: it has none.' : '',
  },
  {
    weight: 15,
    met: primaryType === null || meaningless.has(primaryType) ? 0 : 1,
    has: 'a main category',
    partly: '',
    todo: 'Choose a main category on your Google Business Profile: it decides for which searches you can appear.',
  },
  {
    weight: 10,
    met: status === null ? null : status === 'OPERATIONAL' ? 1 : 0,
    has: 'the note that you are open',
    partly: '',
    todo: '',
  },
]
