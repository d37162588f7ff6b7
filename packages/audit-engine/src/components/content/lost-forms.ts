import type { Finding } from '@findable/contracts'
import type { CrawledPage } from '../../sources/source.ts'
import { isContactForm } from '../business/topic-hints.ts'
import type { Fault } from '../fault.ts'
import { actsByScript } from '../site/script-actions.ts'
import { isInternal, type Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'

type Form = CrawledPage['page']['forms'][number]

const noAddress = /^(?:#|javascript:.*)?$/i
const hasNoNames = ({ fields }: Form): boolean => fields.every(({ name }) => name === '')

/**
 * Without names for its fields, a browser has nothing to send; without an address, it only opens the page again, with what was
 * written in the address. A form that is posted may reach a program there.
 */
const isLost = (form: Form): boolean =>
  isContactForm(form) && noAddress.test(form.action ?? '') && (form.method !== 'post' || hasNoNames(form))

/** Pages with forms to write to the business that only a script can send; none where a framework runs the page, or a script in it sends. */
const pagesWithLost = ({ pages }: Site): CrawledPage[] =>
  pages.filter((page) => !actsByScript(page) && !page.page.sendsByScript && page.page.forms.some(isLost))

/** Scripts in files are not read, and most that websites have of their own send their forms. */
const hasScriptFiles = (site: Site, { page }: CrawledPage): boolean =>
  page.resources.some(({ tag, url }) => tag === 'script' && isInternal(site, url))

const areOff = ({ page }: CrawledPage): boolean => page.forms.filter(isLost).every(({ isOff }) => isOff)

export const lostForms = (site: Site, crawl: { at: string }): Fault<CrawledPage> =>
  onPages(
    pagesWithLost(site).filter((page) => !areOff(page) && !page.page.mailsByScript && !hasScriptFiles(site, page)),
    crawl,
    'A form to write to you has no address here that it is sent to.',
    (where) =>
      note(
        `Send yourself a message through the form on ${where}, and see whether it arrives: its code has no address to send it to, so unless a script does that, nothing is sent, whatever the page says.`,
      ),
  )

/** The same where a script opens the visitor's email program, with the message ready, in place of sending it. */
export const mailForms = (site: Site, crawl: { at: string }): Fault<CrawledPage> =>
  onPages(
    pagesWithLost(site).filter((page) => !areOff(page) && page.page.mailsByScript),
    crawl,
    'A form to write to you has no address here that it is sent to; a script of the page opens an email program.',
    (where) =>
      note(
        `Try the form on ${where} on a device without an email program: as we read its script, it only opens that of the visitor, with the message ready to send, and whoever has none there cannot write to you.`,
      ),
  )

/** The same where the button cannot be pressed, so that a trial would tell nothing. */
export const formsOff = (site: Site, crawl: { at: string }): Fault<CrawledPage> =>
  onPages(
    pagesWithLost(site).filter(areOff),
    crawl,
    'A form to write to you has no address here that it is sent to, and the button that sends it is switched off.',
    (where) =>
      note(
        `Connect the form on ${where}, or take it out: in its code the button that sends it is switched off, and there is no address to send it to, so unless a script changes that, nobody can write to you there.`,
      ),
  )

/** Forms that a browser sends without a word of what was written: it leaves out each field that has no name. */
export const namelessForms = ({ pages }: Site, crawl: { at: string }): Fault<CrawledPage> =>
  onPages(
    // A script may send what is written all the same.
    pages.filter((page) => !page.page.runsScript && !actsByScript(page) && page.page.forms.some(sendsNothing)),
    crawl,
    'A form to write to you has no name on any of its fields here, and the page runs no script.',
    (where, first) =>
      problem(
        `Have the fields of the form on ${where} given names in the code: none has one ("name"), and browsers send only fields that do, so what people write there does not reach you.`,
        3,
        first,
      ),
  )

const sendsNothing = (form: Form): boolean =>
  isContactForm(form) && !noAddress.test(form.action ?? '') && hasNoNames(form)

/** A fault of the same words on each of its pages, and what is said of them; nothing where there are none. */
function onPages(
  found: readonly CrawledPage[],
  crawl: { at: string },
  saw: string,
  say: (where: string, first: CrawledPage) => Finding,
): Fault<CrawledPage> {
  const [first] = found
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) => seenOn(page, saw)),
      crawl,
    ),
    findings: first ? [say(pageNames(found), first)] : [],
  }
}
