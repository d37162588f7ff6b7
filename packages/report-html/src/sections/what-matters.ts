import { bandLook, type Advice } from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip } from '../wording.ts'

const shown = 5
const nothingMeasured =
  'We could not measure enough to give you a score. What we tried, and why it failed, is listed further down.'

/** One page: the score in a sentence, what works, what holds the business back, where to begin. */
export function whatMatters(report: Report): Section {
  const { strengths, weaknesses, tips, overallScore } = report.result
  if (overallScore === null)
    return section('what-matters', 'What matters most', markup`<p class="lead">${nothingMeasured}</p>`)
  return section(
    'what-matters',
    'What matters most',
    markup`
  <p class="lead">${verdict(report, overallScore)}</p>
  <div class="columns">
    <div>
      <h3>What works for you</h3>
      ${points(strengths, 'good', 'Nothing we checked stood out as strong yet.')}
    </div>
    <div>
      <h3>What holds you back</h3>
      ${points(weaknesses, 'bad', 'Nothing we checked stood out as weak.')}
    </div>
  </div>
  ${
    tips.length > 0 &&
    markup`
  <div class="start">
    <h3>Where to begin</h3>
    <ol>${tips.slice(0, 3).map((tip, index) => markup`<li><a href="#tip-${index + 1}">${clip(tip.title, 140)}</a></li>`)}</ol>
  </div>`
  }`,
  )
}

function verdict({ result, industryAverage }: Report, score: number): Markup {
  const { measured, applicable, coverage, industry } = result
  const unmeasured = applicable - measured
  return markup`You score <strong>${score} out of 100</strong>: <strong>${bandLook(score, coverage).title}</strong>.
    ${typeof industryAverage === 'number' && markup`The average overall score in ${industry.industry} is ${industryAverage}.`}
    ${unmeasured > 0 && markup`Your score rests on the ${measured} of ${applicable} checks that we could make; ${unmeasured === 1 ? 'the other one counts' : `the other ${unmeasured} count`} neither for nor against you.`}`
}

const points = (items: readonly Advice[], kind: 'good' | 'bad', none: string): Markup =>
  items.length === 0
    ? markup`<p class="quiet">${none}</p>`
    : markup`<ul class="points ${kind}">${items
        .slice(0, shown)
        .map(({ title, text }) => markup`<li><strong>${clip(title, 140)}</strong> ${clip(text, 500)}</li>`)}</ul>`
