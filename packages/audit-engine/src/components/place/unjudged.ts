import type { Industry } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import { sureSeat } from '../../facts/identity-confidences.ts'
import { sureIndustry } from '../../facts/industry/sure-industry.ts'
import { stateOfPlace } from '../../facts/places.ts'
import { stateNamedIn } from '../../facts/states.ts'
import { isPostBox } from '../../facts/street-addresses.ts'
import { placesOf, spokenPlaceOn } from '../business/main-place.ts'
import { sellsEverywhere, sellsSoftware } from '../business/sells-everywhere.ts'
import type { Assessment } from '../component.ts'
import type { Site } from '../site/site.ts'

/** Industries whose customers mostly look for somebody near them. Our judgement. */
const soughtByPlace: ReadonlySet<string> = new Set<Industry>([
  'Trades & Services',
  'Building & Construction',
  'Health & Wellness',
  'Hospitality & Food Services',
  'Beauty & Personal Care',
  'Professional Services',
  'Education & Training',
  'Real Estate & Property',
  'Transport, Logistics & Auto Services',
])

/** Industries whose work is done where the customer is. Our judgement. */
const onSite: ReadonlySet<string> = new Set<Industry>(['Trades & Services', 'Building & Construction'])

/** A builder with an address works around it, whatever the title says of Australia, unless places in several states are named. */
const worksOnSite = (industry: Facts['industry'], { suburb, confidences, areas }: Facts['identity']): boolean =>
  onSite.has(sureIndustry(industry)) &&
  suburb !== null &&
  confidences.suburb >= sureSeat &&
  new Set(areas.flatMap((area) => stateOfPlace(area) ?? [])).size < 2

/** What goes by post or over the internet makes no work all over the country. */
const nationally =
  /^(?:we|our (?:team|consultants|services?))\b.{0,20}\b(?:work|operate|recruit|consult|serve|service)s?\b.{0,30}\b(?:nationally|nation-?wide|australia[- ]wide|(?:in|across|throughout) (?:all|every) (?:australian )?states?)\b/i
const atDistance = /\b(?:tele\w+|online|virtual\w*|zoom|ship\w*|deliver\w*|post\w*|courier\w*)\b/i
const longestLine = 80

/** Whether a line of its own on the home page says so: "We work nationally". */
const worksNationally = ({ home }: Site): boolean =>
  home.page.blocks.some(({ text }) => text.length <= longestLine && nationally.test(text) && !atDistance.test(text))

/**
 * Why the places that a website names say nothing about how it is found; null where they do. `presentsPlace` where the
 * title or main heading of the home page names one, be it a state.
 */
export const unjudged = (
  site: Site,
  { identity, contact, industry }: Pick<Facts, 'identity' | 'contact' | 'industry'>,
  presentsPlace: boolean,
): Assessment | null => {
  const seemsNationwide =
    sellsSoftware(site) || ((sellsEverywhere(site) || worksNationally(site)) && !worksOnSite(industry, identity))
  if (!presentsPlace && seemsNationwide)
    return {
      outcome: 'notApplicable',
      reason:
        'Your website speaks to customers all over Australia or online; which place its title should name, if any, only you can tell.',
    }
  if (!presentsPlace && !soughtByPlace.has(sureIndustry(industry)))
    return {
      outcome: 'notMeasured',
      reason:
        namesState(site) || placesOf(identity).length === 0
          ? 'Whether your customers look for you by place we cannot tell.'
          : 'We read none of the places your pages name in the title and main heading of your home page, and whether your customers look for you by place we cannot tell.',
    }
  if (placesOf(identity).length > 0) return null
  if (contact.addresses.some(({ street }) => isPostBox(street)))
    return {
      outcome: 'notMeasured',
      reason:
        'The only place we recognised on your website is that of a post office box, and where your customers are it does not tell.',
    }
  const mentioned = spokenPlaceOn(site)
  return mentioned === null
    ? null
    : {
        outcome: 'notMeasured',
        reason: `Your pages name places, such as ${mentioned}, and we could not tell whether you work there.`,
      }
}

/** "Associated Potters of Victoria" names its place. */
const namesState = ({ home: { page } }: Site): boolean =>
  [page.titles[0] ?? '', ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text)].some(
    (text) => stateNamedIn(text) !== null,
  )
