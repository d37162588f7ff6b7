import { scoreBands, sureIndustryFrom, unknownIndustry, type Identity } from '@findable/contracts'
import { markup, type Markup, type Value } from '../markup.ts'
import { linkHome } from '../links.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, day, list, moment, percent } from '../wording.ts'
import { sources } from './sources.ts'

/** How the score was calculated, how the business was read, and where the facts come from. */
export function about(report: Report): Section {
  const { result, edition } = report
  const bands = scoreBands.map(({ from, title }) =>
    from === 0 ? `anything below is ${title}` : `${from} and up is ${title}`,
  )
  return section(
    'about',
    'About this report',
    markup`
  <h3>How your score is worked out</h3>
  <p>Each check scores 0 to 100. The checks of a pillar are averaged into its score, and all
    checks into your overall score; what matters more counts for more. A check that we could not make is left out, so a
    pillar counts for as much as we could measure of it, and one measured by less than half gets no word. ${list(bands)}.</p>
  ${edition === 'technical' && markup`<p>The checks that were made carry ${percent(result.coverage)} of the weight of all that apply to you.</p>`}
  <h3>Is this you?</h3>
  <p>This is how we read your business. If a line is wrong, parts of this report may be too: ${linkHome(report.publicUrl, '/contact', 'tell us')}.</p>
  <dl class="facts">${identityRows(report)}</dl>
  <h3>Where the facts come from</h3>
  ${sources(report)}
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
    ...(technical
      ? [
          identity.variations.length > 0 && fact('Other spellings', identity.variations.join(', ')),
          fact('Suburb', sure('suburb', identity.suburb), 'No Australian suburb recognised'),
          fact('State', sure('state', identity.state), 'No Australian state recognised'),
          fact('Postcode', sure('postcode', identity.postcode), 'No Australian postcode recognised'),
        ]
      : [fact('Place', placeOf(identity), 'None that is surely yours')]),
    fact('Phone', sure('phone', identity.phone), 'No Australian number that is surely yours'),
    fact(
      'ABN',
      sure('abn', identity.abn && identity.abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')),
      'None that is surely yours',
    ),
    technical && fact('As a whole', `${percent(identity.confidence)} sure`),
    fact('Industry', industryOf(industry, technical)),
  ]
}

/** What the words of a website come nearest to is no statement about the business. */
function industryOf({ industry, confidence }: Report['result']['industry'], technical: boolean): string | null {
  if (industry === unknownIndustry) return null
  if (confidence < sureIndustryFrom) return 'None for certain'
  return technical ? `${industry} (${percent(confidence)} sure)` : industry
}

const placeOf = ({ suburb, state, postcode }: Identity): string => [suburb, state, postcode].filter(Boolean).join(' ')

const fact = (name: string, value: string | null, absent = 'None that we recognised'): Markup =>
  markup`<div><dt>${name}</dt><dd>${value ? clip(value, 300) : markup`<span class="quiet">${absent}</span>`}</dd></div>`
