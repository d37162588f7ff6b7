import type { ComponentResult } from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip } from '../wording.ts'

/** Checks without a score by their reason, so that one reason is read once. */
export function notChecked({ result }: Report): Section | undefined {
  const unmeasured = byReason(result.components, 'notMeasured')
  const notApplicable = byReason(result.components, 'notApplicable')
  if (unmeasured.length + notApplicable.length === 0) return undefined
  return section(
    'not-checked',
    'What we could not check',
    markup`
  ${unmeasured.length > 0 && markup`<p>These checks do not count for or against you. "Not measured" is never a zero.</p>`}
  <dl class="reasons">${unmeasured.map(reasonRow)}</dl>
  ${notApplicable.length > 0 && markup`<h3>What does not apply to you</h3><dl class="reasons">${notApplicable.map(reasonRow)}</dl>`}`,
  )
}

const reasonRow = ([reason, titles]: [string, string[]]): Markup => markup`
<div><dt>${titles.join(', ')}</dt><dd>${clip(reason, 400)}</dd></div>`

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
