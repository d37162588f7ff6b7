import type { AuditResult, SourceOutcome } from '@findable/contracts'
import { markup, type Markup, type Value } from '../markup.ts'
import { linkTo } from '../links.ts'
import type { Report } from '../options.ts'
import { clip, count } from '../wording.ts'

/**
 * Where the facts come from, with the credit each source asks for; in the technical edition, also what each one
 * contributed.
 */
export const sources = ({ result, edition }: Report): Markup =>
  edition === 'technical'
    ? markup`
<table>
  <thead><tr><th scope="col">Source</th><th scope="col">Answer</th><th scope="col">Evidence in</th></tr></thead>
  <tbody>${result.sources.map((source) => row(source, result))}</tbody>
</table>`
    : markup`<p>${result.sources.filter(isGathered).map((source, index) => markup`${index > 0 && '; '}${item(source)}`)}.</p>`

const isGathered = ({ outcome }: SourceOutcome): boolean => outcome === 'gathered'

const item = ({ title, reason, attribution }: SourceOutcome): Markup =>
  markup`<strong>${title}</strong>${reason && markup`: ${clip(reason, 300)}`}${attribution && markup` <span class="quiet">(${credit(attribution)})</span>`}`

const row = ({ id, title, outcome, reason, attribution }: SourceOutcome, { components }: AuditResult): Markup => {
  const served = components.filter(({ evidence }) => evidence.some(({ source }) => source === id)).length
  return markup`
<tr>
  <th scope="row">${title} <code>${id}</code>${attribution && markup`<span class="quiet">${credit(attribution)}</span>`}</th>
  <td>${outcome === 'gathered' ? 'Answered' : 'Not available'}${reason && markup`. ${clip(reason, 300)}`}</td>
  <td>${count(served, 'check')}</td>
</tr>`
}

/** A credit whose final address becomes a link, as OpenStreetMap asks. */
function credit(attribution: string): Value {
  const [, words, address] = /^(.*?)((?:[a-z\d-]+\.)+[a-z]{2,}\/\S*)$/i.exec(attribution) ?? []
  return address === undefined ? clip(attribution, 300) : [words, linkTo(`https://${address}`)]
}
