import { html, type Html, type Value } from './html.ts'

/** A part of the booklet, under its heading. */
export interface Section {
  id: string
  title: string
  content: Html
}

export const section = (id: string, title: string, content: Value): Section => ({ id, title, content: html`${content}` })

export const drawSection = ({ id, title, content }: Section): Html => html`
<section id="${id}" aria-labelledby="${id}-title">
  <h2 id="${id}-title">${title}</h2>
  ${content}
</section>`

export const contentsList = (sections: readonly Section[]): Html => html`
<nav class="contents" aria-labelledby="contents-title">
  <h2 id="contents-title">What is inside</h2>
  <ol>${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol>
</nav>`
