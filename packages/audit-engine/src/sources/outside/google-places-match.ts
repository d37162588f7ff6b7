import { nameKey } from '../../facts/business-names.ts'
import { isGone, phoneOf, type Candidate } from './google-places-answers.ts'
import type { OwnPlace } from './outside-data.ts'
import { ownWebsite } from './own-website.ts'
import type { Subject } from './subject.ts'

type Proof = OwnPlace['matchedBy']

export interface Match {
  id: string
  matchedBy: Proof
}

const strengths: Record<Proof, number> = { website: 6, phone: 4, name: 2 }

const worthOf = (candidate: Candidate, proof: Proof, { suburb }: Subject): number =>
  (isGone(candidate) ? 0 : 8) + strengths[proof] + Number(isIn(candidate, suburb))

/**
 * Finds the business's own place among search results: an open one before a closed one, then the one with the strongest
 * proof, then the one in its suburb before another branch.
 */
export function ownPlaceAmong(subject: Subject): (candidates: readonly Candidate[]) => Match | null {
  const proofOf = placeProof(subject)
  return (candidates) => {
    const [best] = candidates
      .flatMap((candidate) => {
        const matchedBy = proofOf(candidate)
        return matchedBy ? [{ candidate, matchedBy, worth: worthOf(candidate, matchedBy, subject) }] : []
      })
      .toSorted((a, b) => b.worth - a.worth)
    return best ? { id: best.candidate.id, matchedBy: best.matchedBy } : null
  }
}

/**
 * What proves that a place is the business's own: its website, otherwise its phone number, otherwise its name in its
 * suburb. Names repeat, so a name proves nothing where both website and phone are another business's.
 */
export function placeProof(subject: Subject): (candidate: Candidate) => Proof | null {
  const isOwn = ownWebsite(subject)
  const names = new Set([subject.name ?? '', ...subject.variations].map(nameKey).filter((name) => name !== ''))
  return (candidate) => {
    const phone = phoneOf(candidate)
    if (candidate.websiteUri !== undefined && isOwn(candidate.websiteUri)) return 'website'
    if (phone !== null && subject.phones.includes(phone)) return 'phone'
    const anothers = candidate.websiteUri !== undefined && phone !== null && subject.phones.length > 0
    return !anothers && isIn(candidate, subject.suburb) && namesOf(candidate, subject).some((name) => names.has(name))
      ? 'name'
      : null
  }
}

/** Owners add their trade or suburb to the name: "Joe's Plumbing - Emergency Plumbers", "Joe's Plumbing Newtown". */
function namesOf({ displayName }: Candidate, { suburb }: Subject): string[] {
  const whole = displayName?.text ?? ''
  const first = whole.split(/\s+[-–—|•·:]\s+|\s*[|(]/)[0] ?? ''
  return [whole, first].map(nameKey).flatMap((name) => {
    const place = ` ${nameKey(suburb ?? '')}`
    return name.endsWith(place) ? [name, name.slice(0, -place.length)] : [name]
  })
}

const isIn = ({ formattedAddress }: Candidate, suburb: string | null): boolean =>
  suburb !== null && ` ${nameKey(formattedAddress ?? '')} `.includes(` ${nameKey(suburb)} `)
