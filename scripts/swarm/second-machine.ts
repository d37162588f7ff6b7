import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, findProgram } from '@findable/local-servers'
import { run } from '../compose/check.ts'

/** Of its network namespace, and its host name. */
const name = 'findable-second'
const [here, there] = ['findable-a', 'findable-b']
/** A network of two addresses, outside the pools from which Docker takes those of its own. */
const addresses = { first: '10.228.0.1', second: '10.228.0.2' }

/** Why this machine cannot stand in for two; undefined when it can. */
export function whyNoSecondMachine(): string | undefined {
  if (process.platform !== 'linux' || process.getuid!() !== 0) return 'needs Linux and root, for a second Docker engine'
  const missing = ['dockerd', 'ip', 'nsenter', 'unshare'].find((program) => findProgram(program) === undefined)
  if (missing) return `needs ${missing}`
  const probe = ['link', 'add', 'findable-probe', 'type', 'vxlan', 'id', '1', 'dstport', '4789', 'dev', 'lo']
  if (spawnSync('ip', probe).status !== 0) return 'needs VXLAN in the kernel'
  spawnSync('ip', ['link', 'del', 'findable-probe'])
  return undefined
}

/**
 * A second Docker engine with a data folder and a network namespace of its own, so that it and the usual engine meet as
 * two machines do: by address, over one wire.
 */
export async function startSecondMachine() {
  const folder = await mkdtemp(join(tmpdir(), 'findable-second-'))
  const host = `unix://${folder}/docker.sock`
  const ip = (...args: string[]) => run(process.env, ['ip', ...args])
  await ip('netns', 'add', name)
  await ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', name)
  await ip('address', 'add', `${addresses.first}/30`, 'dev', here)
  await ip('link', 'set', here, 'up')
  await ip('-n', name, 'address', 'add', `${addresses.second}/30`, 'dev', there)
  await ip('-n', name, 'link', 'set', there, 'up')
  await ip('-n', name, 'link', 'set', 'lo', 'up')

  // Not `ip netns exec`, which hides the control groups that Docker needs.
  const inside = ['nsenter', `--net=/run/netns/${name}`] as const
  const rename = ['unshare', '--uts', 'bash', '-c', 'hostname "$0" && exec "$@"', name]
  const place = (option: string, file: string) => [`--${option}`, join(folder, file)]
  const places = [...place('data-root', 'data'), ...place('exec-root', 'exec'), ...place('pidfile', 'pid')]
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const engine = spawn(inside[0], [inside[1], ...rename, 'dockerd', '--host', host, ...places], {
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const docker = (...args: string[]) => run(process.env, ['docker', '--host', host, ...args])

  async function stop(): Promise<void> {
    await endProcess(engine.pid!, 'SIGTERM', 30_000)
    await ip('netns', 'delete', name)
    // An engine leaves its mounts behind.
    const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' ')[1] ?? '')
    const left = mounts.filter((mount) => mount.startsWith(folder))
    if (left.length > 0) await run(process.env, ['umount', '--lazy', ...left.toReversed()])
    await rm(folder, { recursive: true, force: true })
  }

  const giveUp = Date.now() + 60_000
  while (
    !(await docker('info').then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > giveUp || engine.exitCode !== null) {
      const end = (await readFile(log, 'utf8')).slice(-2_000)
      await stop()
      throw new Error(`The second Docker engine does not start:\n${end}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }

  return {
    name,
    addresses,
    docker,
    /** Runs a program as one that has the second machine's address. */
    run: (program: string, ...args: string[]) => run(process.env, [...inside, program, ...args]),
    /** Gives it images of the usual engine. */
    load: (...images: string[]) => {
      const pipe = `docker save ${images.join(' ')} | docker --host ${host} load --quiet`
      return run(process.env, ['bash', '-o', 'pipefail', '-c', pipe])
    },
    stop,
  }
}
