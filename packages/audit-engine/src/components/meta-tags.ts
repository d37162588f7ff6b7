import { stemsOf, type Stems } from '../text/mentions.ts'
import { defineComponent, type Job } from './component.ts'
import { findingsOn } from './meta/head-findings.ts'
import { blankDescriptions, doubledPlaces, homeFirst, misnamedDescriptions, severalTitles } from './meta/head-slips.ts'
import { descriptionsOf, titlesOf, type State, type HeadText } from './meta/head-texts.ts'
import { inNoLanguage, inOtherLanguage, withoutLanguage } from './meta/page-language.ts'
import { meanOf, scoreOf } from './score-parts.ts'
import { isNameAlone, isNameAndSlogan } from './site/empty-texts.ts'
import { listable, metas, readSite, type Site } from './site/site.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { note, when } from './wording/findings.ts'
import { list, percent, shorten } from './wording/phrases.ts'

/** Percent. */
const shares = { titles: 60, descriptions: 40 }
/** Characters that Google usually shows. */
const longest = { title: 60, description: 160 }
const value: Record<State, number> = {
  own: 1,
  shared: 0.4,
  empty: 0.4,
  bare: 0.4,
  echo: 0.4,
  several: 0.4,
  lost: 0.4,
  missing: 0,
}

const title = 'Give every page its own title and description'
const steps = {
  open: 'In your website editor, find the search settings (often called SEO) of each page that this job names; if you have no such editor, send what you write to the person who looks after your website.',
  title: `Write a title of up to ${longest.title} characters: what you do, where, and your name.`,
  description: `Write a description of up to ${longest.description} characters: what a customer gets on this page, and how to reach you.`,
  keep: 'Leave one description on each page that has several: where a program writes one and the page has another in its own code, take one of the two out, or have it taken out.',
  compare: 'Check that no two pages have the same text.',
}
const restore =
  'Ask the person who wrote the script that replaces the titles of your pages, or their whole head, to have it leave the titles alone.'

/** Only what is at fault is asked for. */
const jobFor = (titles: readonly HeadText[], descriptions: readonly HeadText[]): Job | undefined => {
  const texts = [...titles, ...descriptions].filter(({ state }) => state !== 'own')
  const toWrite = (['title', 'description'] as const).filter((kind) =>
    texts.some(({ what, state }) => what === kind && state !== 'several' && state !== 'lost'),
  )
  const has = (one: State): boolean => texts.some(({ state }) => state === one)
  if (texts.length === 0) return undefined
  return {
    title:
      toWrite.length > 0
        ? `Give every page its own ${list(toWrite)}`
        : has('lost')
          ? 'Keep the titles of your pages'
          : 'Keep one description on each page',
    steps: [
      ...(toWrite.length > 0 ? [steps.open] : []),
      ...toWrite.map((what) => steps[what]),
      ...(has('several') ? [steps.keep] : []),
      ...(has('lost') ? [restore] : []),
      ...(has('shared') ? [steps.compare] : []),
    ],
  }
}

export const metaTags = defineComponent({
  id: 'meta-tags',
  pillar: 'websiteOptimization',
  title: 'Page titles and descriptions',
  criteria:
    `The share of your pages with a title of their own counts ${shares.titles}%, the share with a description of their own ${shares.descriptions}% (our judgement: the title is what searchers click). ` +
    `A text that several pages share counts ${percent(value.shared)} of one of its own, and so does one that says nothing, such as "Home" or "My Site", for your home page a name alone that does not say what you do, a description that only repeats the words of the title, one of several different descriptions on a page, or a title that a script takes away. ` +
    `Titles over ${longest.title} and descriptions over ${longest.description} characters cost nothing: Google sets no limit, but may cut them. ` +
    'Pages that search engines may not list, lists of other pages, and legal or thank-you pages are left out. ' +
    'A page that does not say which language it is in ("lang", WCAG 2.2, 3.1.1), or gives another than that of an English text, is named in the report and costs nothing; so is a title of your home page that is your name alone, or your name and a slogan, or begins with "Home".',
  needs: ['crawl', 'identity'],
  tip: {
    title,
    ease: 3,
    steps: Object.values(steps),
  },
  assess({ crawl, identity }) {
    const site = readSite(crawl.data)
    const pages = [site.home, ...listable(site.content, site.home).filter((page) => page !== site.home)]
    const titles = titlesOf(pages, site, identity.name)
    const descriptions = descriptionsOf(titles, identity.name)
    const texts = [...titles, ...descriptions]
    const blank = blankDescriptions(pages, crawl)
    const misnamed = misnamedDescriptions(pages, crawl)
    const several = severalTitles(pages, crawl)
    const doubled = doubledPlaces(texts)
    const unspoken = withoutLanguage(site, crawl)
    const foreign = inOtherLanguage(site, crawl)
    const misspoken = inNoLanguage(site, crawl)
    const { text: homeTitle, state } = titles[0]!
    const isSlogan = state === 'own' && isNameAndSlogan(homeTitle, identity.name, offeredOn(site))
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.titles, met: meanOf(titles.map(({ state }) => value[state])) },
        { weight: shares.descriptions, met: meanOf(descriptions.map(({ state }) => value[state])) },
      ])!,
      confidence: site.confidence,
      job: jobFor(titles, descriptions),
      evidence: [
        ...texts
          .filter(({ page }) => page === site.home)
          .map(({ page, what, text }) =>
            seenOn(
              page,
              text ? `The ${what} of your home page has ${text.length} characters.` : `Your home page has no ${what}.`,
              text,
            ),
          ),
        seenOnSite(
          crawl,
          `We compared the titles and descriptions of ${pages.length === 1 ? 'one page' : `${pages.length} pages`}.`,
        ),
        ...atMost(
          12,
          texts
            .filter((one) => one.state !== 'own')
            .map(({ page, what, state, text }) => seenOn(page, `${sawState[state]} ${what}.`, text)),
          crawl,
        ),
        ...[misnamed, blank, several, unspoken, foreign, misspoken].flatMap(({ evidence }) => evidence),
      ],
      findings: [
        ...findingsOn(site, 'title', longest.title, titles),
        ...misnamed.findings,
        ...findingsOn(
          site,
          'description',
          longest.description,
          descriptions.filter(({ page }) => !misnamed.found.includes(page)),
        ),
        ...[homeFirst(titles), blank, several, doubled, unspoken].flatMap(({ findings }) => findings),
        ...when(state === 'own' && isNameAlone(homeTitle, identity.name), () =>
          note(
            `The title of your home page, "${shorten(homeTitle, 80)}", is your name alone: where the name does not say what you do and where, the title should.`,
          ),
        ),
        ...when(isSlogan, () =>
          note(
            `Think about adding what you do to the title of your home page: "${shorten(homeTitle, 80)}" is your name and a slogan, and we know none of its words as one that people search a trade by.`,
          ),
        ),
        ...[foreign, misspoken].flatMap(({ findings }) => findings),
      ],
    }
  },
})

const sawState: Record<State, string> = {
  own: 'This page has its own',
  shared: 'Another page has the same',
  empty: 'This page has a meaningless',
  bare: 'A name is all of this',
  echo: 'Nothing but the words of the title is in this',
  several: 'This page has another one beside this',
  lost: 'Once its scripts have run, this page no longer has all of this',
  missing: 'This page has no',
}

/** The words of headings, menus, other titles and the description, which name what a site offers. */
const offeredOn = ({ home, pages }: Site): Stems => {
  const onPages = pages.flatMap(({ page }) => [
    ...(page === home.page ? [] : page.titles),
    ...page.headings.filter(({ level }) => level > 1).map(({ text }) => text),
    ...page.links.filter(({ area }) => area !== 'main').map(({ text }) => text),
  ])
  return stemsOf([...metas(home, 'description'), ...onPages].join('\n'))
}
