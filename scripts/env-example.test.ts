import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readStartSettings } from '@findable/launcher'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const readers = '{services,packages}/*/src/{env,settings}.ts'

async function read(file: string): Promise<string> {
  return readFile(join(root, file), 'utf8')
}

/** The names before a colon or equals sign, in capitals. */
function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name!)
}

test('.env.example explains every setting that a process reads, and no other', async () => {
  const example = await read('.env.example')
  const explained = names(example, /^(?:# )?([A-Z][A-Z_]+)=/gm)
  const used = new Set(['FINDABLE_HOME', 'FINDABLE_TEST_BACKEND', 'CHROMIUM_PATH'])
  for await (const file of glob(readers, { cwd: root })) {
    for (const name of names(
      await read(file),
      /\b([A-Z][A-Z_]{3,}): (?:z|urlSetting|port|secondsSetting|positiveSetting)\b/g,
    ))
      used.add(name)
  }
  for (const name of names(await read('compose.yaml'), /\$\{([A-Z_]+):-/g)) used.add(name)
  expect(explained.toSorted()).toEqual([...used].toSorted())
})

test('what is preset in .env.example is what npm start would use anyway', async () => {
  const example = await read('.env.example')
  const preset = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  const { env: _, ...withExample } = readStartSettings('/nowhere', preset)
  const { env: __, ...without } = readStartSettings('/nowhere', {})
  expect(withExample).toEqual(without)
})
