// Whether `docker compose up` starts a product that works: a browser places orders through the published port, every
// container is killed once with an order under way, a backup is restored, and everything is taken down again. Then the
// same images as in production: with secrets from files, over https, and with what each container can reach. Run by
// .ci/run; needs a running Docker engine and Chromium.

import { spawnSync } from 'node:child_process'
import { freePorts } from '@findable/local-servers'
import { explain, Problem } from '@findable/launcher'
import { checkBackup } from './compose/backup.ts'
import { check, run } from './compose/check.ts'
import { expectLeanImages } from './compose/images.ts'
import { checkKills } from './compose/kills.ts'
import { checkProduction } from './compose/production.ts'
import { reach } from './compose/reach.ts'

// The same each time, so that a check takes down what one that was killed has left: addresses of production are fixed.
const project = 'findable-check'
const browserTests = ['pnpm', 'exec', 'vitest', 'run', '--project', 'browser', 'e2e/order'] as const

async function checkCompose(): Promise<boolean[]> {
  const promoCode = 'COMPOSE-CHECK'
  const [port, mailboxPort] = (await freePorts(2)) as [number, number]
  const env = { ...process.env, PORT: String(port), MAILBOX_PORT: String(mailboxPort), PROMO_CODE: promoCode }
  const place = {
    siteUrl: `http://localhost:${port}`,
    mailboxUrl: `http://localhost:${mailboxPort}`,
    promoCode,
  }
  const reached = await reach(project, env, place)
  const compose = (...args: string[]) => run(env, ['docker', 'compose', '--project-name', project, ...args])
  const takeDown = () => compose('down', '--volumes', '--remove-orphans')

  await takeDown()
  const results = [
    await check('docker compose builds the images', async () => void (await compose('build', '--quiet'))),
    await check('the images hold what runs: no development, no tests, no secrets, no way to another user', () =>
      expectLeanImages(['findable-services', 'findable-browser']),
    ),
    await check('docker compose up: every container becomes healthy', async () => {
      await compose('up', '--detach', '--wait', '--wait-timeout', '300')
      return `${(await compose('ps', '--quiet')).trim().split('\n').length} containers`
    }),
    await check('the site answers on its published port', () => expectPage(place.siteUrl)),
    await check('the mailbox answers on its published port', () => expectPage(place.mailboxUrl)),
    await check('orders by card and by promo code, placed by a browser: the tests of e2e/order.test.ts', async () => {
      const product = JSON.stringify({ ...place, adminUsername: '', adminPassword: '' })
      const said = await run({ ...env, FINDABLE_PRODUCT: product, NO_COLOR: '1' }, browserTests)
      return /Tests +(.*)/.exec(said)?.[1]
    }),
    ...(await checkKills(reached)),
    ...(await checkBackup(reached)),
  ]
  if (results.includes(false)) console.log(await compose('logs', '--tail', '40', '--no-color'))
  const down = await check('docker compose down leaves nothing behind', async () => void (await takeDown()))
  return [...results, down]
}

async function expectPage(url: string): Promise<void> {
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200 || !text.includes('<html')) throw new Error(`${url} answers ${response.status}, no page`)
}

try {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
    throw new Problem('No Docker engine answers. Start Docker, then run this again.')
  }
  const results = [...(await checkCompose()), ...(await checkProduction(`${project}-production`))]
  const passed = results.filter(Boolean).length
  console.log(`\n${passed} passed, ${results.length - passed} failed`)
  process.exitCode = passed === results.length ? 0 : 1
} catch (error) {
  explain(error)
}
