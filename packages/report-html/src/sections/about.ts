import { scoreBands, type Identity, type SourceOutcome } from '@findable/contracts'
import { markup, type Markup, type Value } from '../markup.ts'
import { linkHome } from '../links.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, day, list, moment, percent } from '../wording.ts'

/** How the score came about, how the business was read, and where the facts come from. */
export function about(report: Report): Section {
  const { result, edition } = report
  const bands = scoreBands.map(({ from, title }) => (from === 0 ? `below that ${title}` : `${title} from ${from}`))
  return section(
    'about',
    'About this report',
    markup`
  <h3>How the score comes about</h3>
  <p>Each check gives 0 to 100 points. Checks make up pillars, and pillars the overall score, each by its weight.
    A check that could not be made has no weight at all. ${capitalised(list(bands))}.</p>
  <h3>Is this you?</h3>
  <p>This is how we read your business. If a line is wrong, parts of this report may be too: ${linkHome(report.publicUrl, '/contact', 'tell us')}.</p>
  <dl class="facts">${identityRows(report)}</dl>
  <h3>Where the facts come from</h3>
  <ul class="sources">${result.sources.map(source)}</ul>
  <p class="quiet">Checked on ${edition === 'technical' ? moment(result.auditedAt) : day(result.auditedAt)}. Engine version ${result.engineVersion}.</p>`,
  )
}

function identityRows({ result, edition }: Report): Value {
  const { identity, industry } = result
  const technical = edition === 'technical'
  const sure = (part: keyof Identity['confidences'], value: string | null) =>
    value && technical ? `${value} (${percent(identity.confidences[part])} sure)` : value
  return [
    fact('Name', sure('name', identity.name)),
    technical && fact('Other spellings', identity.variations.join(', ')),
    fact('Place', sure('suburb', placeOf(identity))),
    fact('Phone', sure('phone', identity.phone)),
    fact('ABN', sure('abn', identity.abn && identity.abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4'))),
    fact('Industry', technical ? `${industry.industry} (${percent(industry.confidence)} sure)` : industry.industry),
  ]
}

const placeOf = ({ suburb, state, postcode }: Identity): string => [suburb, state, postcode].filter(Boolean).join(' ')

const fact = (name: string, value: string | null): Markup =>
  markup`<div><dt>${name}</dt><dd>${value ? clip(value, 300) : markup`<span class="quiet">Not found on your site</span>`}</dd></div>`

const source = ({ title, outcome, reason, attribution }: SourceOutcome): Markup => markup`
<li><strong>${title}</strong>${outcome === 'unavailable' ? markup`: not available. ${clip(reason ?? '', 300)}` : reason && markup`: ${clip(reason, 300)}`}${attribution && markup` <span class="quiet">${clip(attribution, 300)}</span>`}</li>`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
