import type { Competitor } from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import { linkTo } from '../links.ts'
import { bandWord, bar } from '../marks.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip } from '../wording.ts'

const shown = 5

/** The business among the others, best first. */
export function competitors({ result, businessName }: Report): Section {
  const others = result.competitors.slice(0, shown)
  const you: Competitor = {
    name: businessName,
    url: result.target.url,
    score: result.overallScore,
    coverage: result.coverage,
  }
  const ranked = [you, ...others].toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))
  return section(
    'competitors',
    'You and your competitors',
    markup`
  <p>${clip(result.competitorsNote, 600)}</p>
  ${
    others.length > 0 &&
    markup`
  <ol class="rivals">${ranked.map((business) => row(business, business === you))}</ol>
  <p class="quiet">Your score here is that of your whole website, so take small differences lightly.</p>`
  }`,
  )
}

const row = ({ name, url, score }: Competitor, isYou: boolean): Markup => markup`
<li class="${isYou ? 'rival you' : 'rival'}">
  <p class="name">${isYou ? markup`<strong>${clip(name, 90)}</strong> <span class="tag">You</span>` : linkTo(url, name)}</p>
  <p class="value">${bandWord(score)}</p>
  ${bar(isYou ? 'You' : name, score)}
</li>`
