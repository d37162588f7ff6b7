import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@findable/local-servers'
import { check, expectFailure, run } from './check.ts'
import { expectLeanImages } from './images.ts'

/** What each container can open a connection to, of everything that listens. */
const reach = {
  worker: ['postgres:5432', 'redis:6379', 'admin:8080'],
  reports: ['postgres:5432', 'redis:6379', 'payments:8080', 'admin:8080', 'mail:8080', 'gateway:8080'],
  proxy: ['gateway:8080'],
  backup: ['postgres:5432'],
  sessions: ['gateway:8080'],
}
const listeners = [
  'postgres:5432',
  'redis:6379',
  'sessions:6379',
  ...['payments', 'reports', 'admin', 'mail', 'gateway', 'worker', 'backup'].map((name) => `${name}:8080`),
  'proxy:443',
]

/** In bash, because not every image has Node.js: prints the listeners that answer. */
const knock = `for each in ${listeners.join(' ')}; do
  timeout 5 bash -c "exec 3<>/dev/tcp/\${each/://}" 2>/dev/null && echo $each & done; wait`

const metricsToken = 'a-token-for-this-check'
/** Prints the figures of a process. */
const scrape = `
  fetch('http://127.0.0.1:9464/metrics', { headers: { authorization: 'Bearer ${metricsToken}' } }).then((answer) => answer.text()).then(console.log)`

/** Connects as the role and with the password of the arguments, and prints what PostgreSQL says. */
const connect = `
  const { Client } = require('/findable/packages/service-kit/node_modules/pg')
  const [user, password] = process.argv.slice(1)
  const client = new Client({ host: 'postgres', database: 'findable', user, password })
  client.connect().then(() => 'accepted', (error) => error.message).then((said) => (console.log(said), client.end()))`

/** Whether compose.production.yaml names missing secrets, comes up with all of them, and keeps its networks apart. */
export async function checkProduction(project: string): Promise<boolean[]> {
  const secrets = await mkdtemp(join(tmpdir(), 'findable-secrets-'))
  const [http, https] = (await freePorts(2)) as [number, number]
  const env = {
    ...process.env,
    SECRETS: secrets,
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    PUBLIC_URL: 'https://localhost',
    TLS: 'internal',
    ADMIN_EMAIL: 'admin@example.com',
    SMTP_HOST: 'smtp.invalid',
    MAIL_FROM: 'reports@example.com',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    BACKUP_RECIPIENT: 'age1v0xh3g52ysd4wp6uvvwq0lw7qg557m7mwraw0srw8488uwc79dds2jprjv',
  }
  const files = ['--file', 'compose.yaml', '--file', 'compose.production.yaml']
  const compose = (...args: string[]) => run(env, ['docker', 'compose', '--project-name', project, ...files, ...args])
  const takeDown = () => compose('down', '--volumes', '--remove-orphans')
  const reachedFrom = async (service: string): Promise<string[]> => {
    const open = await compose('exec', '--no-TTY', service, 'bash', '-c', knock)
    return open
      .trim()
      .split('\n')
      .filter((each) => each !== '' && !each.startsWith(`${service}:`))
  }

  await takeDown()
  const results = [
    await check('production: every missing secret is named before anything starts', async () => {
      await expectFailure(() => run(env, ['node', 'docker/secrets.mjs']), /POSTGRES_PASSWORD[^]*STRIPE_WEBHOOK_SECRET/)
      const given = {
        STRIPE_SECRET_KEY: 'sk_test_none',
        STRIPE_WEBHOOK_SECRET: 'whsec_none',
        METRICS_TOKEN: metricsToken,
      }
      await run({ ...env, ...given }, ['node', 'docker/secrets.mjs', '--generate'])
    }),
    await check('production: a missing setting is named', () =>
      expectFailure(() => run({ ...env, PUBLIC_URL: '' }, ['docker', 'compose', ...files, 'config']), /PUBLIC_URL/),
    ),
    await check('production: every container becomes healthy, with the secrets and without the sandbox', async () => {
      await compose('up', '--build', '--detach', '--wait', '--wait-timeout', '300')
      return `${(await compose('ps', '--quiet')).trim().split('\n').length} containers`
    }),
    await check('production: the images of the proxy and of backups hold what runs', () =>
      expectLeanImages(['findable-proxy', 'findable-backup']),
    ),
    await check('production: the site answers over https, and nothing else has a port', async () => {
      const { status, text } = await get(https, '/')
      if (status !== 200 || !text.includes('<html')) throw new Error(`https://localhost answers ${status}, no page`)
      const published = (await compose('ps', '--format', '{{.Service}} {{.Ports}}'))
        .split('\n')
        .filter((line) => line.includes('->'))
      if (published.some((line) => !line.startsWith('proxy '))) throw new Error(`published: ${published.join(', ')}`)
    }),
    ...(await Promise.all(
      Object.entries(reach).map(([service, expected]) =>
        check(`production: ${service} reaches ${expected.join(', ')}, and nothing else`, async () => {
          const open = await reachedFrom(service)
          if (open.toSorted().join() !== expected.toSorted().join()) throw new Error(`it reaches ${open.join(', ')}`)
        }),
      ),
    )),
    await check('production: a worker is let into the database as its own role only', async () => {
      const said = async (role: string): Promise<string> => {
        const password = await readFile(join(secrets, `${role.toUpperCase()}_DB_PASSWORD`), 'utf8')
        return (await compose('exec', '--no-TTY', 'worker', 'node', '--eval', connect, role, password.trim())).trim()
      }
      if ((await said('reports')) !== 'accepted') throw new Error(`as reports: ${await said('reports')}`)
      if (!(await said('payments')).includes('pg_hba.conf rejects')) throw new Error(await said('payments'))
    }),
    await check('production: a backup is made, with the figures that the monitoring asks for', async () => {
      const name = await compose('exec', '--no-TTY', 'backup', 'node', 'services/backup/src/command.ts', 'now')
      const figures = await compose('exec', '--no-TTY', 'backup', 'node', '--eval', scrape)
      for (const file of ['alerts.yml', 'dashboard.json']) {
        const questions = await readFile(join(import.meta.dirname, '../../monitoring', file), 'utf8')
        for (const figure of questions.match(/findable_backup_\w+/g)!) {
          if (!figures.includes(`\n${figure}{`)) throw new Error(`${file} asks for ${figure}, which is not there`)
        }
      }
      return name.trim()
    }),
  ]
  if (results.includes(false)) console.log(await compose('logs', '--tail', '40', '--no-color'))
  const down = await check('production: docker compose down leaves nothing behind', async () => void (await takeDown()))
  await rm(secrets, { recursive: true })
  return [...results, down]
}

/** A page of the site, whose certificate only Caddy itself trusts. */
function get(port: number, path: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, rejectUnauthorized: false }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() })
    })
    asked.on('error', reject).end()
  })
}
