import { markup, type Markup, type Value } from './markup.ts'

/** A part of the booklet with its heading. */
export interface Section {
  id: string
  title: string
  content: Markup
}

export const section = (id: string, title: string, content: Value): Section => ({
  id,
  title,
  content: markup`${content}`,
})

export const drawSection = ({ id, title, content }: Section): Markup => markup`
<section id="${id}" aria-labelledby="${id}-title">
  <h2 id="${id}-title">${title}</h2>
  ${content}
</section>`

export const contentsList = (sections: readonly Section[]): Markup => markup`
<nav class="contents" aria-labelledby="contents-title">
  <h2 id="contents-title">What is inside</h2>
  <ol>${sections.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ol>
</nav>`
