/** A component that compiles and reports nothing yet. */
export const componentFile = (component: { id: string; name: string; pillar: string; title: string }): string =>
  `import { defineComponent } from './component.ts'
import { readSite } from './site/site.ts'
import { seenOn } from './wording/evidence.ts'

export const ${component.name} = defineComponent({
  id: '${component.id}',
  pillar: '${component.pillar}',
  title: '${component.title.replaceAll("'", "\\'")}',
  criteria: '',
  needs: ['crawl'],
  tip: { title: '', ease: 2, steps: [] },
  assess({ crawl }) {
    const site = readSite(crawl.data)
    return {
      outcome: 'scored',
      score: 0,
      confidence: site.confidence,
      evidence: [seenOn(site.home, '')],
      findings: [],
    }
  },
})
`

/** Tests that fail until the component measures something. */
export const testFile = ({ id, name }: { id: string; name: string }): string =>
  `import { expect, test } from 'vitest'
import { ${name} } from './${id}.ts'
import { assess, goodSite, onePage } from '../../test/support/good-site.ts'

test('a good site has the full score, with evidence', () => {
  const { score, evidence } = assess(${name}, goodSite())
  expect(score).toBe(100)
  expect(evidence[0]?.saw).toMatch(/\\.$/)
})

test('a bare page loses points, and is told why', () => {
  const { score, findings } = assess(${name}, onePage('<title>Home</title>'))
  expect(score).toBeLessThan(100)
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'problem', text: expect.stringMatching(/\\.$/) }))
})
`

/** A guide that compiles and teaches nothing yet. */
export const guideFile = ({ id }: { id: string }): string => {
  const step = `{ title: '', text: [], checklist: [], tip: '', done: '' }`
  const shown = `{ caption: '', picture: { as: 'page', lines: [] } }`
  return `import check from '../checks/${id}.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-01-01',
  updated: '2026-01-01',
  header: 'centred',
  today: '',
  takes: { time: '', cost: '', who: '' },
  why: [],
  steps: [${step}, ${step}, ${step}],
  example: { host: '', business: '', intro: '', seen: { file: '', text: '' }, before: ${shown}, after: ${shown} },
  scoring: [],
  mistakes: [],
  checklist: [],
  worked: '',
  stop: '',
  templates: [],
}
`
}
