import type { ComponentResult } from '@findable/contracts'
import { scoreComponents } from '../../src/score.ts'
import type { Component } from '../../src/components/component.ts'
import { goodSite, type TestSite } from './good-crawl.ts'
import { factsOf } from './good-facts.ts'

export { change, crawlOf, goodSite, origin, readAt, type TestSite } from './good-crawl.ts'
export { factsOf } from './good-facts.ts'

/** One component's result on a site, as in the report; its errors fail the test. */
export const assess = (component: Component, site: TestSite): ComponentResult => {
  const [result] = scoreComponents(factsOf(site), [component], ({ error }) => {
    throw error
  })
  return result!
}

export const problemsOf = ({ findings }: ComponentResult): string[] =>
  findings.filter(({ kind }) => kind === 'problem').map(({ text }) => text)

export const notesOf = ({ findings }: ComponentResult): string[] =>
  findings.filter(({ kind }) => kind === 'note').map(({ text }) => text)

export const sawOf = ({ evidence }: ComponentResult): string[] => evidence.map(({ saw }) => saw)

/** A page on the good site's host with only the given content. */
export const bare = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`

/** A site of one page. */
export const onePage = (html: string): TestSite => ({ ...goodSite(), pages: { '/': html }, sitemap: ['/'] })
