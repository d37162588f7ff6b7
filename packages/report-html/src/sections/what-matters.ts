import { type Advice, type Tip } from '@findable/contracts'
import { bandLook } from '@findable/look'
import { markup, type Markup } from '../markup.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, count } from '../wording.ts'

const shown = 5
const tooLittle = ({ result: { measured, applicable } }: Report): string =>
  `We could not measure enough to give you an overall score: we could make ${measured} of ${count(applicable, 'check')}. What we tried, and why it failed, is listed further down${measured === 0 ? '' : ', and so is what we found'}.`

/** The score in a sentence, what to do today, what works, and what holds the business back. */
export function whatMatters(report: Report): Section {
  const { strengths, weaknesses, tips, overallScore } = report.result
  if (overallScore === null)
    return section('what-matters', 'What matters most', markup`<p class="lead">${tooLittle(report)}</p>`)
  return section(
    'what-matters',
    'What matters most',
    markup`
  <p class="lead">${verdict(report, overallScore)}</p>
  ${tips.length > 0 && markup`<p class="today"><strong>Do this today.</strong> ${today(tips)}</p>`}
  <div class="columns">
    <div>
      <h3>What works for you</h3>
      ${points(strengths, 'good', 'Nothing we checked stood out as strong yet.', tellInFull)}
    </div>
    <div>
      <h3>What holds you back</h3>
      ${points(weaknesses, 'bad', 'Nothing we checked stood out as weak.', (item) => referToJob(item, tips))}
    </div>
  </div>`,
  )
}

function verdict({ result, industryAverage }: Report, score: number): Markup {
  const { measured, applicable, coverage, industry } = result
  const unmeasured = applicable - measured
  return markup`You score <strong>${score} out of 100</strong>: <strong>${bandLook(score, coverage).title}</strong>.
    ${typeof industryAverage === 'number' && markup`The average overall score in ${industry.industry} is ${industryAverage}.`}
    ${unmeasured > 0 && markup`Your score rests on the ${measured} of ${applicable} checks that we could make; ${unmeasured === 1 ? 'the other one counts' : `the other ${unmeasured} count`} neither for nor against you.`}`
}

/** The first easy job, and its first step. */
function today(tips: readonly Tip[]): Markup {
  const easy = tips.findIndex(({ ease }) => ease === 3)
  const index = Math.max(0, easy)
  const { title, steps } = tips[index]!
  return markup`<a href="#tip-${index + 1}">${clip(title, 140)}</a>. ${clip(steps[0] ?? '', 300)}`
}

const tellInFull = ({ text }: Advice): Markup => markup`${clip(text, 500)}`

/** A weakness is explained where it can be fixed, and only named here. */
function referToJob(item: Advice, tips: readonly Tip[]): Markup {
  const index = tips.findIndex(({ components }) => components.some((id) => item.components.includes(id)))
  const tip = tips[index]
  return tip ? markup`<a href="#tip-${index + 1}">Job ${index + 1}: ${clip(tip.title, 140)}</a>` : tellInFull(item)
}

const points = (items: readonly Advice[], kind: 'good' | 'bad', none: string, tell: (item: Advice) => Markup): Markup =>
  items.length === 0
    ? markup`<p class="quiet">${none}</p>`
    : markup`<ul class="points ${kind}">${items
        .slice(0, shown)
        .map((item) => markup`<li><strong>${clip(item.title, 140)}</strong> ${tell(item)}</li>`)}</ul>`
