import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl, freePorts } from '@findable/local-servers'
import type { Product } from '@findable/test-kit'
import type { TestProject } from 'vitest/node'
import { homePlaces } from '../home.ts'
import { database } from '../programs.ts'
import { runStart } from './run-start.ts'

/**
 * Starts the whole product once for the browser tests, on free ports and with an empty data folder. With
 * FINDABLE_PRODUCT (a `Product` as JSON) they visit that product instead; tests that look behind its ports then fail.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const { FINDABLE_PRODUCT: elsewhere } = process.env
  if (elsewhere) return project.provide('product', JSON.parse(elsewhere) as Product)

  const startedAt = performance.now()
  const home = await mkdtemp(join(tmpdir(), 'findable-product-'))
  const [port, mailboxPort] = await freePorts(2)
  const start = runStart({ FINDABLE_HOME: home, PORT: String(port), MAILBOX_PORT: String(mailboxPort) })
  const product = await start.running()
  project.provide('product', product)
  project.provide('productHome', home)
  project.provide('productDatabaseUrl', await databaseIn(home))
  console.log(`The product runs at ${product.siteUrl}, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)

  return async () => {
    await start.end()
    await rm(home, { recursive: true, force: true })
  }
}

async function databaseIn(home: string): Promise<string> {
  const { secretsFile, postgres } = homePlaces(home)
  const { databasePassword: password } = JSON.parse(await readFile(secretsFile, 'utf8')) as { databasePassword: string }
  // https://www.postgresql.org/docs/current/storage-file-layout.html: the fourth line is the port.
  const [, , , port] = (await readFile(join(postgres, 'postmaster.pid'), 'utf8')).split('\n')
  return databaseUrl({ user: 'postgres', password, port: Number(port), database })
}
