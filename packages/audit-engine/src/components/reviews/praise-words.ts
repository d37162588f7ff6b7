import type { PageBlock } from '../../page/page.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { isFiller } from '../site/page-text.ts'
import { givesRole, isSignature, nameIn } from './signatures.ts'

/** Headings above praise, or above a widget that shows it. */
export const reviewHeading =
  /\b(testimonials?|testimon(?:y|ies)|(customer|client|patient|guest|google|student|parent|member)s?[’']? (reviews?|feedback|stories|says?)|(community|success) stories|reviews|what (our |my |people |others |they |some )?.*\b(say|saying|said|think|made of)\b|kind words|people say( about us)?|(?<!\bmore )happy (customers|clients|patients)|word of mouth|feedback(?! (?:and|&) complaints)|loved by)\b/i

/** A label above a heading: "Reviews" above "Trusted across the region". */
export const reviewLabel = /^((customer|client|google|our) )?(reviews|testimonials)$/i

/** "What our team says" about working there. */
export const ofStaff = /\b(?:our|the|from the) (?:team|staff|people|employees|crew|workers)\b/i

/** "Systems and controls reviews", "Policy and procedure reviews": what auditors, advisers and brokers sell, and what a firm does itself. */
export const soldReviews =
  /\b(?:systems?|controls?|procedures?|process(?:es)?|practices?|performance|progress|plans?|safety|security|risk|compliance|policy|contract|lease|financial|portfolio|investment|insurance|loan|mortgage|super(?:annuation)?|energy|design|medication) reviews\b/i

/** Longer texts with a signature are praise even where they neither mention the writer nor judge. */
export const longEnough = 12

/** "quote" alone may be the price of a job: "quote-form", "get-a-quote". */
export const classHint =
  /(^|[\s_-])(testimonials?|reviews?|(block|pull|client|customer)-?quotes?|quotes?-(text|body|block|content|author|carousel|slider)|customer-?stories|feedback)([\s_-]|$)|testimonial/i

/** What customers say and businesses do not, except of visitors and of advice. */
export const gratitude =
  /\b(?:thank(?:s| you)(?! for (?:visiting|choosing|considering|trusting|your (?:interest|enquiry|visit|support|business)))|(?:highly|would|definitely|can|will) recommend|can(?:no|['’])t fault|could(?:n['’]t| not) have done (?:it|this) without)\b/i

/** People of the business, who sign mottos and letters. */
export const ownRole = /\b(?:founder|owner|director|principal|manager|ceo|proprietor|team)\b/i

/** "Jane, founder" speaks for the business; "Jane, founder of Acme" is a customer. */
export const leader = /\b(?:(?:co-)?founder|director|principal|ceo|proprietor|the team)\s*$/i

export const openingQuote = /^[“"„«'‘❝]\s*\S/

/** What owners write around praise. */
const invitation =
  /\b(leave|write|post|give|submit)\b.{0,20}\b(review|feedback|testimonial)|\b(read|see|view|hear|check out|show)\b.{0,30}\b(reviews|testimonials|more|what (our|they|people))|\b(our|my) (\w+ ){0,2}(customers|clients|patients|guests)\b.{0,40}\b(say|said|love|think|us|speak|tell)\b|\btake our word\b|\bclick here\b|(?:\$\d+|\d ?%|per cent) off\b/i

export const firstPerson =
  /\b(i|i['’]m|i['’]ve|we|my|me|our|us|highly recommend(ed)?|would recommend|recommend|thank(s| you)|can(no|['’])t fault)\b/i

/** What customers say of a job well done when they do not mention themselves. */
export const appraisal =
  /\b(great|excellent|fantastic|amazing|awesome|wonderful|brilliant|outstanding|professional|friendly|helpful|reliable|punctual|tidy|honest|happy|loved?|best|perfect|prompt|efficient|quality|service|value)\b/i

/**
 * An owner's words about praise, not praise itself: "Here are some reviews", "Endorsements are added as they come in".
 */
const aboutPraise = /\b(reviews?|reviewers?|testimonials?|endorsements?|feedback)\b/i

export const dash = /^\s*[—–~-]/

export const inPerson = /\b(?:I|I['’]m|I['’]ve|my|me)\b/

/** What the firm does for its customers, in its own words: "We can show you the numbers", "Our experts handle it all". */
const ownVoice =
  /\bwe(?:['’](?:ll|re|ve))?\b[^.!?]*\b(?:you|your|our (?:\w+ )?(?:customers|clients|patients|guests|students|team))\b|\bour (?:\w+ ){0,2}(?:experts|specialists|technicians|electricians|plumbers)\b/i

/** The same in quotation marks, as a motto is: "From bedroom to stage: we'll help you get there", "Whether you're a beginner or …". */
export const motto =
  /\bwe(?:['’]ll| will| can) (?:\w+ )?(?:help|get|give|bring|make|take|show|guide|teach|keep|find|walk) you\b|^\W*whether you(?:['’]re| are| need| want)\b|\bour (?:[\w-]+,? ){0,3}(?:approach|process|programs?|lessons|classes|services?) (?:\w+ )?(?:gets?|gives?|helps?|makes?|takes?|lets?) you\b/i

/** Speaks to the reader, which customers hardly do: "so you can see your progress". */
const toReader = /\byou(?:rs?)?\b/i

/** "Stuart, response from Stuart": what the business answers to a review. */
export const ownReply = /\b(?:response|reply|replied) from\b|^(?:owner|host|business)[’']?s? (?:response|reply)\b/i

/** Whether a block is set as a lesser heading and is none: what customers say, on a card for praise. */
export const isSaidAsHeading = ({ tag, text, classes }: PageBlock): boolean =>
  /^h[3-6]$/.test(tag) && (wordCount(text) >= longEnough || isWhollyQuoted.test(text)) && classHint.test(classes)

/** Four words or more. */
const isWhollyQuoted = /^[“"„«]\s*\S+(?:\s+\S+){3,}[”"“»]\W*$/

export const isQuoted = ({ text, tag }: PageBlock): boolean => openingQuote.test(text) || tag === 'blockquote'

export const couldBePraise = (block: PageBlock, close: boolean, notNames: ReadonlySet<string>): boolean => {
  const { text } = block
  if (wordCount(text) < (isQuoted(block) ? 3 : close ? 4 : 6) || text.length > 2500) return false
  // A counter: "5095+ happy customers". Numbers and addresses to write to are the business's own.
  if (isFiller(text) || /^\d[\d,.]*k?\+/i.test(text) || /(?:\d[\d ()-]*){8}|\S@\S+\.\w/.test(text)) return false
  if (motto.test(text) && !gratitude.test(text) && !inPerson.test(text)) return false
  if (openingQuote.test(text)) return true
  if (!isQuoted(block) && ownVoice.test(text) && !gratitude.test(text) && !inPerson.test(text)) return false
  if (toReader.test(text) && ![firstPerson, gratitude, appraisal].some((sign) => sign.test(text))) return false
  if (isSignature(text) && !(firstPerson.test(text) || appraisal.test(text))) return false
  if (isSignature(text) && nameIn([text], notNames) !== null && wordCount(belowFirstLine(text)) < longEnough)
    return false
  return !(invitation.test(text) || aboutPraise.test(text.split('\n')[0]!) || /[?*]\s*$/.test(text))
}

/** What a card says below the name. */
const belowFirstLine = (text: string): string => text.split('\n').slice(1).join('\n')

/**
 * Under a heading about reviews, quoted text is praise, and so is unquoted text with a signature, where it speaks of the
 * writer or judges the work, or is long: badges and their captions stand there too. Under a class name alone it has to do
 * the former: mottos have those too. Elsewhere it needs quotation marks,
 * the first person and a signature: shops quote recipes, and owners quote themselves.
 */
export const isPraise = (
  block: PageBlock,
  close: boolean,
  isHeaded: boolean,
  name: string | null,
  signature: readonly string[],
): boolean =>
  close
    ? (name !== null || givesRole(signature) || isQuoted(block)) &&
      ((isHeaded && openingQuote.test(block.text)) ||
        (firstPerson.test(block.text) && (isQuoted(block) || inPerson.test(block.text) || !isShort(block))) ||
        gratitude.test(block.text) ||
        appraisal.test(block.text) ||
        (isHeaded && (name !== null || givesRole(signature)) && wordCount(block.text) >= longEnough))
    : (isQuoted(block) || (block.inQuote === true && signature.length > 0)) &&
      firstPerson.test(block.text) &&
      !signature.some((text) => leader.test(text)) &&
      (name !== null || signature.some((text) => dash.test(text)))

/** "Brands we install": a label says "we", and of few words only "I" or thanks are a customer's. */
const isShort = ({ text }: PageBlock): boolean => wordCount(text) < fewWords
const fewWords = 8

/** Icons of quotation marks also stand before mottos. */
export const isPraiseByIcon = ({ text }: PageBlock, name: string | null, signature: readonly string[]): boolean =>
  !signature.some((line) => ownRole.test(line)) &&
  (gratitude.test(text) || (name !== null && firstPerson.test(text) && appraisal.test(text)))

/** Whether a text speaks of somebody by the last of the names, as nobody does of themselves; it may end in the whole name. */
export const isAbout = (text: string, name: string): boolean =>
  text
    .replaceAll(name, ' ')
    .split(/[^\p{L}]+/u)
    .includes(name.split(' ').at(-1)!)

/** "Jo & Sam, Tiny Electrical" and "Tiny Electrical estimators" speak for Tiny Electrical. */
export const isSignedByBusiness = (line: string, own: readonly string[]): boolean => {
  const parts = line.split(/[,|·•(\n–—]|\s-\s/).map(plainWords)
  return parts.some((part) => own.some((name) => part === name || (name.includes(' ') && part.includes(name))))
}
