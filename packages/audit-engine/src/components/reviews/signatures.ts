import { isKnownPlace } from '../../facts/gazetteer.ts'
import { knownPlaces } from '../../facts/places.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'

/** What accompanies praise: who wrote it, when and where. */

const person =
  /^((mr|mrs|ms|miss|dr|prof)\.? )?\p{Lu}[\p{L}'’.-]*( (and |& |van |de |von )?\p{Lu}[\p{L}'’.-]*){0,3}( family)?$/u
/** "M. A." is a person who gives no more; "S. A." may be the state, and without full stops it may be anything. */
const initialOnly = /^(?!(?!S\. ?A|W\. ?A|N\. ?T)\p{Lu}\. ?\p{Lu}\.$)(\p{Lu}\.? ?){1,3}$/u
const label =
  /\b(how|why|what|when|where|works|facts?|read|more|book|call|contact|view|see|our|services?|reviews?|testimonials?|home|about|learn|get|quote|stars?|rating|verified|previous|next|posted|on|from|via|great|excellent|highly|recommend\w*|amazing|fantastic|awesome|best|brilliant|happy|thanks?|job|work|team|professional|quality|love\w*|super|top|wonderful|outstanding|this|month|week|special|offers?|phone|address|hours|follow|recent|latest|search|categories|archives?|check|click|here|now|today|try|start|visit|show|free|apply|enquire|submit|subscribe|download|watch|sign|join|find|us|your|name|email|suburb|message|required|information|additional|details|questions?|comments?|years?|experience|clients|projects|guaranteed?|insured|licen[cs]ed|certified|accredited|insurance|endorsed|vetted|part p|zero|disruptions?|savings|improvements?|accuracy|compliance|satisfaction|growth|reductions?|websites?|videos?|marketing|branding|logo|ipsum|lorem|photos?|gallery|links?)\b/i
const anonymous =
  /^(?:hey|hi|hello|dear|g['’]day|an?) |^((the )?((very |extremely )?(happy|satisfied|delighted|pleased|verified|valued|recent|regular|local|anonymous|returning|loyal) )*(customer|client|patient|guest|buyer|reviewer|user|visitor|home ?owner)s?|anonymous|anon|google user|host|name|client name|john doe|jane doe)\b/i
/** What weekly hours and forms show: "Mon Tue Wed", "Clear Send". */
const calendarOrForm =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|clear|send|submit|reset|cancel|close|ok|yes|no|and|&|\s)+$/i
/** A role given in place of a name: "NDIS Provider", "Sydney Business Owner". */
const role =
  /^(?:(?:[a-zÀ-ɏ]+ )?(?:owner|operations|management|reception|head chef|chef|proprietor|secretary|treasurer|supervisor|coordinator|investor|buyer|seller|vendor)|([a-zÀ-ɏ]+ ){0,3}(business owner|shop owner|home ?owner|provider|contractor|manager|director|landlord|tenant|resident|developer|founder|ceo|member|volunteer|parishioner|graduate|student|parent|mum|dad|couple|bride|groom)s?|([a-zÀ-ɏ]+ ){0,2}(client|customer|patient|participant|carer)s?|(?:hotel|motel|cabin|wedding|party|dinner|event|overnight) guests?|(?:parent|grandparent|mother|father|mum|dad|carer|guardian|wife|husband|daughter|son|sister|brother|friend)s? of .+)$/i
/** What somebody does, below the name; many of these are surnames too. */
const occupation =
  /^(?:builder|plumber|electrician|painter|carpenter|architect|designer|accountant|lawyer|solicitor|teacher|nurse|doctor|dentist|farmer|chef|baker|driver|retiree|pensioner|engineer|consultant|realtor|broker)s?$/i
const profession =
  '(?:accountant|administrator|advis[eo]r|analyst|assistant|caregiver|conveyancer|educator|electrician|engineer|facilitator|instructor|lawyer|lecturer|midwife|nurse|officer|pharmacist|physiotherapist|plumber|practitioner|psychologist|receptionist|solicitor|specialist|supervisor|teacher|technician|therapist|worker)s?'
/** "Registered Nurse", "Assistant in Nursing": no family is called so. */
const jobTitle = new RegExp(String.raw`^(?:[a-zÀ-ɏ][a-zÀ-ɏ'’-]+ )?${profession}(?: (?:in|of|for|to) .+)?$`, 'i')
/** After two words, which may be somebody's name: "Aged Care Worker", and "Sarah Marsh Accountant". */
const longJobTitle = new RegExp(String.raw`^(.+) ${profession}$`, 'i')
/** The kind of job, or a caption, beside the name on a card: "Deep Spring Clean", "Floor Screeding", "Satisfaction Rate". */
const job =
  /\b(?:clean(?:s|ed|ing|ers?)?|renovations?|install(?:s|ed|ations?)?|repairs?|removals?|replacements?|upgrades?|treatments?|massage|facial|makeover|detailing|tiling|screeding|waterproofing|painting|landscaping|plumbing|electrical|paving|fencing|roofing|flooring|plastering|rendering|mowing|gutter|bathrooms?|kitchens?|laundry|lawns?|gardens?|driveways?|decking|switchboard|hot water|packages?|sessions?|class(?:es)?|lessons?|courses?|weddings?|birthdays?|rate|satisfaction|delivered|completed|bond|end of lease|residential|commercial|emergency|safety|move (?:in|out))\b/i
/** What somebody came for: "Mathematics Program", "Literacy & Numeracy". */
const offer =
  /[a-zÀ-ɏ] (?:& |and )?(?:programs?|programmes?|preparation|literacy|numeracy|tuition|tutoring|workshops?)$/i
const fullDate =
  /\b(\d{1,2}(st|nd|rd|th)? )?(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\.?,? (\d{1,2}(st|nd|rd|th)?,? )?(19|20)\d\d\b|\b\d{1,2}[/.]\d{1,2}[/.](19|20)?\d\d\b|\b(19|20)\d\d-\d\d-\d\d\b|\b(\d+|a|an|one|two|three|four|five|six|few) (day|week|month|year)s? ago\b/i
const date = new RegExp(`${fullDate.source}|\\b(19|20)\\d\\d\\b`, 'i')
const onlyYear = /^\W*(?:19|20)\d\d\W*$/
/** "Priya Raman, 2024", "Priya Raman (2024)". */
const endingInYear = /[,(|·–—-]\s*(?:19|20)\d\d\)?\W*$/
/** What is dated near praise and is not praise. */
const otherDate =
  /©|\(c\)|\b(?:copyright|licen[cs]e|lic|a[bc]n|awards?|winners?|finalists?|since|est|established|founded)\b/i
const sources =
  /\b(google|facebook|product ?review|word of mouth|womo|yelp|trip ?advisor|trust ?pilot|true ?local|oneflare|hipages|airtasker|service ?seeking|houzz|ratemyagent|rate my agent|openagent|realestate\.com\.au|healthengine|zomato|feefo|checkatrade|trustmark|easy weddings|localsearch|yellow pages)\b/i

/** People whose sayings decorate websites, and newspapers and guides that businesses quote; neither is a customer. */
const quotedFigure =
  /\b(?:aristotle|plato|socrates|confucius|lao tzu|buddha|rumi|william shakespeare|goethe|voltaire|leonardo da vinci|michelangelo|van gogh|pablo picasso|andy warhol|albert einstein|thomas (?:a\.? |alva )?edison|isaac newton|charles darwin|carl sagan|(?:mahatma )?gandhi|nelson mandela|winston churchill|(?:theodore|eleanor|franklin d\.?) roosevelt|abraham lincoln|ben(?:jamin)? franklin|martin luther king|mother teresa|dalai lama|mark twain|oscar wilde|ralph waldo emerson|thoreau|ernest hemingway|tolkien|maya angelou|helen keller|anne frank|dr\.? seuss|a\.? ?a\.? milne|walt disney|henry ford|steve jobs|bill gates|warren buffett|oprah winfrey|coco chanel|audrey hepburn|marilyn monroe|muhammad ali|michael jordan|vince lombardi|zig ziglar|dale carnegie|peter drucker|john ruskin|saint-exup[ée]ry|bob marley|john lennon|julia child|anthony bourdain|frank lloyd wright|le corbusier|mies van der rohe|william morris)\b/i
const press =
  /\b(?:morning herald|herald sun|daily telegraph|gazette|tribune|magazine|newspaper|courier[- ]mail|the (?:age|australian|advertiser|mercury|guardian|west australian|examiner)|financial review|broadsheet|time out|good food guide|gourmet traveller|vogue|urban list|lonely planet|abc (?:news|radio)|(?:channel|nine|seven|ten) news)\b/i

/** Whether words are signed by a figure of history or by the press, not by a customer. */
export const isQuotation = (signature: readonly string[]): boolean =>
  signature.some((text) => wordCount(text) <= 8 && (quotedFigure.test(text) || press.test(text)))

/** "Regards," before the name, on its line or the one above. */
const closing =
  /^(?:(?:kind(?:est)?|warm(?:est)?|best|many|with) )?(?:regards|wishes|thanks|cheers|sincerely|yours (?:truly|sincerely|faithfully))(?:$|[\s,.!]+)/i
/** "International Corporation", "Fortune 500 Client": what kind of customer it is, and not who. */
const kindOfClient =
  /^(?:[a-zÀ-ɏ\d]+ ){0,3}(?:corporations?|departments?|clients?|organi[sz]ations?|company|agency|authority|manufacturer|retailer|enterprise|institution|dealership|dealer|buyer|wholesaler)$/i

/** "Kumaresh HiPages", "Sarah M. Google Review": the source after the name. */
const fromSource = new RegExp(`\\s+${sources.source}(?:\\s+(?:review|user|reviewer))?$`, 'i')

/** "Sarah M. 10 months ago via Google": when and where it was written, in elements of their own on the line of the name. */
const agedBehind = new RegExp(
  String.raw`\s+(?:(?:about|over) )?(?:\d{1,2}|an?|one|two|three|four|five|six|few) (?:day|week|month|year)s? ago(?:\W+(?:(?:via|on|from) )?${sources.source})?\W*$`,
  'i',
)
/** "Updated 3 days ago": what was done then, and not by whom. */
const doneAgo = /^(?:posted|updated|edited|reviewed|written|published|left|added|visited|booked|over|about|almost)\b/i

/** "Sarah MarshHome owner": the role is in an element of its own, which a style sets on another line. */
const glued = /(\p{Ll}|\p{L} \p{Lu}\.)(?<!\b(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|Jo))\p{Lu}(?:\p{Ll}|\p{Lu}{2}).*$/u

/** Short, and not a sentence. */
export const isSignature = (text: string): boolean =>
  text.length <= 100 && wordCount(text) <= 12 && !/[.!?]\s*$/.test(text.replace(/\b(?:\p{L}\. ?)?\p{L}\.$/u, ''))

const roles =
  'parent|participant|carer|client|customer|patient|student|guest|mum|mother|father|dad|daughter|son|tenant|landlord|member'
/**
 * "Maria P. Parent", whose role is in an element of its own; after an initial, which ends a name, in more words: "Ian R.
 * Senior Site Coordinator", "Ian R. Parent of a student".
 */
const roleBehind = new RegExp(
  String.raw`(?<=^[a-zÀ-ɏ][a-zÀ-ɏ'’-]+ (?:[a-zÀ-ɏ]\.?|[a-zÀ-ɏ][a-zÀ-ɏ'’-]+)) (?:${roles}|${profession})$|` +
    String.raw`(?<=^[a-zÀ-ɏ][a-zÀ-ɏ'’-]+ [a-zÀ-ɏ]\.) (?:[a-zÀ-ɏ]+ ){0,3}(?:${roles}|coordinator|manager|director|owner)(?: (?:of|at|from) .+)?$`,
  'i',
)

/** What no person is called, in words on the kind of client: "University Client", "Long Term Tenant". */
const ofKind =
  /^(?:university|uni|college|school|tafe|hospital|clinic|care|aged|home|health|healthcare|medical|clinical|dental|nursing|disability|support|community|family|corporate|strata|government|council|industry|retail|wedding|pilates|yoga|dance|music|year|term|time|final|current|former|previous|existing|returning|loyal|regular|grateful|proud|busy|registered|enrolled|licensed|qualified|chartered|certified|public|childhood|primary|secondary|high|special|physio|therapy)$/i
const abbreviation = /^\p{Lu}{2,4}$/u

/** Whether words before a role are of a kind and no name; of a name in capitals all of it is. */
const saysKind = (text: string): boolean =>
  text
    .split(' ')
    .some((word) => ofKind.test(word) || ofPost.test(word) || (abbreviation.test(word) && /\p{Ll}/u.test(text)))

/** Whether a signature says what somebody is in place of a name. */
const isRole = (text: string): boolean =>
  role.test(text) || jobTitle.test(text) || saysKind(longJobTitle.exec(text)?.[1] ?? '')

/** "Sarah Mitchell Property Manager", whose post is in an element of its own. */
const postBehind =
  /^(\p{Lu}[\p{L}'’-]+) (\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}&-]+){0,2} (?:Manager|Director|Owner|Coordinator|Officer|Principal|Supervisor|President|Secretary|Founder|CEO|CFO)$/u
/** What posts begin with: "Senior Property Manager" is no person. */
const ofPost =
  /^(?:senior|junior|assistant|deputy|chief|head|executive|general|managing|acting|property|strata|building|facilit(?:y|ies)|project|site|operations?|sales|marketing|account|office|practice|clinic|store|shop|venue|hotel|restaurant|club|regional|state|national|area|finance|financial|commercial|residential|company|business|small|home|house|land|customer|client|service|human|talent|people|event|events|product|program|procurement|construction|contracts?|warehouse|fleet|centre|school|college|local|first|new|happy|the)$/i

/** "Sarah Mitchell Joondalup", whose suburb is in an element of its own. */
const lastOfThree = /(?<=^\p{Lu}\p{Ll}+ (?:\p{Lu}\.?|\p{Lu}\p{Ll}[\p{L}'’-]*)) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u

/** To a question of a survey. */
const answer = /^(?:yes|no|maybe|definitely|absolutely|always|never|none|very|excellent|good|great)\W*$/i

/**
 * The name at the start of a signature: "Priya Raman" in "— Priya Raman, Newtown"; null for "Happy customer", "A." or
 * "Read more".
 */
export const nameIn = (signatures: readonly string[], notNames: ReadonlySet<string>): string | null => {
  for (const signature of signatures) {
    const first = signature
      .replace(/^[\s,—–~-]+/, '')
      .replace(closing, '')
      // Ken "KB" Branighan
      .replace(/\s["“”'‘’(]\p{Lu}\p{L}{0,10}["“”'‘’)](?=\s\p{Lu})/u, '')
      // The letters in a round picture: "K Keeley Mc", "SMSarah M.".
      .replace(/^(\p{Lu})\p{Lu}?\s*(?=\1\p{Ll})/u, '')
      .split(/\s*[,|·•(\n–—★☆⭐]|\s-\s/)[0]!
      .replace(doneAgo.test(signature) ? '' : agedBehind, '')
      .replace(fromSource, '')
      .replace(glued, '$1')
      .replace(roleBehind, (behind, at: number, all: string) => (saysKind(all.slice(0, at)) ? behind : ''))
      .replace(postBehind, (all, first: string, last: string) =>
        [first, last].some((word) => ofPost.test(word)) ? all : `${first} ${last}`,
      )
      .replace(lastOfThree, (last) => (isKnownPlace(last.trim()) ? '' : last))
      .replace(/\s*(?:[✓✔☑✅]|\bverified\b).*$/iu, '')
      .trim()
    const isName =
      person.test(first) &&
      !initialOnly.test(first) &&
      !answer.test(first) &&
      !notNames.has(plainWords(first)) &&
      !isPlace(first)
    if (
      isName &&
      !isRole(first) &&
      ![anonymous, kindOfClient, calendarOrForm, occupation, job, offer, label, sources, date].some((pattern) =>
        pattern.test(first),
      )
    )
      return first
  }
  return null
}

/** "Melbourne", and "N. Melbourne", whose letter is a name's or a direction. */
const isPlace = (text: string): boolean => knownPlaces.has(text) || knownPlaces.has(text.replace(/^\p{Lu}\.?\s+/u, ''))

/** Whether a signature gives a role in place of a name: "Owner, Espresso on Nine". */
export const givesRole = (signatures: readonly string[]): boolean =>
  signatures.some((signature) =>
    isRole(
      signature
        .replace(/^[\s—–~-]+/, '')
        .split(/\s*[,|·•(\n–—★☆⭐]|\s-\s/)[0]!
        .trim(),
    ),
  )

/**
 * Whether what stands behind the name of a signature may be a firm, as in "Jo Marsh, Harbour City Rowers": two words or more
 * that begin with capitals and are no place, role or job.
 */
export const mayNameFirm = (signature: string, name: string): boolean => {
  const [, behind = ''] = /^\s*[,|·•\n]\s*([^,|·•\n]{3,60}?)\W*$/u.exec(signature.split(name)[1] ?? '') ?? []
  return (
    (behind.match(/(?<![\p{L}\d])[\p{Lu}\d][\p{L}\d’'&-]*/gu)?.length ?? 0) > 1 &&
    isFirm(behind) &&
    ![anonymous, kindOfClient, role, post, job, label, occasion, date, inState].some((pattern) => pattern.test(behind))
  )
}
/** "Founder & Principal Consultant": a post alone. */
const post = /\b(?:founder|owner|director|principal|manager|ceo|proprietor|consultant|coordinator|officer|fellow)\W*$/i
/** "Corporate Event": what somebody came for. */
const occasion = /\b(?:events?|functions?|part(?:y|ies)|anniversary|conferences?|participants?|carers?|parents?)\b/i
/** "Sydney NSW", "Mount Lawley WA 6050". */
const inState = /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT|Australia)\b|\b\d{4}\b/i

/** Whether praise says when it was written; unclear where a date stands near it that may be of something else. */
export type Dating = 'dated' | 'undated' | 'unclear'

/** `signature` is by the person who signs with `name`; `around` is what else stands beside the praise, and its own words. */
export const datingOf = (signature: readonly string[], name: string | null, around: readonly string[]): Dating => {
  const isOf = (pattern: RegExp, text: string): boolean => pattern.test(text) && !otherDate.test(text)
  const signs = (text: string | undefined): boolean => name !== null && (text?.includes(name) ?? false)
  const isDated = signature.some(
    (text, at) =>
      isOf(fullDate, text) ||
      (signs(text) && isOf(endingInYear, text)) ||
      (onlyYear.test(text) && (signs(signature[at - 1]) || signs(signature[at + 1]))),
  )
  if (isDated) return 'dated'
  return signature.some((text) => isOf(date, text)) || around.some((text) => isOf(fullDate, text))
    ? 'unclear'
    : 'undated'
}

/** The firm of somebody who signs with a post: "Citywide" in "John Collins, Acting CEO, Citywide". */
const firmOfPost =
  /(?<!\b(?:property|home|house|unit|land|pet|dog|cat|horse|car|boat|caravan)[ -])\b(?:c[efot]o|managing director|director|manager|owner|founder|president|principal|partner|chair(?:man|woman|person)?|secretary|treasurer|shareholder|proprietor|coordinator|executive|officer)\b(?:[^,|\n]{0,40},| of| at| [–—-]) ([^,|\n]{2,60}?)\.?$/iu

/** What kind of firm somebody works for, or in which part of it: "Director, Medical Group", "Manager, Human Resources". */
const kindsOfFirm = new Set(
  (
    'a an the of in and group company firm business corporation organisation organization agency clinic practice hospital ' +
    'centre center school college university studio salon shop store café cafe restaurant hotel gym club charity church ' +
    'department government industry sector service services medical dental health healthcare aged care allied legal law ' +
    'accounting finance financial insurance property real estate building construction engineering mining manufacturing ' +
    'retail hospitality beauty aesthetic aesthetics cosmetic skin wellness fitness education childcare recruitment ' +
    'marketing media technology tech it software logistics transport private public national international global local ' +
    'leading large small family operations sales people culture human resources hr communications strategy product ' +
    'learning development corporate facilities procurement risk compliance research'
  ).split(' '),
)

/** Whether words name one firm, and not its kind or a place. */
const isFirm = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !isKnownPlace(text) &&
  text
    .toLowerCase()
    .split(/[^\p{L}\d’']+/u)
    .some((word) => word !== '' && !kindsOfFirm.has(word))

/** The organisation that signs words in which it speaks of itself: "We at Harbour Rescue thank you", signed "Harbour Rescue". */
export const organisationIn = (text: string, signature: readonly string[]): string | null => {
  const said = ` ${plainWords(text)} `
  const speaksFor = (name: string): boolean =>
    name.includes(' ') &&
    ['we at', 'us at', 'all at', 'everyone at', 'on behalf of'].some((by) => said.includes(` ${by} ${name} `))
  return signature.find((line) => speaksFor(plainWords(line))) ?? null
}

/** Where praise comes from: the website it was left on, or the firm that the writer signs for. */
export const originIn = (signature: readonly string[]): string | null => {
  const firm = signature.map((text) => firmOfPost.exec(text.trim())?.[1]).find((one) => one !== undefined) ?? ''
  // "Read our Google reviews" leads to others.
  const said = signature.filter((text) => !/^\W*(?:read|see|view|check|find|leave|write|more)\b/i.test(text))
  return sourceIn(said) ?? (isFirm(firm) ? firm : null)
}

export const sourceIn = (texts: readonly string[]): string | null =>
  texts.map((text) => sources.exec(text)?.[0]).find((source) => source !== undefined) ?? null
