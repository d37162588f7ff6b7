import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pillarIds, pillars } from '@findable/contracts'
import { insertAfter } from './new-component/insert-after.ts'
import { componentFile, guideFile, testFile } from './new-component/templates.ts'

// npm run new:component -- <id> --pillar <pillar> --title <title>: creates a component with its test and adds it to
// every list. What only a person can decide stays empty, and npm test reports it until it is filled in:
// docs/adding-a-component.md.

const root = join(import.meta.dirname, '..')
const engine = join(root, 'packages/audit-engine/src')

try {
  const { values, positionals } = parseArgs({
    options: { pillar: { type: 'string' }, title: { type: 'string' } },
    allowPositionals: true,
  })
  create(positionals, values)
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(
    `${error.message}\nUsage: npm run new:component -- <id> --pillar ${pillarIds.join('|')} --title "Plain words"\n`,
  )
  process.exitCode = 2
}

function create([id, ...more]: string[], given: { pillar?: string | undefined; title?: string | undefined }): void {
  const { title } = given
  const pillar = pillarIds.find((one) => one === given.pillar)
  if (!id || more.length > 0 || !/^[a-z]+(?:-[a-z]+)*$/.test(id))
    throw new Error('A component has one id, in lower-case words with hyphens between them.')
  if (!pillar) throw new Error('Which pillar does it belong to?')
  if (!title) throw new Error('What is it called in the report?')
  const file = join(engine, 'components', `${id}.ts`)
  if (existsSync(file)) throw new Error(`There is a component ${id} already.`)

  const name = id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const last = pillars[pillar].components.at(-1)!
  const lastName = last.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const changes = [
    { file: 'packages/contracts/src/pillars.ts', after: [`'${last}'`], insert: `, '${id}'` },
    {
      file: 'packages/audit-engine/src/pillars.ts',
      after: [`${pillar}: {`, 'components: {', last, '},\n'],
      insert: `      '${id}': { weight: 0, reason: '' },\n`,
    },
    {
      file: 'packages/audit-engine/src/registry.ts',
      after: [`import { ${lastName} } from './components/${last}.ts'\n`],
      insert: `import { ${name} } from './components/${id}.ts'\n`,
    },
    {
      file: 'packages/audit-engine/src/registry.ts',
      after: ['export const components', `${lastName},`],
      insert: `\n  ${name},`,
    },
    {
      file: 'apps/web/src/content/guides/index.ts',
      after: ['export const guides', `./${last}.ts'),\n`],
      insert: `  '${id}': () => import('./${id}.ts'),\n`,
    },
    {
      file: 'apps/web/src/content/guides/cards.ts',
      after: ['export const cards', last, '},\n'],
      insert: `  '${id}': { topic: '', title: '', about: '' },\n`,
    },
  ]
  for (const { file: path, after, insert } of changes) {
    const target = join(root, path)
    writeFileSync(target, insertAfter(readFileSync(target, 'utf8'), after, insert))
  }
  writeFileSync(file, componentFile({ id, name, pillar, title }))
  writeFileSync(file.replace(/\.ts$/, '.test.ts'), testFile({ id, name }))
  writeFileSync(join(root, 'apps/web/src/content/guides', `${id}.ts`), guideFile({ id }))
  process.stdout.write(
    [`Made components/${id}.ts and its test, and entered it in:`]
      .concat([...new Set(changes.map(({ file: path }) => `  ${path}`))])
      .concat('npm run format tidies them; npm test -- registry pillars names what is still to be decided.', '')
      .join('\n'),
  )
}
