import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from '@findable/contracts'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

async function sourcesOf(service: string): Promise<string> {
  const folder = join(root, 'services', service, 'src')
  let text = ''
  for await (const file of glob('**/*.ts', { cwd: folder })) text += await readFile(join(folder, file), 'utf8')
  return text
}

// Types let a service send only its own steps. That each step is sent, and received in the right place, shows only here.
describe.each(Object.entries(pipeline))('the step %s', (name, step) => {
  it('is sent by its sender and received by its receiver alone', async () => {
    for (const service of ['gateway', 'payments', 'reports', 'admin', 'mail']) {
      const source = await sourcesOf(service)
      const sends = new RegExp(`send\\(\\s*\\w+,\\s*'${name}'`).test(source)
      const receives = new RegExp(`step: '${name}'`).test(source)
      expect([service, sends, receives]).toEqual([service, service === step.sender, service === step.receiver])
    }
  })

  it('is in docs/flow.md as it is', async () => {
    const page = await readFile(join(root, 'docs/flow.md'), 'utf8')
    expect(page).toContain(`| ${name} | ${step.queue} | ${step.sender} | ${step.receiver} | ${step.means} |`)
  })
})

it('docs/flow.md names no step that is gone', async () => {
  const page = await readFile(join(root, 'docs/flow.md'), 'utf8')
  const table = page.split('## Messages')[1]!.split('## States')[0]!
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| step'))
  expect(rows).toHaveLength(Object.keys(pipeline).length)
})
