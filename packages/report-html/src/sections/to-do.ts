import {
  bandOf,
  effortInWords,
  fixMends,
  type AuditResult,
  type FixId,
  type Fixes,
  type Tip,
} from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import { linkToGuide } from '../links.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { clip, effect } from '../wording.ts'

/** Characters; a business does not write a longer text about itself. */
const longestFix = 6_000
/** Jobs whose steps are shown; later ones open on a tap and keep a printed report short. */
const laidOpen = 5
/** Longest text to paste, in characters, that is worth printing. */
const longestOnPaper = 400

interface Fix {
  id: FixId
  label: string
  text: string
}

/** The tips in order of effect, each with a box to tick and a text to paste where there is one. */
export function toDo(report: Report): Section | undefined {
  const { tips, overallScore } = report.result
  if (overallScore === null && tips.length === 0) return undefined
  const fixes = fixesOf(report.result.fixes)
  const placed = new Map(tips.map((tip) => [tip, fixes.filter((fix) => firstTipFor(fix, tips) === tip)]))
  const left = fixes.filter((fix) => !firstTipFor(fix, tips) && needsWork(fix, report.result))
  return section(
    'to-do',
    'Your to-do list',
    markup`
  ${
    tips.length === 0
      ? markup`<p>We found nothing to fix in what we could check.</p>`
      : markup`<p>The jobs that bring the most for the least work come first. <span class="screen">Ticks are not saved in this file: print the list to keep them.</span> <span class="paper">Steps of the later jobs, and long texts to paste, are in the file.</span></p>
  <ol class="tips">${tips.map((tip, index) => item(tip, index + 1, placed.get(tip) ?? [], report))}</ol>`
  }
  ${left.length > 0 && markup`<h3>More text to paste</h3>${left.map(paste)}`}`,
  )
}

function item(tip: Tip, number: number, fixes: readonly Fix[], report: Report): Markup {
  const steps = tip.paste && fixes.length === 0 ? [...tip.steps, tip.paste.step] : tip.steps
  return markup`
<li class="tip" id="tip-${number}">
  <div class="tip-head">
    <input type="checkbox" id="done-${number}" aria-labelledby="done-${number}-title">
    <h3 id="done-${number}-title">${clip(tip.title, 140)}</h3>
    <p class="tags">${report.result.overallScore !== null && markup`<span class="effect">${effect(tip.gain)}</span>`}<span>${effortInWords(tip)}</span></p>
  </div>
  <p>${clip(tip.text, 2_000)}</p>
  ${steps.length > 0 && stepsOf(steps, number <= laidOpen)}
  ${fixes.map(paste)}
  ${guide(tip, report)}
</li>`
}

function stepsOf(steps: readonly string[], open: boolean): Markup {
  const list = markup`<ol class="steps">${steps.map((step) => markup`<li>${clip(step, 400)}</li>`)}</ol>`
  return open ? list : markup`<details class="how"><summary>How to do it</summary>${list}</details>`
}

function guide(tip: Tip, { result, publicUrl }: Report): Markup | undefined {
  const component = result.components.find(({ id }) => id === tip.components[0])
  return component && markup`<p class="guide">${linkToGuide(publicUrl, component)}</p>`
}

const paste = ({ label, text }: Fix): Markup => markup`
<figure class="${text.length > longestOnPaper ? 'paste screen' : 'paste'}">
  <figcaption>${label}</figcaption>
  <pre>${text}</pre>
</figure>`

const fixesOf = ({ title, description, jsonLd }: Fixes): Fix[] => [
  ...fix('title', 'Page title to paste', title),
  ...fix('description', 'Page description to paste', description),
  ...fix('jsonLd', 'Business note for search engines (JSON-LD) to paste', jsonLd === null ? null : asScript(jsonLd)),
]

const fix = (id: FixId, label: string, text: string | null): Fix[] =>
  text === null || text.length > longestFix ? [] : [{ id, label, text }]

/** Safe to paste into a page: no text in it can end the script element. */
const asScript = (jsonLd: string): string =>
  `<script type="application/ld+json">\n${jsonLd.replaceAll('<', '\\u003c')}\n</script>`

const firstTipFor = (fix: Fix, tips: readonly Tip[]): Tip | undefined =>
  tips.find(({ paste }) => paste?.fixes.includes(fix.id))

const needsWork = (fix: Fix, { components }: AuditResult): boolean => {
  const mended: readonly string[] = fixMends[fix.id]
  return components.some(({ id, score }) => mended.includes(id) && score !== null && bandOf(score).id !== 'excellent')
}
