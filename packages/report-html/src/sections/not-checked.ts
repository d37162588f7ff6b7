import type { ComponentResult, SourceOutcome } from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip } from '../wording.ts'

/** Checks without a score by their reason, so that one reason is read once, and the sources that gave nothing. */
export function notChecked({ result }: Report): Section | undefined {
  const unmeasured = byReason(result.components, 'notMeasured')
  const notApplicable = byReason(result.components, 'notApplicable')
  const unasked = result.sources.filter(({ outcome }) => outcome === 'unavailable')
  if (unmeasured.length + notApplicable.length + unasked.length === 0) return undefined
  return section(
    'not-checked',
    'What we could not check',
    markup`
  ${unmeasured.length > 0 && markup`<p>These checks count neither for nor against you: "not measured" is never a zero.</p>${reasons(unmeasured)}`}
  ${notApplicable.length > 0 && markup`<h3>What does not apply to you</h3>${reasons(notApplicable)}`}
  ${
    unasked.length > 0 &&
    markup`<h3>Sources that told us nothing</h3>
  <p>Checks that can do without them were scored on what the other sources told us.</p>
  <ul class="sources">${unasked.map(sourceRow)}</ul>`
  }`,
  )
}

const reasons = (rows: [string, string[]][]): Markup => markup`
<dl class="reasons">${rows.map(
  ([reason, titles]) => markup`
<div><dt>${titles.join(', ')}</dt><dd>${clip(reason, 400)}</dd></div>`,
)}</dl>`

/** Most reasons begin with the name of the source. */
const sourceRow = ({ title, reason }: SourceOutcome): Markup =>
  reason?.startsWith(title) === true
    ? markup`<li><strong>${title}</strong>${clip(reason.slice(title.length), 400)}</li>`
    : markup`<li><strong>${title}</strong>: ${clip(reason ?? 'no reason was recorded.', 400)}</li>`

const byReason = (
  components: readonly ComponentResult[],
  outcome: ComponentResult['outcome'],
): [string, string[]][] => {
  const groups = Map.groupBy(
    components.filter((component) => component.outcome === outcome),
    ({ reason }) => reason ?? 'No reason was recorded.',
  )
  return [...groups].map(([reason, members]) => [reason, members.map(({ title }) => title)])
}
