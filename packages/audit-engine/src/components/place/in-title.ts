import type { Facts } from '../../facts/facts.ts'
import { regionInName } from '../../facts/places.ts'
import { stateNamedIn, stateOf } from '../../facts/states.ts'
import { firstMention } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'
import { placeNamedIn } from '../business/main-place.ts'
import type { Judged } from '../score-parts.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { shorten } from '../wording/phrases.ts'
import { isPartOfName } from './part-of-name.ts'

interface PlaceInTitle extends Judged {
  /** The place it names; null where it names none. */
  named: string | null
  /** Whether it does so as part of the business's name only. */
  inNameOnly: boolean
  /** A region that the name may tell, where the title names no place: none or one. */
  perhaps: readonly string[]
}

/** Whether the title of the home page names one of the places; `meant` says which to put there. */
export const placeInTitle = (
  { home }: Site,
  identity: Facts['identity'],
  places: readonly string[],
  meant: string,
): PlaceInTitle => {
  const [written] = home.page.titles
  const title = written ?? ''
  const named = placeNamedIn(title, places) ?? runTogether(title, places)
  /** "Riverina Safes" in Wagga Wagga: the name says the region, and no words beside it say where. */
  const inNameOnly = named !== null && places.every((place) => isPartOfName(title, place, identity))
  /** "Hunter Carpentry" may be in the Hunter, or belong to a Mr Hunter. */
  const region = named === null ? regionInName(identity.name, identity.state) : null
  const perhaps = region === null ? [] : [region]
  const mayName = firstMention(title, perhaps) !== null
  const state = named === null ? ownStateIn(title, identity) : null
  return {
    named,
    inNameOnly,
    perhaps,
    met: named ? 1 : state ? 0.5 : mayName ? null : 0,
    evidence: [
      seenOn(
        home,
        named
          ? `The title of the home page names ${named}${inNameOnly ? ', as part of your name' : ''}.`
          : state
            ? `The title of the home page names a state, ${state}, and none of these places.`
            : mayName
              ? `The title of the home page names none of these places; "${region}" in your name may be one.`
              : 'The title of the home page names none of these places.',
        written,
      ),
    ],
    findings: [
      ...when(inNameOnly, () =>
        note(
          `The title of your home page names ${named} as part of your name only. If people look for you by another place, name that too.`,
        ),
      ),
      ...when(state !== null, () =>
        note(
          `The title of your home page names ${state}. If most of your customers come from one part of it, name that too.`,
        ),
      ),
      ...when(!named && !state && mayName, () =>
        note(
          `"${region}" in your name may tell where you work. If people look for you by a town or suburb, put that into the title of your home page too.`,
        ),
      ),
      ...when(!named && !state && !mayName, () =>
        problem(
          `Put ${meant} into the title of your home page: it ${written ? `says "${shorten(written, 70)}", with none of the places that we took for yours` : 'has none'}. Many people search for a trade and a place, and the title is the line of yours they see first.`,
          2,
          home,
        ),
      ),
    ],
  }
}

/** A title with another state in it was copied from elsewhere. */
const ownStateIn = (title: string, identity: Facts['identity']): string | null => {
  const named = stateNamedIn(title)
  return named !== null && identity.state !== null && stateOf(named) !== identity.state ? null : named
}

/** "Gold Coast" in "GoldCoast Car Yard". */
const runTogether = (title: string, places: readonly string[]): string | null => {
  const words = plainWords(title).split(' ')
  return places.find((place) => place.includes(' ') && words.includes(plainWords(place).replaceAll(' ', ''))) ?? null
}
