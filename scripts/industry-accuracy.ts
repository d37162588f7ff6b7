// npm run industry -- [<folder>] [--write <part>]
//
// How often does the engine name the right industry? Measures it on a folder of labelled texts (our own, unless another
// is given; `industry/labelled.ts` describes the layout) and prints every miss. With --write the figures go into one
// part of docs/industry-detection.md: own, held-back or pages.

import { parseArgs } from 'node:util'
import { answersTo, misses, report } from './industry/accuracy.ts'
import { ownTexts, writeMeasured } from './industry/document.ts'
import { readLabelled } from './industry/labelled.ts'
import { explain } from '@findable/launcher'

try {
  const { values, positionals } = parseArgs({ options: { write: { type: 'string' } }, allowPositionals: true })
  const answers = answersTo(readLabelled(positionals[0] ?? ownTexts))
  const measured = report(answers)
  console.log([...misses(answers), '', measured].join('\n'))
  if (values.write !== undefined) writeMeasured(values.write, measured)
} catch (error) {
  explain(error)
}
