import type { Facts } from '../../facts/facts.ts'
import { phonesIn } from '../../facts/phone-numbers.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { noFault, type Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { note } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { contactPage } from './contact-page.ts'
import { lineKind, ownCosts, type Disagreement } from './nap.ts'

interface Labelled {
  page: CrawledPage
  label: string
  values: readonly string[]
}
type Shown = Pick<Labelled, 'page' | 'label'> & { value: string }

const phoneLabel =
  /^\W*((?:contact |our |office )?(?:(?:tele)?phone|call|ring|tel|mobile)(?: (?:us|now|number|no))?)\b\.?(?=\s*(?:[:+(\d]|$))\s*:?\s*/i
const addressLabel = /^\W*((?:our |office |street |business )?address)\b(?=\s*(?::|$))\s*:?\s*/i
/** "+61 XXX XXX XXX", or the number of another country, be it a whole one or not. */
const noNumberHere = /^\+?[\d ()-]*x{3,}[x -]*$|^\+ ?(?!61)[1-9][\d ()-]{7,}$/i
const elsewhere =
  /,\s*(?:USA|U\.S\.A?\.?|United States(?: of America)?|UK|United Kingdom|England|Canada|India|Germany|France|Spain|Italy|Pakistan|Bangladesh|Indonesia)\.?$/
/** Blocks after a label that may hold what it is about: a sentence may come first. */
const furthest = 2

/** What the contact pages give between menu and foot under a label: the rest of its line, or else what is below it. */
const labelled = (site: Site, label: RegExp): Labelled[] =>
  site.pages
    .filter(({ finalUrl }) => contactPage.test(new URL(finalUrl).pathname))
    .flatMap((page) => {
      const blocks = page.page.blocks.filter(({ inFooter, inHeader, inNav }) => !inFooter && !inHeader && !inNav)
      return blocks.flatMap(({ text }, at) => {
        const found = label.exec(text)
        if (!found) return []
        const rest = text.slice(found[0].length)
        const below = rest === '' ? blocks.slice(at + 1, at + 1 + furthest).map((block) => block.text) : [rest]
        return [{ page, label: found[1]!, values: below }]
      })
    })

/** Those whose page has no second label of the kind, each with the value that is meant. */
const onlyOnes = (all: readonly Labelled[], value: RegExp): Shown[] =>
  all.flatMap(({ page, label, values }) => {
    const meant = values.find((text) => value.test(text))
    return meant === undefined || all.filter((other) => other.page === page).length > 1
      ? []
      : [{ page, label, value: meant }]
  })

/**
 * A placeholder, or a number or address of another country, under the only label of its kind on a contact page, while other
 * places give one in Australia: what a template came with. Two offices have a label each.
 */
export const templateDetails = (
  site: Site,
  main: { phone: string | null; street: string | null },
): Record<'phone' | 'address', Disagreement[]> => {
  const against = (real: string | null, found: readonly Shown[]): Disagreement[] =>
    real === null
      ? []
      : found.slice(0, 1).map(({ page, label, value }) => ({
          cost: ownCosts.doubtful,
          text: `As "${label}", ${pageNames([page])} gives "${value}", while other places of your site give "${real}"`,
          url: page.finalUrl,
          quote: value,
        }))
  return {
    phone: against(main.phone, onlyOnes(labelled(site, phoneLabel), noNumberHere)),
    address: against(main.street, onlyOnes(labelled(site, addressLabel), elsewhere)),
  }
}

/**
 * The only number that a contact page labels as that of the business, where the page shows the one of the other pages without
 * a label, as in menu and foot: both may be right.
 */
export const secondNumber = (site: Site, { phone }: Facts['identity']): Fault<string> => {
  const numbersIn = (text: string) => [...new Set(phonesIn(text).map(({ national }) => national))]
  const all = labelled(site, phoneLabel)
  const isLabelled = (page: CrawledPage): boolean =>
    all.some((other) => other.page === page && other.values.some((text) => numbersIn(text).includes(phone ?? '')))
  const [found] = all.flatMap(({ page, label, values }) => {
    const [number = '', ...others] = numbersIn(page.page.text.main).filter((one) => one !== phone)
    const value = values.find((text) => numbersIn(text)[0] === number)
    const isSecond =
      value !== undefined &&
      phone !== null &&
      others.length === 0 &&
      lineKind(number) === lineKind(phone) &&
      !isLabelled(page) &&
      numbersIn(page.page.text.body).includes(phone)
    return isSecond ? [{ page, label, value }] : []
  })
  if (!found) return noFault
  const { page, label, value } = found
  return {
    found: [value],
    evidence: [seenOn(page, `Another number than ${phone}, which the page shows too.`, value)],
    findings: [
      note(
        `Say which number is for what: ${pageNames([page])} gives ${numbersIn(value)[0]} as "${label}", and ${phone} elsewhere. If one of them is no longer yours, take it out.`,
      ),
    ],
  }
}
