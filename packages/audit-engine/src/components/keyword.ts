import { defineComponent } from './component.ts'
import { atMost, seenAt, seenOn, seenOnSite } from './reading/evidence.ts'
import { problem, strength, when } from './reading/findings.ts'
import { covers } from './reading/mentions.ts'
import { meanOf } from './reading/parts.ts'
import { readSite, type Site } from './reading/site.ts'
import { count, list } from './reading/wording.ts'

const most = 8
const enoughSentences = 2

export const keyword = defineComponent({
  id: 'keyword',
  pillar: 'searchPresence',
  title: 'Pages for what you do',
  criteria:
    `For each service your site names (at most ${most}) we look for the page that answers a search for it: the service in the page title counts 40 %, in a heading 35 %, ` +
    `in at least ${enoughSentences} pieces of its text 25 %; the best page counts. The shares are our judgement. ` +
    'The suburb you work in counts under "Your suburb on your pages". How high you rank for these searches only a search service can tell; this report was made without one.',
  needs: ['crawl', 'services'],
  tip: {
    title: 'Give each service its own page',
    ease: 1,
    steps: [
      'Pick the three services that earn you most.',
      'Make a page for each, with the service in the title and in the main heading, in the words customers use.',
      'Write what is done, how long it takes and what it costs or depends on, and show a photo of such a job.',
      'Link the page from your menu or home page.',
    ],
  },
  assess({ crawl, services }) {
    const site = readSite(crawl.data)
    if (site.content.length === 0)
      return {
        outcome: 'notMeasured',
        reason: 'Your pages are built by script in the browser, so we could not read which services they name.',
      }
    if (services.length === 0)
      return {
        outcome: 'notMeasured',
        reason:
          'We could not tell from headings, menus and service pages which services you offer, so there was nothing to look for.',
      }

    const answers = services.slice(0, most).map((service) => ({ service, ...bestAnswer(site, service.name) }))
    const untitled = answers.filter(({ inTitle }) => !inTitle)
    const unexplained = answers.filter(({ inText }) => !inText)
    const full = answers.filter(({ met }) => met === 1)
    return {
      outcome: 'scored',
      score: 100 * meanOf(answers.map(({ met }) => met))!,
      confidence: site.confidence - 0.15 - (services.length < 3 ? 0.15 : 0),
      evidence: [
        seenOnSite(
          crawl,
          `Your site names ${count(services.length, 'service')}; we looked for pages that answer a search for ${list(
            answers.map(({ service }) => `"${service.name}"`),
            most,
          )}.`,
        ),
        ...atMost(
          most,
          answers.map(({ service, page, inTitle, inHeading, inText }) => {
            const where = [
              ...(inTitle ? ['title'] : []),
              ...(inHeading ? ['headings'] : []),
              ...(inText ? ['text'] : []),
            ]
            return page
              ? seenOn(page, `"${service.name}" is answered best here: in ${list(where)}.`, page.page.titles[0])
              : seenAt(crawl, service.url, `"${service.name}" is named here, and no page explains it.`, service.quote)
          }),
          crawl,
        ),
      ],
      findings: [
        ...when(untitled.length > 0, () =>
          problem(
            `Name your services in page titles: no title mentions ${list(untitled.map(({ service }) => `"${service.name}"`))}. A page called after a service is the one Google shows to people who search for it.`,
          ),
        ),
        ...when(unexplained.length > 0, () =>
          problem(
            `Explain ${list(unexplained.map(({ service }) => `"${service.name}"`))} in a few sentences: your site names ${unexplained.length === 1 ? 'it' : 'them'} and says little more.`,
          ),
        ),
        ...when(full.length > 0 && full.length >= answers.length / 2, () =>
          strength(
            `Your site has pages that answer searches for ${list(full.map(({ service }) => `"${service.name}"`))}.`,
          ),
        ),
      ],
    }
  },
})

const bestAnswer = (site: Site, service: string) => {
  const answers = site.content.map((page) => {
    const inTitle = covers(page.page.titles[0] ?? '', service)
    const inHeading = page.page.headings.some(({ text, hidden }) => !hidden && covers(text, service))
    const pieces = page.page.blocks.filter(
      ({ tag, text, inNav, inFooter }) =>
        !inNav && !inFooter && !/^h[1-6]$/.test(tag) && text.length > 40 && covers(text, service),
    )
    const inText = pieces.length >= enoughSentences
    return { page, inTitle, inHeading, inText, met: (inTitle ? 0.4 : 0) + (inHeading ? 0.35 : 0) + (inText ? 0.25 : 0) }
  })
  const best = answers.reduce((one, other) => (other.met > one.met ? other : one))
  return best.met > 0 ? best : { ...best, page: null }
}
