import { sureIndustry } from '../facts/industry/sure-industry.ts'
import { spokenPlacesOf } from './business/main-place.ts'
import { defineComponent } from './component.ts'
import { placeInHeadings } from './place/in-headings.ts'
import { placeInText } from './place/in-text.ts'
import { placeInTitle } from './place/in-title.ts'
import { hasSeveralDoors, meantPlace } from './place/meant-place.ts'
import { placeOnServicePages } from './place/on-service-pages.ts'
import { unjudged } from './place/unjudged.ts'
import { withoutPlace } from './place/without-place.ts'
import { scoreOf } from './score-parts.ts'
import { outsideAustralia, pagesSay, readSite } from './site/site.ts'
import { seenValues, shown } from './wording/claims.ts'
import { seenAt, seenOnSite } from './wording/evidence.ts'
import { strength, when } from './wording/findings.ts'
import { list } from './wording/phrases.ts'

/** Percent. */
const shares = { title: 35, headings: 25, servicePages: 25, text: 15 }

/** "South Eastern Suburbs": several cities have them. */
const inAnyCity = /\bsuburbs$/i

const jobTitle = 'Say where you work'
const stepsFor = (meant: string, isSeveral = false) => ({
  title: isSeveral
    ? `Put ${meant} into the title of your home page, beside what you do; if they are too many, name each in the title of its own page.`
    : `Put ${meant}, if it is one place, into the title of your home page, beside what you do.`,
  headings: 'Put the suburb or region into its main heading, beside what you do.',
  text: 'See that your home page names the places you serve, each where it reads naturally.',
  servicePages:
    'Name the place on the pages about what you offer, with something that only somebody who works there would say.',
})

export const localKeywords = defineComponent({
  id: 'local-keywords',
  pillar: 'localSeo',
  title: 'Your suburb on your pages',
  criteria:
    `Whether your pages name the suburb or region you work in. In the title of your home page it counts ${shares.title}% (half when only the state is named), in its headings ${shares.headings}% (half when only a smaller heading names it), ` +
    `on your service pages ${shares.servicePages}% (headings, text or a title that no other page has), in the text of your home page outside headings and footer ${shares.text}%. The shares are our judgement: the title is what a search for a trade and a suburb is matched with first. ` +
    'Businesses that sell all over Australia or online are left out where neither title nor main heading names a place, unless they are builders or tradespeople with an address, and so are those of industries whose customers may come from anywhere (our judgement); the suburb of a post office box is no place of work. Only the place words count here; what you offer counts under "Pages for what you do".',
  needs: ['crawl', 'identity', 'contact', 'services', 'industry'],
  tip: {
    title: jobTitle,
    ease: 3,
    steps: Object.values(stepsFor(meantPlace(null))),
  },
  assess({ crawl, identity, contact, services, industry }) {
    const site = readSite(crawl.data)
    if (identity.abroad) return outsideAustralia(identity.abroad)
    const places = spokenPlacesOf(site, identity)
    const isSeveral = hasSeveralDoors(sureIndustry(industry), contact, places)
    const meant = isSeveral ? 'the places where you are' : meantPlace(sureIndustry(industry))
    const steps = stepsFor(meant, isSeveral)
    const title = placeInTitle(site, identity, places, meant)
    const headings = placeInHeadings(site, identity, places, { perhaps: title.perhaps, meant })
    const other = unjudged(site, { identity, contact, industry }, (title.met ?? 0) > 0 || headings.inMain)
    if (other) return other
    const [place] = places
    if (place === undefined) return withoutPlace(site, crawl)
    if (title.met === null && headings.met === null)
      return {
        outcome: 'notMeasured',
        reason: `"${title.perhaps[0]}" in your name, in title and main heading of your home page, may tell where you work, or be a name. If people look for you by a town or suburb, put that there too.`,
      }

    const names = [identity.name ?? '', ...identity.variations].filter((name) => name !== '')
    const text = placeInText(site, {
      places,
      names,
      inTitle: title.named,
    })
    const servicePages = placeOnServicePages(site, services, { places, names }, crawl)
    const seen = identity.seen.find(({ part }) => part === 'suburb')
    const saw = `Of the places that your pages name, we looked for ${list(places, 5)}.`
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.title, met: title.met },
        { weight: shares.headings, met: headings.met },
        { weight: shares.servicePages, met: servicePages.met },
        { weight: shares.text, met: text.met },
      ])!,
      confidence: site.confidence - (identity.suburb === null ? 0.15 : 0),
      job: {
        title: jobTitle,
        steps: (['title', 'headings', 'text', 'servicePages'] as const)
          .filter((part) => ({ title, headings, text, servicePages }[part].met ?? 1) < 1)
          .map((part) => steps[part]),
      },
      evidence: [
        ...shown(
          seenValues('place', [place], (one) => one),
          () => (seen ? seenAt(crawl, seen.url, saw, seen.quote) : seenOnSite(crawl, saw)),
        ),
        ...[title, headings, text, servicePages].flatMap(({ evidence }) => evidence),
      ],
      findings: [
        ...[title, headings, servicePages, text].flatMap(({ findings }) => findings),
        ...when(
          title.named !== null &&
            !inAnyCity.test(title.named) &&
            !title.inNameOnly &&
            headings.inMain &&
            !headings.inNameOnly &&
            servicePages.isEvery,
          () => strength(`${pagesSay(site)} where you work (${title.named}), where searchers and Google look first.`),
        ),
      ],
    }
  },
})
