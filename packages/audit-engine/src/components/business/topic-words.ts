import { wordCount } from '../../text/words.ts'

/** What customers look for on a business website. */
export const topics = ['services', 'contact', 'about', 'faq'] as const
export type Topic = (typeof topics)[number]

/** Words that indicate a topic in an address or main heading, but not in a lesser heading. */
const pageWords: Partial<Record<Topic, RegExp>> = {
  about: /\b(team|staff|people|aboutus|bio|biography)\b|^(?:our |my |the |brand )?story$/i,
  contact: /\bcontactus\b/i,
  services: /\b(dry ?|equipment |party |event )?(hire|rentals?)\b/i,
}

export const words: Record<Topic, RegExp> = {
  services:
    /\b(services?|what we (do|offer)|specialt(y|ies)|our work|products?|shop|store|menus?|treatments?|class(es)?|courses?|programs?|rooms?|pric(es?|ing)|practice areas|expertise|capabilit(y|ies)|solutions|repairs?|installations?|packages|collections?|properties|listings|catalogue|how we help|(our )?(activities|lessons|workshops|tours|meals))\b/i,
  contact:
    /\b(contact( us| me)?(?! (?:lists?|lens(?:es)?|sports?|cement|adhesives?|dermatitis))\b|(?:get|keep|stay) in touch|reach (?:us|me|out)|find us|visit us|talk to us|drop (?:us|me) a line|say hello|(?<!\b(?:more|new|real|into|qualified|of|customer|your|their) )enquir(e|y|ies)|(get|request) a (free )?(quote|call ?back)|book (now|online|an appointment|(a|your|my) (free |first |initial )?(consult(ation)?|appointment|visit|call))|opening hours)\b|^\W*(our )?locations?\W*$/i,
  about:
    /^(?!\W*(?:join|(?:get|keep|stay) in touch|contact|call|email|ask|message|(?:speak|talk) (?:to|with))\b)(?!\W*about (?:you|your|the (?!(?:[a-zÀ-ɏ]+ )?(?:company|business|team|owners?|founders?|firm|practice|artist|studio|clinic|school|club|farm|family|people|director|trainer|instructor|photographer|therapist)\b)|our (?!(?:[a-zÀ-ɏ]+ )?(?:company|business|team|family|people|story|history|firm|practice|studio|clinic|school|club|farm|winery|church|staff|founders?|owners?)\b)))(?!.*\b(say|says|said|think|reviews?|testimonials?)\b).*(?:^\W*about(?:\W+(?:html?|php|aspx?))?\W*(?:$|[|:•·–—])|^\W*about (?:the|our|company|dr|prof)\b|\b(?:about ?(?:us|me)|(our|my) (story|background|experience)|who (we are|i am)|who you['’]?(?:re| are) dealing with|(?:who['’]?s|who is|the people) behind|(meet )?(our|the|management) team|our (history|mission|vision|people|coaches|instructors|staff|company|firm|practice)|meet [A-Z][a-z]+|why (choose )?us)\b|^\W*(?:dr|prof)\.? [a-zÀ-ɏ][a-zÀ-ɏ'’-]*(?: [a-zÀ-ɏ][a-zÀ-ɏ'’.-]*){1,3}\W*$)/i,
  faq: /\b(faqs?|f\.a\.q|frequently asked( questions)?|common questions|good to know|questions (and|&) answers|your questions)\b/i,
}

/** "About Wattle & Wire", which is on who somebody is where that is a name, and on anything else where it is not. */
export const aboutWhat = (text: string): string | null => {
  const [, what] = /^\W*about (?!(?:us|me|you|your|our|the)\b)([^|:•·–—]+)/iu.exec(text) ?? []
  return what === undefined || wordCount(text) > longestHeading ? null : what.trim()
}

/** The plainest words for each topic; a page or heading with one of them is preferred. */
export const plainest: Record<Topic, RegExp> = {
  services: /\b(services|what we (do|offer)|specialt(y|ies)|treatments|practice areas)\b/i,
  contact: /\b(contact|get in touch)\b/i,
  about: /\b(about|who we are)\b/i,
  faq: /\b(faqs?|frequently asked)\b/i,
}

/** "Our menu", "Shop", "Classes & Courses": a looser word for the offer is one where it is all a heading says. */
const offerLabel = new RegExp(
  `^(?:our|the|my|all|view|see|explore|browse)? ?${words.services.source}(?: (?:and|&) ${words.services.source})*\\W*$`,
  'i',
)
/** "Drinks menu", "Price list". */
const whatIsServed = /\b(?:menus?|price list)\W*$/i
/** Whether a heading names the topic; "Public Art Collections" may be about anything. */
export const heads = (topic: Topic, text: string): boolean =>
  words[topic].test(text) &&
  (topic !== 'services' || [plainest.services, offerLabel, whatIsServed].some((label) => label.test(text.trim())))

/**
 * Headings with a word for an offer that are about something else: places served, what is sold or let already, and the
 * firm's promises.
 */
const besidesOffer =
  /\b(?:areas?|suburbs?|locations?|regions?|hours|terms|reviews?|testimonials?|recent(?:ly)?|past|previous|sold|leased|completed|related|coming soon|areas? of service)\b|\b(?:we|you|our clients?)\b.*\bservice\b|\bservic(?:e|ing)\b.*\b(?:guarantee|promise|commitment|quality)\b|\b(?:quality|customer|great|excellent|friendly|personal|fast|prompt|professional|self)[- ]service\b|^(?:join|download|read|follow|why|book|call|need|looking|ready|want)\b|[?]$/i
const practiceAreas = /\bpractice areas\b|\bareas of (?:practice|law|expertise)\b/i
export const isBesidesOffer = (topic: Topic, text: string): boolean =>
  topic === 'services' && besidesOffer.test(text) && !practiceAreas.test(text)

/** The label of a navigation drawer or of a list of links. */
export const drawer = /^((main|site|mobile) )?(menu|navigation)$|\blinks$|^loading\b/i
/** Longer headings are sentences, which mention much in passing. */
export const longestHeading = 8

/** Whether the address or main heading of a page names the topic; in the title of an article a loose word names nothing. */
export const isMeant = (topic: Topic, text: string): boolean =>
  // "Contact our team"
  !(topic === 'about' && /^(?:contact|call|email|message|get in touch)\b/i.test(text)) &&
  (words[topic].test(text) || (wordCount(text) <= longestHeading && (pageWords[topic]?.test(text) ?? false)))
