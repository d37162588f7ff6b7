import { expect, test, vi } from 'vitest'
import { audit } from '../src/audit.ts'
import { createDeps } from '../src/deps.ts'
import { parseTarget } from '../src/target.ts'
import { halfCharacterSite, unstorableIn } from './hostile/half-characters.ts'
import { serving, startSite } from './support/local-site.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

test('a website full of half characters and NULs gives a result that can be stored', async () => {
  const site = await startSite(serving(halfCharacterSite))
  const hostMap = site.map('ryeandshine.com.au')
  const result = await audit(parseTarget('ryeandshine.com.au', { hostMap }), createDeps({ hostMap }))
  await site.close()
  expect(unstorableIn(result)).toEqual([])
  expect(result.identity.name).toContain('Shine')
})
