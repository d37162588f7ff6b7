import { guideBelow, guidePath, type ComponentResult, type Evidence, type PillarResult } from '@findable/contracts'
import { html, type Html } from '../html.ts'
import { linkHome, linkTo } from '../links.ts'
import { bandWord } from '../marks.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, inOneLine, moment, percent } from '../wording.ts'

/** Every check as a row that opens to its evidence. */
export const checks = (report: Report): Section => section('checks', 'Every check, and what we saw', html`
  <p class="screen">Open a check to see the evidence: what we saw, and where.</p>
  ${report.result.pillars.map((pillar) => group(pillar, report))}`)

const group = (pillar: PillarResult, report: Report): Html => html`
<div class="group" id="checks-${pillar.id}">
  <h3>${pillar.title} <span class="value">${bandWord(pillar.score)}</span></h3>
  ${report.result.components.filter((component) => component.pillar === pillar.id).map((component) => row(component, report))}
</div>`

function row(component: ComponentResult, report: Report): Html {
  const head = html`
    <span class="name">${component.title}</span>
    <span class="value">${component.outcome === 'notApplicable' ? html`<span class="quiet">Does not apply</span>` : bandWord(component.score)}</span>
    <span class="saw">${clip(inOneLine(component), 220)}</span>`
  const details = [
    component.outcome === 'scored' && findings(component, report),
    report.edition === 'technical' && technical(component),
    component.outcome === 'scored' && evidenceList(component, report),
    needsGuide(component) && html`<p class="guide">${linkHome(report.publicUrl, guidePath(component.id), `Guide: ${component.title}`)}</p>`,
  ].filter((part) => part !== false && part !== undefined)
  return details.length === 0
    ? html`<div class="check closed">${head}</div>`
    : html`<details class="check"><summary>${head}</summary><div class="evidence">${details}</div></details>`
}

const needsGuide = ({ score, maxScore }: ComponentResult): boolean => score !== null && score < guideBelow * maxScore

/** What the row itself does not already say. */
function findings(component: ComponentResult, { evidenceLimit }: Report): Html | undefined {
  const more = component.findings.filter(({ text }) => text !== inOneLine(component)).slice(0, evidenceLimit)
  return more.length === 0 ? undefined : html`<ul class="findings">${more.map(({ text }) => html`<li>${clip(text, 500)}</li>`)}</ul>`
}

const technical = ({ id, criteria, weight, confidence, outcome }: ComponentResult): Html => html`
<div class="criteria">
  <p><strong>How it is scored.</strong> ${criteria}</p>
  <p class="quiet">${separated([`Weight in its pillar ${percent(weight)}`, outcome === 'scored' && `Confidence ${percent(confidence)}`, html`<code>${id}</code>`])}</p>
</div>`

function evidenceList({ evidence }: ComponentResult, report: Report): Html {
  const left = evidence.length - report.evidenceLimit
  return html`<ul class="seen">${evidence.slice(0, report.evidenceLimit).map((item) => seen(item, report))}
  ${left > 0 && html`<li class="quiet">And ${left} more like these.</li>`}</ul>`
}

function seen({ saw, url, at, source, quote }: Evidence, { result, edition }: Report): Html {
  const title = result.sources.find(({ id }) => id === source)?.title ?? source
  const time = edition === 'technical' && html`<time datetime="${at}">${moment(at)}</time>`
  // An address on the customer's own site says by itself where it was seen.
  const named = url === null || source !== 'website-crawl' || edition === 'technical'
  return html`<li>
  <p>${clip(saw, 400)}</p>
  ${quote !== undefined && quote !== '' && html`<blockquote>${clip(quote, 300)}</blockquote>`}
  <p class="where">${separated([url !== null && linkTo(url), named && title, time])}</p>
</li>`
}

const separated = (parts: readonly (Html | string | false)[]): Html[] =>
  parts.filter((part) => part !== false).map((part, index) => html`${index > 0 && ' · '}${part}`)
