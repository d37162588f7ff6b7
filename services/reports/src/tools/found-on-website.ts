import type { AuditResult, DomainSocial, SocialProfile, SocialProfilesAnswer } from '@findable/contracts'

/** What the tools say about a business, from an audit of its website. */

/** What the website calls the business, else its address. */
export const nameIn = ({ identity, target }: AuditResult): string => identity.name ?? target.host

/** "Marrickville NSW 2204"; null when the website names no place. */
export function placeIn({ identity: { suburb, state, postcode } }: AuditResult): string | null {
  return [suburb, state, postcode].filter(Boolean).join(' ') || null
}

export const percent = (share: number): number => Math.round(share * 100)

/**
 * Percent. Our judgement: a link can be outdated or meant for somebody else, and markup that visitors cannot see even
 * more so.
 */
const confidenceIn = ({ linked }: SocialProfile): number => (linked ? 80 : 60)

const reasonFor = ({ linked }: SocialProfile, host: string): string =>
  linked ? `The website ${host} links to it.` : `The website ${host} names it in its markup, which visitors do not see.`

const notesOn = ({ linked, foundOn }: SocialProfile): string[] => [
  linked ? 'Linked from the site, not verified.' : 'Named by the site, not verified.',
  `Found on ${foundOn}.`,
  'We do not open profiles, so we cannot say what is there.',
]

export const profilesIn = (result: AuditResult): SocialProfilesAnswer['profiles'] =>
  (result.profiles ?? []).map((profile) => ({
    platform: profile.platform,
    url: profile.url,
    confidence: confidenceIn(profile),
    linked: profile.linked,
    verified: false,
    exists: null,
    reasoning: reasonFor(profile, result.target.host),
    verificationNotes: notesOn(profile).join(' '),
  }))

export const describedProfilesIn = (result: AuditResult): DomainSocial['allProfiles'] =>
  (result.profiles ?? []).map((profile) => ({
    platform: profile.platform,
    title: `${nameIn(result)} on ${profile.platform}`,
    url: profile.url,
    description: reasonFor(profile, result.target.host),
    confidence: confidenceIn(profile),
    linked: profile.linked,
    verified: false,
    verificationNotes: notesOn(profile),
  }))

const inWords = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })

/** When and where we looked. */
export const lookedAt = ({ target, auditedAt }: AuditResult): string =>
  `We read ${target.host} on ${inWords.format(new Date(auditedAt))}. A profile that the website does not lead to stays unseen.`
