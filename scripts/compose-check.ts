// Whether `docker compose up` starts a product that works: an order is placed through the published port, its report
// and mail are read, and everything is taken down again. Then the same images as in production: with secrets from files,
// over https, and with what each container can reach. Run by .ci/run; needs a running Docker engine.

import { spawnSync } from 'node:child_process'
import { freePorts } from '@findable/local-servers'
import { explain, Problem } from '@findable/launcher'
import { orderReport, readMail, readReport } from '@findable/launcher/testing'
import { check, run } from './compose/check.ts'
import { expectLeanImages } from './compose/images.ts'
import { checkProduction } from './compose/production.ts'

const project = `findable-check-${process.pid}`

async function checkCompose(): Promise<boolean[]> {
  const promoCode = 'COMPOSE-CHECK'
  const [port, mailboxPort] = (await freePorts(2)) as [number, number]
  const env = { ...process.env, PORT: String(port), MAILBOX_PORT: String(mailboxPort), PROMO_CODE: promoCode }
  const place = {
    siteUrl: `http://localhost:${port}`,
    mailboxUrl: `http://localhost:${mailboxPort}`,
    promoCode,
  }
  const compose = (...args: string[]) => run(env, ['docker', 'compose', '--project-name', project, ...args])
  let order: { reportId: string; email: string } | undefined
  const placed = () => {
    if (!order) throw new Error('no order was placed')
    return order
  }

  const results = [
    await check('docker compose builds the images', () => void compose('build', '--quiet')),
    await check('the images hold what runs: no development, no tests, no secrets, no way to another user', () =>
      expectLeanImages(['findable-services', 'findable-browser']),
    ),
    await check('docker compose up: every container becomes healthy', () => {
      compose('up', '--detach', '--wait', '--wait-timeout', '300')
      return `${compose('ps', '--quiet').trim().split('\n').length} containers`
    }),
    await check('the site answers on its published port', () => expectPage(place.siteUrl)),
    await check('the mailbox answers on its published port', () => expectPage(place.mailboxUrl)),
    await check('a promo order is taken', async () => {
      order = await orderReport(place)
    }),
    await check('its report is completed and can be downloaded', () => readReport(place, placed().reportId)),
    await check('its mail arrives once, with the report', () => readMail(place, placed().email, placed().reportId)),
  ]
  if (results.includes(false)) console.log(compose('logs', '--tail', '40', '--no-color'))
  return [...results, await check('docker compose down leaves nothing behind', () => void compose('down', '--volumes'))]
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
