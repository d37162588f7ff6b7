import { meanScore, type Competitor } from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import { linkTo } from '../links.ts'
import { bandWord, bar, scale } from '../marks.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip } from '../wording.ts'

const shown = 5

/** The business among its competitors, best first: only the home page of each, so that like is compared with like. */
export function competitors(report: Report): Section {
  const { result, businessName } = report
  const others = result.competitors.slice(0, shown)
  const you: Competitor | null =
    result.homeScore === null
      ? null
      : { name: businessName, url: result.target.url, score: result.homeScore, coverage: result.coverage }
  const ranked = [...(you ? [you] : []), ...others].toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))
  return section(
    'competitors',
    'You and your competitors',
    markup`
  <p>${clip(result.competitorsNote, 600)}</p>
  ${
    others.length > 0 &&
    markup`
  <ol class="rivals">${ranked.map((business) => row(business, business === you))}</ol>
  ${scale}
  <p class="quiet">${comparison(report)}</p>`
  }`,
  )
}

/** What the chart compares, so that it is not mistaken for the overall score. */
function comparison({ result: { homeScore, overallScore, competitors: others } }: Report): string {
  const average = meanScore(others)
  if (homeScore === null)
    return 'Your own home page could not be measured the same way, so you are not in this picture.'
  const theirs = average === null ? '' : `Their home pages average ${average}; yours has ${homeScore}. `
  const homesAlone = `${theirs}These scores are for home pages alone.`
  return overallScore === null
    ? homesAlone
    : `${homesAlone} Your overall score of ${overallScore} is not in the picture: it rests on your whole website and on what other places say about you.`
}

const row = ({ name, url, score }: Competitor, isYou: boolean): Markup => markup`
<li class="${isYou ? 'rival you' : 'rival'}">
  <p class="name">${isYou ? markup`<strong>${clip(name, 90)}</strong> <span class="tag">You</span>` : linkTo(url, name)}</p>
  <p class="value">${bandWord(score)}</p>
  ${bar(isYou ? 'You' : name, score)}
</li>`
