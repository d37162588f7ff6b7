import type { Facts } from '../../facts/facts.ts'
import { sureIndustry } from '../../facts/industry/sure-industry.ts'
import { isClub } from '../business/club.ts'
import { associatedHealth, isOfProfession } from '../business/regulated-health.ts'
import type { Site } from '../site/site.ts'

/** What firms that act for injured people call themselves. */
const injuryLawyers =
  /\b(?:personal injur(?:y|ies)|compensation|accident|workcover|workers?['’]? compensation) (?:and [a-zÀ-ɏ]+ )?(?:lawyers?|solicitors?|law\b|legal)/i
const inQueensland = /\b(?:Queensland|QLD|Brisbane|Gold Coast|Sunshine Coast|Toowoomba|Cairns|Townsville)\b/

/**
 * Queensland limits what lawyers may publish about personal injury services (Personal Injuries Proceedings Act 2002, sections
 * 64 to 66; Legal Services Commission, Regulatory Guide 4). Null for everybody else.
 */
export const praiseOfInjuryLawyers = ({ home: { page } }: Site) =>
  isOfProfession(page, injuryLawyers) && inQueensland.test(page.text.body)
    ? ({
        outcome: 'notMeasured',
        reason:
          'Queensland limits what lawyers may publish about personal injury services, on their own websites too (Personal Injuries Proceedings Act 2002, section 66). Whether praise may be shown there, ask the Legal Services Commission; we do not ask you to collect or show any.',
      } as const)
    : null

/** Why nobody is asked to collect praise where we found none; null where it is asked for. */
export const praiseUnasked = (site: Site, { identity, industry }: Pick<Facts, 'identity' | 'industry'>) => {
  const reason = isClub(identity.name, sureIndustry(industry))
    ? 'Whether anybody looks for reviews before coming to a charity, a club or an association we cannot tell, so we do not ask you for any.'
    : isOfProfession(site.home.page, associatedHealth)
      ? 'Associations of health professions that no law registers, such as those of speech pathologists, dietitians and counsellors, may limit how their members use praise. Ask yours before you collect or show any; we do not ask you to.'
      : null
  return reason === null ? null : ({ outcome: 'notMeasured', reason } as const)
}
