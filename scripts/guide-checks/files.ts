import { join } from 'node:path'
import { componentCriteria, componentTitles } from '@findable/audit-engine'

const folder = join(import.meta.dirname, '../../apps/web/src/content/checks')

/** The files from which guides quote, in the engine's own words, what their check looks at: path and content. */
export const checkFiles: ReadonlyMap<string, string> = new Map(
  [...componentCriteria].map(([id, criteria]) => [
    join(folder, `${id}.json`),
    `${JSON.stringify({ title: componentTitles.get(id), criteria }, null, 2)}\n`,
  ]),
)
