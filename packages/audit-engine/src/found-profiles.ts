import type { AuditResult } from '@findable/contracts'
import { platformNames } from './components/business/platform-fit.ts'
import { markupOnly } from './components/business/profiles.ts'
import { socialMedia } from './components/social-media.ts'
import { targetOf } from './facts/social-profiles.ts'

/** A social profile that a website leads to, as the evidence of an audit shows it. Nobody has opened it. */
export interface FoundProfile {
  /** "Facebook" */
  platform: string
  url: string
  /** Page that links to it, or names it. */
  foundOn: string
  /** False when only the markup names it. */
  linked: boolean
}

/** The profiles in a result, stored or fresh, read from the evidence of the check that lists every one of them. */
export function foundProfiles({ components }: Pick<AuditResult, 'components'>): FoundProfile[] {
  const evidence = components.find(({ id }) => id === socialMedia.id)?.evidence ?? []
  return evidence.flatMap(({ quote, url: foundOn, saw }) => {
    const target = quote === undefined ? null : targetOf(quote)
    if (target?.kind !== 'profile' || foundOn === null) return []
    return [{ platform: platformNames[target.platform], url: target.url, foundOn, linked: !saw.includes(markupOnly) }]
  })
}
