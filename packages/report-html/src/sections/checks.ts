import {
  againInWords,
  correctedInWords,
  goodFrom,
  type ComponentResult,
  type Evidence,
  type PillarResult,
  type Tip,
} from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import { linkTo, linkToGuide, readable } from '../links.ts'
import { bandWord } from '../marks.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, inOneLine, moment, percent } from '../wording.ts'

/** Characters of a row's text before it is opened; why a check was not scored is said nowhere else. */
const lineLength = 220
const reasonLength = 1_000

/** Every check, as a row that opens to its evidence. */
export const checks = (report: Report): Section =>
  section(
    'checks',
    'Every check, and what we saw',
    markup`
  <p class="screen">Open a check to see the evidence: what we saw, and where.</p>
  <p class="paper">Two pieces of evidence for each check are printed; the file shows more.</p>
  ${report.result.pillars.map((pillar) => group(pillar, report))}`,
  )

const group = (pillar: PillarResult, report: Report): Markup => markup`
<div class="group" id="checks-${pillar.id}">
  <h3>${pillar.title} <span class="value">${bandWord(pillar.score, pillar.coverage)}</span></h3>
  ${report.result.components.filter((component) => component.pillar === pillar.id).map((component) => row(component, report))}
</div>`

function row(component: ComponentResult, report: Report): Markup {
  const job = jobFor(component, report.result.tips)
  const guide = needsGuide(component) && linkToGuide(report.publicUrl, component)
  const head = markup`
    <span class="name">${component.title}</span>
    <span class="value">${component.outcome === 'notApplicable' ? markup`<span class="quiet">Does not apply</span>` : bandWord(component.score)}</span>
    <span class="saw">${clip(job ? `Job ${job.number} on your to-do list: ${job.title}` : inOneLine(component), component.outcome === 'scored' ? lineLength : reasonLength)}</span>`
  const { corrected, again } = component
  const details = [
    corrected && markup`<p class="today">${clip(correctedInWords(corrected), 500)}</p>`,
    again && markup`<p class="quiet">${againInWords(again)}</p>`,
    component.outcome === 'scored' && findings(component, report, job !== undefined),
    report.edition === 'technical' && technical(component),
    component.outcome === 'scored' && evidenceList(component, report),
    (job !== undefined || guide) &&
      markup`<p class="guide">${separated([job !== undefined && markup`<a href="#tip-${job.number}">Go to job ${job.number}</a>`, guide])}</p>`,
  ].filter((part) => part !== false && part !== undefined)
  return details.length === 0
    ? markup`<div class="check closed">${head}</div>`
    : markup`<details class="check"><summary>${head}</summary><div class="evidence">${details}</div></details>`
}

const needsGuide = ({ score, maxScore }: ComponentResult): boolean =>
  score !== null && score < (goodFrom / 100) * maxScore

/** The to-do list says in full what to fix; the row refers to it. */
function jobFor({ id }: ComponentResult, tips: readonly Tip[]): { number: number; title: string } | undefined {
  const index = tips.findIndex(({ components }) => components.includes(id))
  const tip = tips[index]
  return tip && { number: index + 1, title: tip.title }
}

/** Findings not given in full by the row itself or the to-do list. */
function findings(component: ComponentResult, { evidenceLimit }: Report, hasJob: boolean): Markup | undefined {
  const more = component.findings
    .filter(({ kind, text }) =>
      hasJob ? kind === 'strength' : text !== inOneLine(component) || text.length > lineLength,
    )
    .slice(0, evidenceLimit)
  return more.length === 0
    ? undefined
    : markup`<ul class="findings">${more.map(({ text }) => markup`<li>${clip(text, 800)}</li>`)}</ul>`
}

const technical = ({ id, criteria, weight, confidence, outcome }: ComponentResult): Markup => markup`
<div class="criteria">
  <p><strong>How it is scored.</strong> ${criteria}</p>
  <p class="quiet">${separated([`Weight in its pillar ${percent(weight)}`, outcome === 'scored' && `Confidence ${percent(confidence)}`, markup`<code>${id}</code>`])}</p>
</div>`

function evidenceList({ evidence }: ComponentResult, report: Report): Markup {
  const left = evidence.length - report.evidenceLimit
  return markup`<ul class="seen">${evidence.slice(0, report.evidenceLimit).map((item) => seen(item, report))}
  ${left > 0 && markup`<li class="quiet">And ${left === 1 ? 'one more line' : `${left} more lines`} of evidence.</li>`}</ul>`
}

function seen({ saw, url, at, source, quote }: Evidence, { result, edition }: Report): Markup {
  const title = result.sources.find(({ id }) => id === source)?.title ?? source
  const time = edition === 'technical' && markup`<time datetime="${at}">${moment(at)}</time>`
  const own = source === 'website-crawl'
  // An address on the customer's own site shows by itself where it was seen; the address of a search elsewhere is long,
  // so it is shortened.
  const named = url === null || !own || edition === 'technical'
  const place = url !== null && linkTo(url, own ? undefined : readable(url.replace(/\?.*$/s, '')))
  return markup`<li>
  <p>${clip(saw, 600)}</p>
  ${quote !== undefined && quote !== '' && markup`<blockquote>${clip(quote, 300)}</blockquote>`}
  <p class="where">${separated([place, named && title, time])}</p>
</li>`
}

const separated = (parts: readonly (Markup | string | false)[]): Markup[] =>
  parts.filter((part) => part !== false).map((part, index) => markup`${index > 0 && ' · '}${part}`)
