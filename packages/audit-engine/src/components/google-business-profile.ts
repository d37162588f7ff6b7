import type { Facts } from '../facts/facts.ts'
import type { OwnPlace } from '../sources/outside/outside-data.ts'
import { sureName } from '../facts/identity-confidences.ts'
import { defineComponent, type Assessment } from './component.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { knownBy, mapSearch, noOwnPlace, placePage, sureness, toldByGoogle } from './outside/google-places.ts'
import { scoreOf } from './score-parts.ts'
import { otherWebsite, photoSteps, profileParts, profileShares } from './outside/profile-parts.ts'
import { list, percent } from './wording/phrases.ts'

export const googleBusinessProfile = defineComponent({
  id: 'google-business-profile',
  pillar: 'localSeo',
  title: 'Google Business Profile',
  criteria:
    `How complete your profile on Google is: your website counts ${profileShares.website}% (${percent(otherWebsite)} of that when it leads elsewhere), opening hours ${profileShares.hours}%, a phone number ${profileShares.phone}%, photos ${profileShares.photos}% (ten or more in full, five ${percent(photoSteps[1].met)}, one ${percent(photoSteps[2].met)}), a main category ${profileShares.category}%, and that you are open ${profileShares.open}%. A profile that says "permanently closed" counts 0, and so does none. All of this is our judgement. ` +
    'We take a profile for yours when it links to your website, has your phone number, or has your name in your suburb. Your rank on the map, your reviews, and whether name, address and phone agree are checks of their own.',
  needs: ['places', 'identity'],
  unknown: 'Only Google can tell what your profile says.',
  tip: {
    title: 'Fill in your Google Business Profile',
    ease: 3,
    steps: [
      'Search for your business on Google. If a box with your name appears and says "Own this business?", choose that; else go to business.google.com and add your business (free).',
      'Confirm that it is yours the way Google offers: by phone, email, video or postcard.',
      'Enter your website, phone number, opening hours and the main category that names what you do.',
      'Add ten photos or more, at least 720 pixels wide: your team, your place or van, your work.',
    ],
  },
  assess({ places, identity }) {
    const { place } = places.data
    if (place === null) return absent(places, identity)
    if (place.status === 'CLOSED_PERMANENTLY') return closed(places, place)
    const parts = profileParts(place)
    const missing = parts.filter(({ met }) => met === 0)
    const weak = parts.filter(({ met }) => met !== null && met > 0 && met < 1)
    const there = parts.filter(({ met }) => met === 1)
    const seen = (saw: string) => toldByGoogle(places, saw, placePage(place))
    return {
      outcome: 'scored',
      score: scoreOf(parts)!,
      confidence: sureness[place.matchedBy],
      evidence: [
        seen(`We found your profile on Google: ${knownBy[place.matchedBy]}.`),
        ...(there.length > 0
          ? [
              seen(
                `It has ${list(
                  there.map(({ has }) => has),
                  6,
                )}.`,
              ),
            ]
          : []),
        ...(missing.length > 0
          ? [
              seen(
                `It lacks ${list(
                  missing.map(({ has }) => has),
                  6,
                )}.`,
              ),
            ]
          : []),
        ...weak.map(({ partly }) => seen(`${partly}.`)),
      ],
      findings: [
        ...when(place.status === 'CLOSED_TEMPORARILY', () =>
          problem('Reopen your Google Business Profile if you are open: it says that you are temporarily closed.', 2),
        ),
        ...parts.flatMap(({ met, todo }) => (met !== null && met < 0.7 && todo ? [problem(todo, 2)] : [])),
        ...when(place.photos > 0 && place.photos < photoSteps[0].from, () =>
          note('Add photos until there are ten or more; they show people what to expect.'),
        ),
        ...when(missing.length === 0 && weak.length === 0, () =>
          strength('Your Google Business Profile is complete: website, hours, phone, photos and category are there.'),
        ),
      ],
    }
  },
})

type Given = Pick<Extract<Facts['places'], { outcome: 'gathered' }>, 'at' | 'data'>

/** No place is surely theirs. The score is 0 only when we knew well enough which business to look for. */
function absent(places: Given, { suburb, confidences }: Facts['identity']): Assessment {
  const { lookedFor } = places.data
  if (lookedFor === null) return noOwnPlace(places.data, 'is no profile to look into')
  if (suburb === null || confidences.name < sureName)
    return {
      outcome: 'notMeasured',
      reason: `We searched Google for "${lookedFor}" and found no profile that is surely yours. Your website does not tell your name and suburb clearly enough to say that there is none.`,
    }
  return {
    outcome: 'scored',
    score: 0,
    confidence: 0.6,
    evidence: [
      toldByGoogle(
        places,
        `We searched Google's places for "${lookedFor}". None of those it showed links to your website, has your phone number, or has your name in ${suburb}.`,
        mapSearch(lookedFor),
      ),
    ],
    findings: [
      problem(
        'Create a Google Business Profile, or claim the one there is and add your website to it: we found none that is surely yours. It is free, and Google Maps shows no business without one.',
        1,
      ),
    ],
  }
}

const closed = (places: Given, place: OwnPlace): Assessment => ({
  outcome: 'scored',
  score: 0,
  confidence: sureness[place.matchedBy],
  evidence: [
    toldByGoogle(
      places,
      `Your profile on Google says that you are permanently closed. We take it for yours: ${knownBy[place.matchedBy]}.`,
      placePage(place),
    ),
  ],
  findings: [
    problem(
      'Tell Google that you are open: your Google Business Profile says "permanently closed", so it sends customers to others. Sign in at business.google.com and choose "Reopen"; if the profile is of an old address, add a new one.',
      2,
    ),
  ],
})
