// npm start: the whole product on this machine, for development and for trying it out.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePorts, isPortFree, prepareDatabase, startServer } from '@findable/local-servers'
import { provideRedis } from './needs/redis.ts'
import { explain, Problem } from './problem.ts'
import { buildApps } from './build-apps.ts'
import { createChildLog } from './child-log.ts'
import { emptyFolder, homePlaces, openHome, prepareFolder } from './home.ts'
import { takeLock } from './lock.ts'
import { onEnd } from './orderly-end.ts'
import {
  database,
  metricsTargets,
  portNames,
  sandboxProgram,
  serviceAddresses,
  servicePrograms,
  type Ports,
  type Program,
} from './programs.ts'
import { readStartSettings, type StartSettings } from './settings.ts'
import { postgresUnit, redisUnit } from './storage.ts'
import { createSupervisor } from './supervisor.ts'
import { access, welcome } from './welcome.ts'
import { step } from './step.ts'

const root = join(import.meta.dirname, '../../..')
/** What the services depend on, in the order in which it is ended, after them. */
const foundations = ['sandbox', 'redis', 'postgres']

async function start(fresh: boolean): Promise<void> {
  const settings = readStartSettings(root, process.env)
  await prepareFolder(settings.home)
  const lock = await takeLock(homePlaces(settings.home).running, settings.publicUrl)
  const supervisor = createSupervisor({
    say: console.log,
    onStart: ({ mark }, { pid }) => lock.add({ pid, mark }),
    onEnd: ({ pid }) => lock.remove(pid),
  })
  const building = new AbortController()
  const services: string[] = []
  const end = onEnd(async () => {
    building.abort()
    await supervisor.stop(services)
    for (const name of foundations) await supervisor.stop([name])
    lock.release()
  })

  try {
    if (fresh) await step('Removing old data', () => emptyFolder(settings.home))
    await bringUp()
  } catch (error) {
    // A failure caused by shutting down needs no explanation.
    if (!building.signal.aborted) explain(error)
    await end()
  }

  async function bringUp(): Promise<void> {
    await checkPorts(settings)
    const home = await openHome(settings.home, settings.env)
    const ports = await pickPorts()
    await writeFile(home.addresses, JSON.stringify(serviceAddresses(ports), null, 2))
    await writeFile(home.metricsTargets, JSON.stringify(metricsTargets(ports), null, 2))
    let allAreUp = false

    const redisUrl = await step('Redis', async () => {
      const { unit, url } = redisUnit(await provideRedis(settings.env), home, ports.redis)
      if (unit) await supervisor.start(unit)
      return url
    })
    await step('PostgreSQL', async () => {
      await supervisor.start(await postgresUnit(home, ports.postgres))
      const superuser = { password: home.secrets.databasePassword, port: ports.postgres }
      await prepareDatabase(superuser, database, home.secrets.rolePasswords)
    })
    await step('Website and back-office', () => buildApps(root, building.signal))

    const facts = { root, settings, home, ports, redisUrl }
    await step('Sandbox with mailbox', () => run(sandboxProgram(facts)))
    const programs = servicePrograms(facts)
    services.push(...programs.map(({ name }) => name))
    await step('Services and workers', async () => {
      await Promise.all(programs.map(run))
    })
    allAreUp = true
    console.log(await welcome(settings, home))
    // For a process that started this one and waits for it; see test/product-setup.ts.
    process.send?.(access(settings, home))

    function run({ name, entry, env, ready }: Program): Promise<void> {
      // While starting, some programs wait for others and say so; one that never comes up ends the start with its last
      // lines.
      const onLine = createChildLog(home.logs, name, (line) => allAreUp && console.log(line))
      const start = (signal: AbortSignal) =>
        startServer({
          name,
          command: process.execPath,
          args: [entry],
          env,
          ready,
          stopSignal: 'SIGTERM',
          onLine,
          signal,
        })
      return supervisor.start({ name, mark: entry, start })
    }
  }
}

async function checkPorts({ host, port, mailboxPort }: StartSettings): Promise<void> {
  const wanted = [
    { name: 'PORT', port, other: 8090 },
    { name: 'MAILBOX_PORT', port: mailboxPort, other: 8035 },
  ]
  for (const { name, port, other } of wanted) {
    if (await isPortFree(port, host)) continue
    throw new Problem(
      `Port ${port} is taken by another program. End it, or choose another port: ${name}=${other} npm start`,
    )
  }
}

async function pickPorts(): Promise<Ports> {
  const ports = await freePorts(portNames.length)
  return Object.fromEntries(portNames.map((name, index) => [name, ports[index]])) as Ports
}

try {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  await start(values.fresh)
} catch (error) {
  explain(error)
}
