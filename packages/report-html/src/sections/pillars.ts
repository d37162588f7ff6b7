import { type PillarId, type PillarResult } from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import { bandWord, bar } from '../marks.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { count, percent } from '../wording.ts'

const meaning: Record<PillarId, string> = {
  searchPresence: 'Whether your site turns up when people search.',
  websiteOptimization: 'Whether search engines and visitors can read and use your site.',
  socialMediaPresence: 'Whether people find you on social platforms, and get from there to your site.',
  reviewsRating: 'What others say about you, where customers look before they choose.',
  localSeo: 'Whether you turn up for people near you.',
}

export function pillars(report: Report): Section {
  const { industry } = report.result.industry
  const average =
    typeof report.industryAverage === 'number'
      ? { score: report.industryAverage, label: `Average overall score in ${industry}` }
      : null
  return section(
    'pillars',
    'The five pillars',
    markup`
  <p>Your overall score is made of five parts, each scored from 0 to 100. A part counts for as much as we could measure of it.</p>
  <div class="pillars">${report.result.pillars.map((pillar) => row(pillar, average))}</div>
  ${average !== null && markup`<p class="legend"><span class="tick" aria-hidden="true"></span> ${average.label}: ${average.score}</p>`}`,
  )
}

interface Average {
  score: number
  label: string
}

const row = (pillar: PillarResult, average: Average | null): Markup => markup`
<div class="pillar">
  <h3><a href="#checks-${pillar.id}">${pillar.title}</a></h3>
  <p class="value">${bandWord(pillar.score, pillar.coverage)}</p>
  ${bar(pillar.title, pillar.score, { average, coverage: pillar.coverage })}
  <p class="meaning">${meaning[pillar.id]} <span class="weight">Counts for up to ${percent(pillar.weight)} · ${pillar.measured} of ${count(pillar.applicable, 'check')}</span></p>
</div>`
