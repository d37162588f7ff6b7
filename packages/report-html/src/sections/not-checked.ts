import type { ComponentResult } from '@findable/contracts'
import { markup } from '../markup.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, list } from '../wording.ts'

/** The checks without a score, by name (each row gives the reason), and the sources that gave nothing. */
export function notChecked({ result }: Report): Section | undefined {
  const unmeasured = titlesOf(result.components, 'notMeasured')
  const notApplicable = titlesOf(result.components, 'notApplicable')
  const unasked = result.sources.filter(({ outcome }) => outcome === 'unavailable')
  if (unmeasured.length + notApplicable.length + unasked.length === 0) return undefined
  return section(
    'not-checked',
    'What we could not check',
    markup`
  ${unmeasured.length > 0 && markup`<p>Not measured: ${list(unmeasured)}. The reason is in the row of each check above. These count neither for nor against you: "not measured" is never a zero.</p>`}
  ${notApplicable.length > 0 && markup`<p>Does not apply to you: ${list(notApplicable)}.</p>`}
  ${unasked.length > 0 && markup`<p>Sources that told us nothing: ${unasked.map(({ title, reason }) => clip(reason ?? `${title} gave no reason.`, 300)).join(' ')} Checks that can do without them were scored on what the other sources told us.</p>`}`,
  )
}

const titlesOf = (components: readonly ComponentResult[], wanted: ComponentResult['outcome']): string[] =>
  components.filter(({ outcome }) => outcome === wanted).map(({ title }) => title)
