import { abnFaults } from './business/abn.ts'
import { secondNumber } from './business/contact-labels.ts'
import { unreadContactPage } from './business/contact-page.ts'
import { licenceIn } from './business/licence.ts'
import { differingHours } from './business/differing-hours.ts'
import { damagedMail, otherMailboxes, unfilledMail } from './business/mail-links.ts'
import { misspeltMail } from './business/misspelt-domain.ts'
import { isOnlineOnly } from './business/sells-everywhere.ts'
import { onlyOnMap } from './business/map-address.ts'
import { withoutPostcode, wrongPostcode } from './business/postcode.ts'
import { napEvidence, readNap } from './business/site-nap.ts'
import { strayNames } from './business/stray-names.ts'
import { defineComponent, type Job } from './component.ts'
import { ownCosts } from './business/nap.ts'
import { compareOutside, outsideCosts } from './outside/nap-outside.ts'
import { scoreOf } from './score-parts.ts'
import { outsideAustralia, readSite, whereLooked } from './site/site.ts'
import { claiming, different, same } from './wording/claims.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { list, percent, shorten } from './wording/phrases.ts'

/** Percent. */
const shares = { phone: 40, address: 35, name: 25 }

/** For pages that agree, and lack something. */
const jobFor = (missing: readonly string[]): Job => {
  const them = missing.length === 1 ? 'it' : 'them'
  return {
    title: `Put ${list(missing)} on your website`,
    steps: [
      `Write ${them} into the footer of your website, so that every page has ${them}.`,
      `Add ${them} to the page on how to reach you, if there is one.`,
      'Use the same form on Google, Facebook and in every directory.',
    ],
  }
}

export const napConsistency = defineComponent({
  id: 'nap-consistency',
  pillar: 'localSeo',
  title: 'Name, address and phone',
  criteria:
    `Whether your name, address and phone (NAP) say the same on all pages, in their titles and descriptions, in the markup for search engines, and on OpenStreetMap, Google and the business register (ABN), as far as they could be asked. Phone counts ${shares.phone}%, address ${shares.address}%, name ${shares.name}%. ` +
    `Having none costs the whole part; a number or address in markup or a description that no page shows, or one street with two numbers, costs ${percent(ownCosts.unseen)} of it, two postcodes or a contact page with another number and another street, or with a placeholder or a number or address abroad that it labels as yours, ${percent(ownCosts.doubtful)}, another name ${percent(ownCosts.name)}. ` +
    `Another number, address or state elsewhere costs ${percent(outsideCosts.phone)} of its part, another name ${percent(outsideCosts.name)}, a register that has your ABN under other names only ${percent(outsideCosts.registeredName)}, a cancelled or unknown ABN ${percent(outsideCosts.register)}. The shares are our judgement. ` +
    'Spelling of the same thing (St for Street, spaces in a number) is no difference; nor is a second number or address on the pages, which may be a branch, a fax or a person. ' +
    "A number counts as yours where your home page, a contact page, most pages or the markup give it, or where the text calls it that of the business; where none does, the part is left out, and so is that of an address that is only a post office box or may be somebody else's. " +
    'No ABN on the site costs nothing; showing it is advice. A link that shows one email address and writes to another, or has a space or no "@" in the address, and an address a letter away from your web address, are named and cost nothing; so are another spelling of your name in titles or headings, the name of another business in a text about yours or in the copyright line of a page, and an address without its postcode, with that of another suburb, or on a map only, opening hours that differ, and a second number that your contact page labels as yours. ' +
    'Businesses that come to their customers need no street address: a suburb is enough, and the part is left out; those that work online only are not asked at all, and clubs are not asked for a phone number. ' +
    'Where the law of your state asks your trade for a licence number in advertising (as far as we know it), we look for one in the text; it costs nothing here.',
  needs: ['crawl', 'identity', 'contact', 'trade'],
  uses: ['map', 'places', 'register'],
  tip: {
    title: 'Write your name, address and phone the same everywhere',
    ease: 3,
    steps: [
      'Write down the one right form of your business name, address and phone number.',
      'Put it into the footer of your website, so that it appears on every page.',
      'Compare every page with it, and the markup where there is some, and correct what differs.',
      'Use the same form on Google, OpenStreetMap, Facebook and in every directory.',
      'Look up your ABN on abr.business.gov.au, and correct what is out of date there.',
    ],
  },
  assess({ crawl, identity, contact, trade, ...sources }) {
    const site = readSite(crawl.data)
    if (identity.abroad) return outsideAustralia(identity.abroad)
    const nap = readNap(site, { identity, contact })
    if (contact.phones.length === 0 && nap.foreign.length + nap.samples.length === 0 && isOnlineOnly(site, identity))
      return {
        outcome: 'notApplicable',
        reason:
          'Your website speaks to customers all over Australia or online; whether they need a phone number of yours, or a place to come to, only you can tell.',
      }
    const { trouble, missing, agreeing, disagreeing } = nap
    const unlinked = site.unlinked.find((text) => contactWords.test(text))
    const unread = unreadContactPage(crawl.data)
    if (missing.length > 0 && (unlinked ?? unread) !== undefined)
      return {
        outcome: 'notMeasured',
        reason: `We found no ${list(missing.map(({ what }) => what.replace(/^an? |^your /, '')))} ${whereLooked(site)}; ${unlinked === undefined ? `we could not read ${unread}` : `"${shorten(unlinked, 60)}" in your menu or footer has no address, so we could not follow it`}.`,
      }
    const { contradictions, agreements } = compareOutside({ identity, contact }, sources)
    const against = (part: string) => contradictions.filter((one) => one.part === part)
    const textsOf = (kind: string) => contradictions.filter((one) => one.kind === kind).map(({ text }) => text)
    const differing = [
      ...[...trouble.phone, ...trouble.address, ...trouble.name].map(({ text }) => lowerFirst(shorten(text, 240))),
      ...textsOf('differs'),
    ]
    const wrong = textsOf('wrong')
    const unregistered = textsOf('unregistered')
    const abn = abnFaults(site, identity.abn, identity.name)
    const mail = [otherMailboxes(site), misspeltMail(site, crawl), damagedMail(site), unfilledMail(site)]
    const strays = [
      ...strayNames(site, { identity, contact }),
      withoutPostcode(site, identity),
      wrongPostcode(crawl, identity),
      onlyOnMap(site, contact),
      differingHours(site, contact),
      secondNumber(site, identity),
    ]
    const lacking = [...missing.map(({ what }) => what), ...(nap.isUnseen ? ['your phone number'] : [])]
    const licence = licenceIn(crawl, site, { identity, trade })
    return {
      outcome: 'scored',
      score: scoreOf([
        {
          weight: shares.phone,
          met: nap.phone
            ? left([...trouble.phone, ...against('phone'), ...(nap.isUnseen ? [{ cost: ownCosts.unseen }] : [])])
            : nap.lacksPhone
              ? 0
              : null,
        },
        {
          weight: shares.address,
          met:
            nap.isSeat || trouble.address.length + against('address').length > 0
              ? left([...trouble.address, ...against('address')])
              : nap.lacksPlace
                ? 0
                : null,
        },
        { weight: shares.name, met: identity.name === null ? null : left([...trouble.name, ...against('name')]) },
      ])!,
      confidence:
        Math.min(site.confidence, 0.6 + 0.3 * identity.confidence) -
        (contact.phones.length < 2 ? 0.1 : 0) +
        (agreements.length + contradictions.length > 0 ? 0.05 : 0),
      job:
        lacking.length > 0 && differing.length + wrong.length + unregistered.length === 0 ? jobFor(lacking) : undefined,
      evidence: [
        ...napEvidence(crawl, site, nap),
        ...[...strays, licence, abn, ...mail].flatMap(({ evidence }) => evidence),
        ...contradictions.map(({ evidence }) => evidence),
        ...agreements,
      ],
      findings: [
        ...when(missing.length > 0, () =>
          claiming(
            problem(
              `Put ${list(missing.map(({ what }) => what))} on your site: we recognised none of yours ${whereLooked(site)}. Customers look for it when they want to reach you.`,
              2,
            ),
            ...missing.flatMap(({ claims }) => claims),
          ),
        ),
        ...when(differing.length > 0, () =>
          claiming(
            problem(
              `Make these agree: ${list(differing, 3)}. If both are right, say on the page which is for what.`,
              2,
            ),
            ...disagreeing.map(different),
          ),
        ),
        ...when(wrong.length > 0, () =>
          problem(`Check your ABN: ${list(wrong)}. Customers and other businesses look it up before they pay.`, 3),
        ),
        ...when(unregistered.length > 0, () =>
          note(
            `Check your business name: ${list(unregistered)}. Anyone who trades under a name other than their own must register it with ASIC, and customers who look you up then find it.`,
          ),
        ),
        ...when(nap.isUnseen, () =>
          problem(
            'Show your phone number on your pages: only the note for search engines (markup) has it, and visitors do not see that.',
            2,
          ),
        ),
        ...[...strays, licence, ...mail, abn].flatMap(({ findings }) => findings),
        ...when(
          agreeing.length > 0 && missing.length + differing.length + wrong.length + unregistered.length === 0,
          () =>
            claiming(
              strength(
                `Your ${list(agreeing)} ${agreeing.length === 1 ? 'is' : 'are'} the same wherever we took ${agreeing.length === 1 ? 'one' : 'them'} for yours ${whereLooked(site)}${agreements.length > 0 ? ', and elsewhere' : ''}.`,
              ),
              ...agreeing.map(same),
            ),
        ),
      ],
    }
  },
})

/** What menus call the page with the phone number. */
const contactWords = /\b(?:contact|get in touch|find us|locations?)\b/i

const left = (trouble: readonly { cost: number }[]): number =>
  Math.max(0, 1 - trouble.reduce((sum, { cost }) => sum + cost, 0))

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
