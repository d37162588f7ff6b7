import type { Facts } from '../../facts/facts.ts'
import { sureIndustry } from '../../facts/industry/sure-industry.ts'
import { associatedHealth, isOfProfession } from '../business/regulated-health.ts'
import type { Site } from '../site/site.ts'

/** Why nobody is asked to collect praise where we found none; null where it is asked for. */
export const praiseUnasked = (site: Site, industry: Facts['industry']) => {
  const reason =
    sureIndustry(industry) === 'Non-Profit & Charity'
      ? 'Whether anybody looks for reviews before coming to a charity, a club or an association we cannot tell, so we do not ask you for any.'
      : isOfProfession(site.home.page, associatedHealth)
        ? 'Associations of health professions that no law registers, such as those of speech pathologists, dietitians and counsellors, may limit how their members use praise. Ask yours before you collect or show any; we do not ask you to.'
        : null
  return reason === null ? null : ({ outcome: 'notMeasured', reason } as const)
}
