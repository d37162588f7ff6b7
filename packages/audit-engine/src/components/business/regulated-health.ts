import { businessItems } from '../../facts/business-items.ts'
import { isRegulatedHealthType } from '../../facts/industry/schema-types.ts'
import type { Page } from '../../page/page.ts'
import { wordCount } from '../../text/words.ts'
import { siteHost } from '../../sources/web/host-names.ts'

/**
 * Words for the professions registered under the Health Practitioner Regulation National Law, as practices use them.
 */
const professions =
  /\b(physio(?!log)\w*|dent(al|ists?|istry)|doctors?|gps?|general practi(ce|tioners?)|medical (clinic|centre|practice)|psycholog\w*|psychiatr\w*|chiropract\w*|osteopath\w*|podiatr\w*|optometr\w*|pharmac\w*|chemist|midwi\w*|nurses?|nursing|occupational therap\w*|acupunctur\w*|chinese medicine|paramedic\w*|surge(on|ons|ry)|orthodont\w*|obstetric\w*|paediatricians?|physicians?|anaesthet(?:ists?|ics)|vasectom(?:y|ies)|colonoscop(?:y|ies)|endoscop(?:y|ies)|(?:dermat|cardi|gynaec|gastroenter|neur|ur|onc|endocrin|rheumat|ophthalm|radi|haemat|nephr|hepat)olog(?:y|ists?|ical)|ahpra)\b/i

/** What only registered people may call themselves, in a name that may be run together: "tinypsychologist.com.au". */
const protectedTitle =
  /psycholog(?:ist|y)|physiotherap|podiatr|chiropract|osteopath|optometr|orthodont|dental(?! ?suppl)|dentist|midwi(?:fe|ves)/i

/** Professions without a register, whose associations have rules about advertising. */
export const associatedHealth =
  /\b(?:speech (?:patholog|therap)\w*|dietiti(?:an|cs)\w*|audiolog\w*|exercise physiolog\w*|orthoptist\w*|(?<!(?:financial|careers?|debt) )counsell(?:ors?|ing)|psychotherap\w*|social work(?:ers?)?)\b/i

/**
 * What registered practitioners say of themselves, on whichever page; what a provider leaves to "registered nurses", or has in a
 * list of those whom it sends, is no work of its own.
 */
const registered =
  /\bAHPRA\b|\b[Rr]egistered (?:acupuncturist|osteopath|psychologist|midwife|(?:[Cc]hinese [Mm]edicine|health) practitioner)|\b(?:[Ii]['’]m|am|is|an?|our|as) [Rr]egistered nurse\b/

interface Website {
  home: { page: Page }
  pages: readonly { page: Page }[]
}

/**
 * Whether the business provides regulated health services, whose advertising may not use testimonials (National Law,
 * section 133, still in force in 2026). Vets, gyms and massage are not included.
 */
export const isRegulatedHealth = ({ home, pages }: Website, industry: string): boolean =>
  industry === 'Health & Wellness' &&
  !ofAnimals.test(aboutItself(home.page)) &&
  !isOfAssociation(home.page) &&
  (businessItems(home.page).some((item) => item.types.some(isRegulatedHealthType)) ||
    isOfProfession(home.page, professions) ||
    protectedTitle.test(nameOf(home.page)) ||
    pages.some(({ page }) => registered.test(page.text.body)))

/** A regulated health service that a heading or a link names among others, as "Home nursing" on the website of a carer; null for none. */
export const regulatedServiceOn = ({ home, pages }: Website): string | null => {
  if (ofAnimals.test(aboutItself(home.page))) return null
  const labels = pages.flatMap(({ page }) => [...page.headings, ...page.links].map(({ text }) => text))
  const [service] = labels.flatMap((text) => (wordCount(text) > longestLabel ? [] : (offered.exec(text)?.[0] ?? [])))
  return service?.toLowerCase() ?? null
}
const ofAnimals = /\b(vets?|veterinar\w*|animal)\b/i
const offered =
  /\b(?:nursing(?! (?:home|chair|pillow))|physiotherapy|occupational therapy|podiatry|psychology|chiropractic|osteopathy)\b/i
const longestLabel = 5

/** Whether title and main heading name a profession without a register, such as exercise physiology, and no other. */
const isOfAssociation = (home: Page): boolean => {
  const { titles, headings } = home
  const main = headings.filter(({ level }) => level === 1).map(({ text }) => text)
  const called = [titles[0] ?? '', ...main].join('\n')
  return associatedHealth.test(called) && !professions.test(called) && !protectedTitle.test(nameOf(home))
}

/** What the business calls itself apart from title and headings, which a template may have left as they were. */
const nameOf = ({ url, metas, images }: Page): string =>
  [
    siteHost(URL.parse(url)?.hostname ?? ''),
    ...metas.filter(({ key }) => key === 'og:site_name').map(({ content }) => content),
    ...images.flatMap(({ alt }) => (/\blogo\b/i.test(alt ?? '') ? [alt] : [])),
  ].join('\n')

/** Whether title, description or main headings of the home page name one of the professions. */
export const isOfProfession = (home: Page, words: RegExp): boolean => words.test(aboutItself(home))

const aboutItself = (home: Page): string =>
  [
    ...home.titles.slice(0, 1),
    ...home.metas.filter(({ key }) => key === 'description').map(({ content }) => content),
    ...home.headings.filter(({ level }) => level <= 2).map(({ text }) => text),
  ].join('\n')
