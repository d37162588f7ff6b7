import { oneLine } from '../text/one-line.ts'
import { remembered } from '../text/remembered.ts'
import { nameKey } from './business-names.ts'
import { isKnownPlace } from './gazetteer.ts'
import { placesIn } from './places.ts'

/**
 * A service as people search for it, without place or audience: "Switchboard upgrades" for "Switchboard upgrades in
 * Marrickville".
 */
export function withoutPlace(name: string, places: readonly string[]): string {
  const head = withoutEnd(name, places)
  const first = places.find((one) => one !== '' && nameKey(head).startsWith(`${nameKey(one)} `))
  // "Eurobodalla tree lopping" becomes "tree lopping", and "Hunter valley" stays.
  const behind = first ? head.split(/\s+/).slice(first.split(/\s+/).length).join(' ') : ''
  if (/^[\p{L}\d].*\s/u.test(behind) && !region.test(behind) && serviceName(behind) !== null) return behind
  const words = head.split(/\s+/)
  const place = places.find((one) => one !== '' && nameKey(head).endsWith(` ${nameKey(one)}`))
  // "Painters of Geelong" becomes "Painters".
  return place
    ? words
        .slice(0, words.length - place.split(/\s+/).length)
        .join(' ')
        .replace(/\s+[–—-]\s+(?:north|south|east|west|inner|outer|greater|metro)[\w-]*$/i, '')
        .replace(/(?:\s+(?:of|the|and|&|[–—-]))+$/i, '')
    : head
}

/** "Sutherland Shire": the place goes on. */
const region =
  /^(?:shire|council|city|region|district|coast|valley|hills|beaches|peninsula|ranges|highlands|bay|park|north|south|east|west)\b/i

/** Words before a place, and words before anything else that is no part of the name. */
const ends = /(?:^|\s+)(?:(in|at|near|around|across|throughout)|for|from|by|to|with(?! an?\b))\s+(?=[a-zÀ-ɏ\d])/gi
/** "Made to measure", "wall to wall", "built in robes", "helping with transport": the rest is part of the name. */
const openEnd =
  /\b(?:made|built|ready|end|door|face|step|wall|floor|point|business|back|pay|pick|drop|mov(?:e|ing)|walk|log|sign|plug|fly|check|assist(?:ing|ance)|help(?:ing)?|supporting|caring|working|dealing|living|coping)$/i
/** One word that names something done or sold on its own: "Wills for families". */
const wholeWord = /(?:s|ing|age|tion|ment|apy|law|ry)$/i

function withoutEnd(name: string, places: readonly string[]): string {
  for (const match of name.matchAll(ends)) {
    const head = name.slice(0, match.index).trim()
    const rest = name.slice(match.index + match[0].length)
    const isWhole = !openEnd.test(head) && (/\s/.test(head) || head === '' || wholeWord.test(head))
    // Abroad no place is known, but titles write "in Bath" and "Move In Cleaning".
    const mayEnd =
      match[1] === undefined ||
      (/^\p{Ll}/u.test(match[1]) &&
        /^\p{Lu}/u.test(rest) &&
        !/^(?:Demand|Home|House|Person|Depth|Bulk|Stock)\b/.test(rest))
    if ((isWhole && mayEnd) || (match[1] !== undefined && beginsWithPlace(rest, places))) return head
  }
  return name.trim()
}

/** "Move In Cleaning" names no place, and "Cleaning in Newtown and the Inner West" does. */
const beginsWithPlace = (text: string, places: readonly string[]): boolean => {
  const [first = ''] = text.replace(/^(?:the|all|most|greater)\s+/i, '').split(/\s*(?:,|\||\/|&|\band\b)\s*/i)
  return (
    isKnownPlace(first) ||
    placesIn(text).length > 0 ||
    places.some((one) => one !== '' && nameKey(first).startsWith(nameKey(one))) ||
    /\b(?:your|our|areas?|suburbs?|regions?|australia|nsw|vic|qld|wa|sa|tas|act|nt|homes?)\b/i.test(text)
  )
}

/** Openings of a question, an invitation or a page label that any site has, whatever it sells. */
const opening =
  /^(?:keep (?:in|up|me|us|your)|stay (?:in touch|connected|up|informed|tuned)|be in touch|join|drop us|send|connect with|chat|speak (?:to|with)|talk to|our|my|we|your|you|i|us|welcome|about|meet|contact|get|frequently asked|privacy|terms|log ?in|sign (?:in|up|out)|submit|verify|apply|register(?= (?:now|here|online|as|for|your|to|with|today|an?|interest)\b)|refer(?= (?:an?|your|us|to)\b)|check(?= (?:your|my|our|the|out|if|availability|eligibility)\b)|read|learn|view|see|find|click|discover|explore|book(?! ?keep)|order|buy|shop (?:now|online|by|our)|call(?! ?outs?)|request|enquir(?:e|y|ies)|inquir(?:e|y|ies)|free quote|quotes?|pric(?:es?|ing)|why|how|what|when|where|who|which|do|does|is|are|can|subscribe|follow|share|skip|back to|next|previous|close|open|opening|covid|others?|going|all (?:services|suburbs|areas)|additional (?:services|treatments)|other services|make an?|a (?:word|few)|the best|latest|recent|related|upcoming|ready|need|looking|let'?s|trusted|leave|copyright|toggle|thanks?|before (?:and|&) after|gift (?:cards?|vouchers?)|special offers?|new patients?|patient information|shipping|returns? policy|delivery information|payments?|finance options|insurance claims|licen[cs]e|service areas?|word from|various|every|once|included|everything|tell us|for (?:your|the|all|every)|this (?:week|month|season))\b/i
const everywhere = String.raw`(?:candidates?|job ?seekers?|applicants?|employers?|home|homepage|page|team|staff|instructors?|trainers?|members?|beginners?|story|blogs?|musings|insights|thoughts|diary|sessions|news|articles?|faqs?|gallery|galleries|projects?|work|portfolio|testimonials?|reviews?|careers?|jobs?|sitemap|search|cart|shop|store|checkout|account|menus?|main|more|fees|rates|services?|treatments|therapies|products?|resources|downloads?|links|quick|useful|partners|brands?|events?|media|videos?|photos?|locations?|areas?|hours|process|steps?|benefits|features|guarantee|promise|values|standards|mission|vision|history|newsletter|facebook|instagram|linkedin|youtube|twitter|tiktok|english|polic(?:y|ies)|accessibility|disclaimer|returns|accreditations?|awards|certifications?|community|sponsors?|specials?|offers?|deals|promotions?|vouchers?|forms?|appointments?|information|support|help|comments?|categor(?:y|ies)|archives?|tags|phone|e-?mail|address|mobile|navigation|overview|introduction|summary|conclusion|online|now|here|all|lists?|calendar|timetable|schedule|clients?|customers?|industries|specialt(?:y|ies)|expertise|solutions|artists?|exhibitions?|collections?|activities|class(?:es)?|parking|kit|quality|best|practices?|premium|reservations?|pensioners|children|kids|adults?|seniors|students|families|ladies|men|women|short|medium|long|small|large|full|half|other|general|free|new|existing|plans?|packages?|options|extras|inclusions|add-?ons|installations?|inductions?|testing|on-?boarding|time-?sheets?|payslips?|rosters?|vacanc(?:y|ies)|registrations?|capabilit(?:y|ies)|markets?|repairs|maintenance|residential|commercial|domestic|industrial|strata|interiors?|exteriors?|indoor|outdoor|internal|external|heritage|decorative|restorations?|committees?|coaches|coaching staff|match centre|fixtures?|results|ladders?|draws?|teams?|players?|memberships?|communications|notices|volunteers?|constitution|minutes|exclusions?|emergencies|\d+)`
/** Made up of menu words, or of words for the customer or the size of a job: "News & Events", "Kids", "Commercial". */
const ordinary = new RegExp(String.raw`^(?:${everywhere}(?:$|(?:,| and| &|\/| or| -)? ?(?!$)))+$`, 'i')
const price = /^\$?\d+\b(?! hour| hr|\/7)/

/** Promises about the work, which appear in the same lists: "Six years of workmanship warranty", "Family owned". */
const promise =
  /\b(?:warrant(?:y|ies)|guarantee[sd]?)$|\byears?['’]?(?: of)?(?: \w+)? (?:experience|warranty)|\b(?:licen[cs]ed|qualified|certified)(?:,| and| &).*\binsured\b|\bfully (?:insured|licen[cs]ed|qualified)\b|^(?:free|no[- ]obligation|obligation[- ]free)\b.*\b(?:quotes?|estimates?|consultations?)$|\b(?:competitive|affordable|upfront|honest|fixed|transparent|great|fair)\b.*\b(?:prices?|pricing|rates)$|\b(?:family|locally|australian)[- ](?:owned|run|operated|made)\b|\bsatisfaction\b|^no call[- ]?out fee|^no job\b|^(?:fast|quick|prompt|rapid) (?:response|service|turnaround)|^on time\b|^(?:local|trusted) experts?$|\bpublic liability\b|\bpolice check|\bto suit (?:any|every|all|your)\b|\bavailable$|\bresponse times?\b|^\d+\+? years\b/i

/** What the business says of itself on cards beside its services: "Safety First", "Expert Instructors". */
const benefit =
  /^(?:safety|quality|customers?|clients?|people|community|family) first$|^(?:flexible|easy|simple|convenient|online|instant|hassle[- ]free|stress[- ]free) (?:scheduling|hours|times|bookings?|payments?|appointments?|options|process)$|^(?:highly |fully )?(?:expert|experienced|qualified|certified|friendly|professional|dedicated|skilled|trained|passionate|caring|trusted|patient|local|accredited)(?:,? (?:and |& )?(?:expert|experienced|qualified|certified|friendly|professional|dedicated|skilled|trained|trusted|patient|caring))* (?:team|staff|people|experts?|professionals?|instructors?|technicians?|tradies|tradespeople|tradesmen|trainers?|teachers?|tutors?|drivers?|therapists?|practitioners?|stylists?|installers?|guides?|chefs?|consultants?|advisers?|advisors?|support|service)$|^(?:modern|premium|state[- ]of[- ]the[- ]art|latest) (?:facilities|equipment|fleet|vehicles?|technology)$|^(?:proven|great|guaranteed|lasting|real) results$|^(?:personali[sz]ed|tailored|holistic|individual) (?:approach|attention|service|care)$|^(?:comprehensive|individuali[sz]ed|personali[sz]ed|tailored|customi[sz]ed|ongoing|initial) (?:assessments?|programs?|plans?|support|approach|reporting|reviews?)$|^progress (?:&|and) (?:reporting|reviews?)$|^(?:attention to detail|peace of mind|value for money|high pass rates?|(?:real[- ]time )?progress tracking|local knowledge|customer (?:service|care|focus)|nationwide coverage|eco[- ]friendly)$|^(?:co[sz]y|comfy|comfortable|homely|spacious|clean|relaxing) (?:acc?omm?odation|rooms?|stays?|surrounds|surroundings|environment|setting)$|^(?:memories|comforts|taste|feel) of home$|^tailored (?:diets|menus)$|^(?:unique|individual|particular) (?:requirements|needs)$/i

/** Captions above lists: "Pain & overuse problems", "Skin, nails & general care". */
const caption =
  /\b(?:problems|issues|concerns|complaints|conditions)$|,.*(?:&|\band\b).*\b(?:general|long-term|other|more)\b/i

/** How somebody pays, in lists beside what they pay for: "Privately funded", "Self-managed", "Medicare rebates". */
const payment =
  /^(?:privately|self|plan|agency|ndia|ndis|government)[- ](?:funded|managed|paying)(?: (?:ndis|participants?|clients?|plans?))*$|^medicare\b|\bpatients?$|\b(?:bulk[- ]bill(?:ed|ing)?|(?:health fund|insurance) rebates?|private health (?:funds?|insurance)|payment plans?)$|^(?:ndis|dva|tac|workcover|workers[’']? compensation|private health)$/i

/** How much of a service a price is for, on cards side by side: "Single Lesson", "10 Class Pass", "Premium Plan". */
const tier =
  /^(?:single|double|casual|individual|one|two|three|four|five|six|eight|ten|twelve|twenty|\d+)(?:[ -]?(?:x|hours?|hrs?|minutes?|mins?|days?|weeks?|months?|pack))?[ -](?:(?:lesson|session|class|visit)[ -])?(?:lessons?|sessions?|class(?:es)?|visits?|packages?|pass(?:es)?|packs?|bundles?)$|^(?:single|double|one|\d+) [a-zÀ-ɏ]+ (?:lessons?|class(?:es)?|visits?|pass(?:es)?)$|^(?:starter|basic|standard|essentials?|premium|deluxe|gold|silver|bronze|platinum|ultimate|value|pro|plus) (?:plan|package|pack|bundle|tier)s?|^(?:foundation|growth|launch|momentum|kick-?start|enterprise|elite|signature)$/i

/** What a template or an editor calls a picture; not the business's own words. */
const pictureLabel = /\b(?:logo|icon|banner|thumbnail|placeholder)\b/i

/** Says what kind of page it is, not what it is about. */
const pageLabel =
  /\b(?:(?<!human )resources|enquir(?:y|ies)|inquir(?:y|ies)|forms?|gallery|testimonials|reviews|portal|guides?|policy|tips|faqs?|checklists?|we (?:treat|have|use|do|offer|provide|serve|work with)|promotions?|comparisons?|calculators?|packages?(?: \d+)?|options|levels|dates|games|auditions)$|^tips (?:&|(?:and|for|on)\b)/i
/** A decorated heading, "The Coffee", names no service. */
const decorated = /^the [a-zÀ-ɏ]+$/i
/** "Other Succession Related Transactions" names a service; "Other Services" and "Other Pages You May Like" do not. */
const otherBefore =
  /^Other (?!.*\b(?:You|Your|We|Our|Us|May|Links|Services|Treatments|Pages|Articles|Posts)\b)(?=(?:\p{Lu}[\p{L}-]+ ){2,4}\p{Lu}[\p{L}-]+$)/u
/** What is of one year is an event or a post. */
const ofYear = /\b(?:19|20)\d\d\b/
/** A page for a district: "Support worker northern suburbs". */
const ofDistrict =
  /\s(?:(?:inner|outer|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?)[ -])+suburbs$|\sinner[ -](?:north|south|east|west|city)$/i
/** A clause makes it a slogan: "Documentation That Stands Up". */
const clause = /[a-zÀ-ɏ] (?:that|which|who) [a-zÀ-ɏ]/i
/** Ends mid-sentence. */
const cutOff = /(?:\b(?:and|or|of|for|with|including|the|a|to)|[&+])$/i

/**
 * A name of one to seven words that is not a sentence, a promise, or a page or button that any site has; null for any
 * other text. Text repeated twice in a row, as by a picture and its caption, is taken once.
 */
export const serviceName = remembered((text): string | null => {
  if (text.length > 200) return null
  const name = once(
    oneLine(
      text
        .replaceAll('&amp;', '&')
        // "Women'’s Health" is a slip.
        .replace(/(?<=\p{L})['’‘]{2,}(?=\p{L})/gu, '’')
        .replace(/(\p{L}.*)\s+\([^)]*\)\s*$/u, '$1')
        .replace(/^(?:\d{1,2}[.)]\s+|[^\p{L}\p{N}$"“(]+)/u, '')
        .replace(otherBefore, '')
        .replace(/^(?:premium|affordable|reliable) (?=[a-zÀ-ɏ])/i, '')
        // "Birth doula: $3,300", "Facials from $90 (60 minutes)"
        .replace(/[\s:–—-]*\s(?:from\s+)?\$\d.*$/is, '')
        .replace(/(?:\s+from)?[\s.,;:→»>–—-]*$/i, ''),
    ),
  )
  const words = name.split(' ')
  const fits = name.length >= 3 && name.length <= 60 && words.length <= 7 && /\p{L}{3}/u.test(name)
  const isLabel = [
    opening,
    ordinary,
    price,
    promise,
    benefit,
    payment,
    tier,
    caption,
    pictureLabel,
    pageLabel,
    decorated,
    clause,
    cutOff,
    ofYear,
    ofDistrict,
  ].some((label) => label.test(name))
  return fits && !isLabel && !/[.!?]\s|[!?]$|\$|[@#]|https?:/.test(name) ? name : null
})

const once = (name: string): string => {
  const words = name.split(' ')
  const half = words.slice(0, words.length / 2).join(' ')
  return words.length % 2 === 0 && nameKey(words.slice(words.length / 2).join(' ')) === nameKey(half) ? half : name
}
