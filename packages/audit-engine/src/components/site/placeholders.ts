import type { CrawledPage } from '../../sources/source.ts'
import { dialledBy } from '../../facts/dialled.ts'
import { emailsOf } from '../../facts/emails.ts'
import { nationalNumber, phonesIn } from '../../facts/phone-numbers.ts'
import { isSampleEmail, isSampleNumber, isSamplePhone, meantAsExample, sampleHost } from '../../facts/sample-details.ts'
import { stateOf } from '../../facts/states.ts'
import { structuredItems, textsOf } from '../../page/structured-items.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { pageKind } from '../../facts/page-kind.ts'
import { withoutQuotations } from '../../text/quotations.ts'
import { remembered } from '../../text/remembered.ts'

/** Contact details and texts that templates are delivered with, and that reach nobody when they are left in. */
/** What a form's address is called. */
export const formAddress = 'The address of a form'

export interface Placeholder {
  page: CrawledPage
  /** What it is, to begin a sentence: "An email address". */
  what: string
  quote: string
}

const examplePhone =
  /(?<![\d+])(?:123456789\b|\(\+654\) ?764 ?7654|\+1 5589 55488 ?55|\(?123\)?[ -]456[ -]?7890|\+?1[ -]?\(?234\)?[ -]567[ -]?89\d{1,2}|\+?\d{0,2} ?1?234 567 890?0?|\(0\d\) 1234 5678|0[2378] 1234 5678|04XX XXX XXX|0{3,4} 0{3} 0{3}|\+?1[ -]?\(?555\)?[ -]?\d{3}[ -]?\d{4}|\(?\b[2-9]\d{2}\)?[ -]555[ -]01\d\d)(?![\d])/gi

/** Streets of the best-known templates, and "123 Main Street", which means nowhere unless a state follows it. */
const exampleStreet =
  /\b(?:A108 Adam Street|203 Fake St\b|198 West 21(?:st|th) Street|123 (?:Fake|Example|Your|Anywhere|Any|Street|Business|Company) (?:St|Street|Rd|Road|Ave|Avenue|Name)\b|(?:123 )?Your (?:Street )?Address(?: Here)?,? (?:Your )?(?:City|Suburb)\b)/i
const mainStreet = /\b123 Main (?:St|Street|Rd|Road)\b(.{0,80})/i

const leftOverText =
  /\byour (?:company|business|brand|site|website|shop|name|address)(?: name here| goes here| here$)|\byour (?:tagline|logo|headline|text|content|title|copy)(?: goes)? here\b|\b(?:form|map|slider|video|image|logo|gallery) goes here\b|\binsert (?:your |individual |some )?(?:text|para\w*|name|address|title|content|image|description|copy|logo|phone)\w*(?: number| name)? here\b|\binsert (?:your|individual|some) (?:text|para\w*|copy|content)\b|\[(?:your|business|company|insert(?: your| the)?) (?:\w+ ){0,4}?(?:name|address|phone|number|email|suburb|city|town|state|logo|photo|image|picture|text|title|date|year|link|url|website|company|business|brand|service|services|product|location|area|abn)(?: here)?\]|\b(?:this is (?:a )?|sample |dummy )placeholder (?:text|content|copy)\b|\bplaceholder (?:text|content|copy|image|ready|page)\b|\b(?:button|booking|map|form|text|image) placeholder\b|\bclick (?:here )?to (?:edit|add) (?:this|your|a) (?:text|content|title)\b/i

/** What designers, and programs that draft websites, write to the owner: "Sample articles. Replace with real club news". */
const draftNote =
  /^sample (?:articles?|posts?|data|content|copy)\b|\b(?:placeholders?|sample data) (?:for|shown for) (?:the )?layout\b|\breplace (?:this |it |them |these )?with (?:real|actual) [a-zÀ-ɏ]|\b(?:photography|photos?|pictures?|images?|videos?|copy) (?:(?:drops?|goes|go) in(?:to)?|goes|go) here\b|\bdelete (?:this )?before (?:go(?:ing)?[ -]?live|launch)\b|\bfront-?end placeholder\b|\bfor a live (?:production )?(?:site|website)\b|\b(?:confirmed|reviewed|checked|replaced|verified)\b[^.\n]{0,60}\bbefore (?:publishing|publication|going live|go-?live)\b|\breplace the placeholder|^add (?:your )?(?:photos?|pictures?|images?|logo)(?: here)?$|\bformsubmit\b.*\bconfirm|\bsample pricing\b|\bdemo (?:admin|panel)\b/i

/** What a program that drafts pages tells who is to write them: "List the services you offer, which may include:". */
const writingNote =
  /\breplace (?:this|the|these) (?:(?:sample|demo|example|stock) )?(?:images?|photos?|pictures?|videos?|texts?|map (?:url|link|embed)|form action(?: url)?|url|link) with (?:your|the real|real)\b|^update this page (?:regularly|often) with your\b|^list the (?:specific |main |key )?(?:services|products) (?:that )?you (?:offer|provide|sell)\b(?=.*:\s*$)|^(?:briefly |clearly )?(?:introduce|describe) your (?:[a-zÀ-ɏ]+ ){0,3}(?:services?|business|company|products?) and (?:its|their) (?:benefits|advantages|features)\b/i
/** 'Use "from" wording; we confirm prices on enquiry'; "use" begins a sentence. */
const wordingNote = /(?:^|[.!?]\s)Use [“"][^“”"\n]{2,40}[”"] (?:language|wording)\b/

/** A line that is nothing but the order to put something there: "INSERT HISTORY DOCUMENT", "Insert Team Photo". */
const order =
  /^\s*insert (?!the |your |an? )(?:[a-zÀ-ɏ]+ ){1,3}(?:document\W*(?:$|[.?!])|(?:text|copy|content|bio|wording|photos?|pictures?|images?|logo|map|video)\W*$)/im

/** What stands in for something that is to come: "Placeholder answer. Yes, we do", "ABN placeholder · Member placeholder", "Name to be added". */
const standIn =
  /^(?:names?|photos?|bio|details|text|description) to be (?:added|announced|advised|confirmed|supplied)\W*$|^placeholder [a-zÀ-ɏ]+[.:]|^[a-z]+ here(?:\.{2,}|…)$|\?{6,}|(?:^|[·•|])\s*(?:[a-zÀ-ɏ\d]+ ){1,3}placeholder\s*(?=$|[·•|])/im

/** What is still to be built: "Google Map will be embedded here", "Full suburb page coming soon", "[Production: send by email]". */
const toBuild =
  /\b(?:map|form|video|gallery|calendar|feed|widget|photos?|images?) (?:will|to|should) be (?:embedded|inserted|placed|added|shown|displayed) here\b|\bfull (?:[a-zÀ-ɏ]+ ){0,2}page coming soon\b|^draft\b[^.\n]{0,40}\bnot (?:yet )?published\b|\[(?:production|development|developers?|dev|designers?|staging|client|copywriter|editor|content|note to [a-zÀ-ɏ]+)\s*:\s[^\]\n]{3,200}\]|\b(?:names?|photos?|pictures?|images?|texts?|copy|details|reviews|testimonials|prices) (?:and [a-zÀ-ɏ]+ )?(?:is|are) (?:only |just |all )?placeholders?\b|\b(?:connect|wire|hook|plug|swap|replace)\b[^.\n]{0,80}\bbefore (?:launch|going live|go-live)\b|\bwire (?:this|the) (?:button|form|link|page) up\b|\b(?:this|the) (?:demo )?form (?:is not|isn[’']t) (?:yet )?connected\b|\bthis demo (?:form|button|page|site)\b/im

/** What waits for somebody's word: "Qualifications list pending Ann's confirmation", "This page requires legal approval before publication". */
const awaited =
  /\b(?:list|copy|text|wording|bio|biography|details|content|photos?|pictures?|images?|logo|testimonials?|prices|fees|qualifications) pending (?:[A-ZÀ-Þ][A-Za-zÀ-ɏ-]+[’']s|(?:the )?(?:client|owner)(?:[’']s)?) (?:confirmation|approval|sign-?off)\b|\b[Tt]his (?:page|policy|document|text|section|draft|statement) (?:requires|needs) (?:[A-Za-z]+ ){0,2}(?:approval|review|clarification|confirmation|sign-?off) before (?:publication|publishing|launch|going live|go-?live)\b/

/** "[Instructor's Name]", "[Year]", "[VERIFY price]", "[Quote, pending sign-off]": what a draft leaves to fill in or to look up. */
const gap =
  /\[(?:[Pp]lease )?(?:[Pp]rovide|[Mm]ention|[Ss]pecify|[Dd]escribe|[Dd]escription of|[Ee]xplain|[Ss]tate|[Ii]nclude|[Ii]f applicable)\b[^\]\n]{3,200}\]|\[[^\]\n]{0,120}\b(?:pending|to come|sign-?off|research required)\b[^\]\n]{0,120}\]|^(?:site )?(?:photo|picture|image|video)s? to come$|^(?:CHECK|VERIFY|CONFIRM) — [a-z]|\[(?:VERIFY|CONFIRM|CHECK|INSERT|PLACEHOLDER|ADD|TBC|TBA|TODO|FIXME)\b[^\]]{0,200}\]|\[[A-ZÀ-Þ][A-Za-zÀ-ɏ’']*(?: [A-Za-zÀ-ɏ’']+){0,3}(?<=\b(?:Name|Year|Years|Date|Number|Address|City|Suburb|Location|Company|Business|Industry|Town))\]/

/** What designers write above praise that they made up until there is some. */
const samplePraise = /\b(?:sample|dummy|example|fictional) (?:testimonials?|feedback|(?:customer |client )?reviews?)\b/i
export const isSamplePraise = remembered((text) => samplePraise.test(text))

/** "/forms/TODO.pdf": an address that somebody meant to fill in. */
const unfilledAddress =
  /(?:^|[/=_.-])(?:TODO|TBA|TBC|FIXME|CHANGE[-_]?ME|REPLACE[-_]?ME|YOUR[-_](?:LINK|URL|FILE|PAGE)(?:[-_]HERE)?)(?:[/._-]|$)/

/** Where a form is sent to, before somebody filled it in: "https://formspree.io/f/FORM_ID", or the address of a well-known lesson. */
const unfilledForm =
  /^\/?action_page\.php$|(?:^|[/=])(?:your[-_ ]?)?(?:form|access)[-_ ]?(?:id|key)(?:[-_ ]?here)?(?:$|[/?&])|\bx{6,}\b/i

/** The same in capitals, as nobody writes a real one: "REPLACE_WITH_YOUR_ID". */
const unfilledPart = /(?:^|[/=])(?:REPLACE|YOUR|INSERT|CHANGE|ADD)[-_][A-Z][\w-]*(?:$|[/?&])/

/** What Cloudflare writes in place of an address, and the script of theirs that puts it back. */
const hiddenEmail = /\[email\s*protected\]/i
const emailDecoder = /email-decode(?:\.min)?\.js/

/** "About us - Version 2": what a draft of a page is called. */
const draftTitle = /\s[-–|(]\s?(?:version|draft|copy)\s?\d*\)?$/i

/** Labels that are left over where a heading should name the business; above a field they ask the visitor. */
const bareLabel = /^(?:your (?:company|business)(?: name)?|(?:company|business) name|your tagline)$/i

/** What templates call the variants of their pages: "Services Style-01"; as a main heading also "Home 2". */
const demoName =
  /^(?:home(?: ?page)?|about(?: us)?|services?|contact(?: us)?|blog|portfolio|team|projects?|gallery|pricing|faqs?|header|footer|hero|slider)[ -](?:page )?(?:style|layout|version|variation|demo)[ -]?0?\d{1,2}$/i
const numberedPage = /^(?:home(?: ?page)?|about(?: us)?|services|contact(?: us)?|blog|portfolio)[ -]0?\d$/i
/** Headings that say only that one is to come. */
const sampleHeading =
  /^(?:(?:sub|section |card |your )?heading(?: (?:goes )?here)?|(?:card|section|project|feature) title|project name|your title(?: here)?)$/i
const isDemoName = (tag: string, text: string): boolean =>
  (/^h\d$/.test(tag) && (demoName.test(text) || sampleHeading.test(text))) || (tag === 'h1' && numberedPage.test(text))

/** Whether the headings of a page are still those of its template, so that it says nothing under them. */
export const hasSampleHeadings = ({ page }: CrawledPage): boolean =>
  page.headings.filter(({ hidden, text }) => !hidden && sampleHeading.test(text)).length >= fewestSamples
const fewestSamples = 3

/** What generators write to the owner above terms and policies. */
const templateNote =
  /\b(?:this|these|the) (?:\w+ ){1,3}(?:is|are) provided (?:only )?as an? (?:starting (?:template|point)|(?:sample|general|basic) template|template)\b|\bthis is an? (?:sample|template) (?:privacy policy|terms|policy|document)\b|\brecommend (?:having|that you have) (?:it|this|them) reviewed by an? (?:qualified|legal|lawyer|solicitor)\b/i

export const placeholdersIn = (page: CrawledPage): readonly Placeholder[] => {
  const known = placeholders.get(page)
  if (known) return known
  const found = readPlaceholders(page)
  placeholders.set(page, found)
  return found
}

/** Cached, because several checks ask for them. */
const placeholders = new WeakMap<CrawledPage, readonly Placeholder[]>()

const readPlaceholders = (page: CrawledPage): Placeholder[] => {
  const found: Placeholder[] = []
  const add = (what: string, quote: string) => found.push({ page, what, quote })
  const own = hostOf(page.finalUrl)
  const isFormality = pageKind(page) === 'formality'
  for (const email of emailsOf(page.page)) {
    const host = email.slice(email.lastIndexOf('@') + 1)
    if (host !== own && isSampleEmail(email) && !isExample(page, email)) add('An email address', email)
  }
  for (const link of page.page.links) {
    const { url, href } = link
    const host = url === null ? '' : hostOf(url)
    if (host !== '' && host !== own && sampleHost.test(host)) add('A link', href)
    if (unfilledAddress.test(href)) add('A link', href)
    const dialled = dialledBy(link) ?? ''
    for (const [quote] of dialled.matchAll(examplePhone)) add('A phone number', quote)
    if (isSampleNumber(nationalNumber(dialled) ?? '')) add('A phone number', dialled)
  }
  for (const phone of structuredItems(page.page).flatMap((item) => textsOf(item, 'telephone')))
    if (isSamplePhone(phone)) add('A phone number in the markup', phone)
  for (const { action } of page.page.forms)
    if (unfilledForm.test(action ?? '') || unfilledPart.test(action ?? '')) add(formAddress, action!)
  const [title = ''] = page.page.titles
  if (draftTitle.test(title)) add('A title', title)
  const unhidden = page.page.resources.some(({ url }) => emailDecoder.test(url))
  for (const { text, tag } of page.page.blocks) {
    const hidden = unhidden ? null : hiddenEmail.exec(text)
    if (hidden) add('An email address', hidden[0])
    if (text.length > 1_500 || tag === 'pre') continue
    for (const { what, quote } of detailsLeftIn(text)) add(what, quote)
    const leftOver = leftOverIn(text)
    if (leftOver !== null) add('A text', leftOver)
    else if ((/^h\d$/.test(tag) && bareLabel.test(text)) || isDemoName(tag, text)) add('A text', text)
    if (isFormality && templateNote.test(text)) add('A note to you', templateNote.exec(text)![0])
  }
  return [...new Map(found.map((one) => [`${one.what} ${one.quote.toLowerCase()}`, one])).values()]
}

/** Phone numbers and addresses of a template in a text. */
const detailsLeftIn = remembered((text): readonly Pick<Placeholder, 'what' | 'quote'>[] => {
  const found: Pick<Placeholder, 'what' | 'quote'>[] = []
  const hasDigits = /\d/.test(text)
  for (const match of hasDigits || /xxx/i.test(text) ? text.matchAll(examplePhone) : [])
    if (!meantAsExample.test(text.slice(0, match.index))) found.push({ what: 'A phone number', quote: match[0] })
  for (const { national, raw, index } of hasDigits ? phonesIn(text) : [])
    if (isSampleNumber(national) && !meantAsExample.test(text.slice(0, index)))
      found.push({ what: 'A phone number', quote: raw })
  const street = exampleStreet.exec(withoutQuotations(text))?.[0] ?? (hasDigits ? placelessMainStreet(text) : null)
  if (street !== null) found.push({ what: 'An address', quote: street })
  return found
})

/** What was left over: the text, or the sentence of a longer one; null where none was. */
const leftOverIn = remembered((text): string | null => {
  if (!isLeftOver(text)) return null
  return text.length > longestQuote ? (text.split(/(?<=[.!?])\s+|\n/).find(isLeftOver) ?? text) : text
})
/** Characters that the report quotes. */
const longestQuote = 60

/** Whether a text was left over from a template, or is a note of who built the site. */
export const isLeftOver = (text: string): boolean => {
  const said = withoutQuotations(text)
  return (
    [leftOverText, draftNote, writingNote, order, standIn, toBuild, awaited, gap].some((note) => note.test(said)) ||
    wordingNote.test(text) ||
    isSamplePraise(text)
  )
}

const placelessMainStreet = (text: string): string | null => {
  const found = mainStreet.exec(text.replace(/\n/g, ', '))
  if (!found) return null
  const after = found[1]!
  return /\b\d{4}\b/.test(after) || after.split(/[\s,]+/).some((word) => stateOf(word) !== null)
    ? null
    : found[0].trim()
}

const isExample = ({ page }: CrawledPage, email: string): boolean => {
  const at = page.text.body.toLowerCase().indexOf(email)
  return at > 0 && meantAsExample.test(page.text.body.slice(0, at))
}
