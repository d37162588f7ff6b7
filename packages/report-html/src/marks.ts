import { bandLook, bandMark, scoreBar, scorePlate, svgText } from '@findable/look'
import { markup, trusted, type Markup } from './markup.ts'

/** The product's score marks, as markup. Their drawings escape the labels they are given. */

const plateWidth = 252

/** The overall score as a house-number plate, with the word for its band beneath. */
export const plate = (score: number | null, coverage: number): Markup => markup`
<div class="plate">${trusted(svgText(scorePlate(score, coverage), plateWidth))}</div>
<p class="plate-word">${mark(score, coverage)}${bandLook(score, coverage).title}</p>`

/** "48 Poor" with the level mark in between; "Not measured" without a number. */
export const bandWord = (score: number | null, coverage?: number): Markup =>
  markup`<span class="band">${score !== null && markup`<b>${score}</b>`}${mark(score, coverage)}<span>${bandLook(score, coverage).title}</span></span>`

export const bar = (title: string, score: number | null, options: Parameters<typeof scoreBar>[2] = {}): Markup =>
  markup`<div class="bar">${trusted(svgText(scoreBar(title, score, options)))}</div>`

/** The axis beneath a group of bars. Each bar gives its score as text, so this is hidden from screen readers. */
export const scale: Markup = markup`<p class="scale" aria-hidden="true"><span>0</span><span>50</span><span>100</span></p>`

/** Not read aloud, because the word beside it says the same. */
const mark = (score: number | null, coverage?: number): Markup =>
  markup`<span class="mark" aria-hidden="true">${trusted(svgText(bandMark(score, coverage)))}</span>`
