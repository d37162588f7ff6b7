import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from '@findable/contracts'
import { expect, it } from 'vitest'

it('docs/flow.md lists the steps as they are, and no other', async () => {
  const page = await readFile(join(import.meta.dirname, '../docs/flow.md'), 'utf8')
  const table = page.split('## Messages')[1]!.split('## States')[0]!
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| step'))
  expect(rows).toEqual(
    Object.entries(pipeline).map(
      ([name, { queue, sender, receiver, means }]) => `| ${name} | ${queue} | ${sender} | ${receiver} | ${means} |`,
    ),
  )
})
