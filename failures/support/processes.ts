import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, type Ending, type ServerProcess } from '@findable/local-servers'
import { createSupervisor, type Program } from '@findable/launcher'

interface LogLine {
  program: string
  msg?: string
  alert?: string
  orderId?: string
  paymentId?: string
  lastLines?: string[]
  modules?: string[]
}

/** The product's processes, one by one: started, shut down in order, killed. */
export function createProcesses(programs: readonly Program[]) {
  const running = new Map<string, ServerProcess>()
  const alive = new Set<string>()
  const log: LogLine[] = []
  let supervisor: ReturnType<typeof createSupervisor> | undefined

  const programOf = (name: string) => {
    const program = programs.find((each) => each.name === name)
    if (!program) throw new Error(`there is no program ${name}`)
    return program
  }
  const processOf = (name: string) => {
    const found = running.get(name)
    if (!found) throw new Error(`${name} is not running`)
    return found
  }

  async function launch(
    name: string,
    more: Record<string, string> = {},
    { signal, ready }: { signal?: AbortSignal; ready?: RegExp } = {},
  ): Promise<ServerProcess> {
    const { entry, env, ready: usual } = programOf(name)
    const process_ = await startServer({
      name,
      command: process.execPath,
      args: [entry],
      env: { ...env, ...more },
      ready: ready ?? usual,
      stopSignal: 'SIGTERM',
      stopWithinMs: 30_000,
      onLine: (line) => log.push({ ...readLine(line), program: name }),
      signal,
    })
    running.set(name, process_)
    alive.add(name)
    void process_.ended.then(({ how, lastLines }) => {
      alive.delete(name)
      log.push({ program: name, msg: `ended by ${how}`, lastLines })
    })
    return process_
  }

  /** Resolves when it is ready. `more` overrides the program's own environment. */
  const start = async (name: string, more?: Record<string, string>): Promise<void> => void (await launch(name, more))

  /** Starts these, and from then on restarts any that ends, as `npm start` does. */
  async function keepRunning(names: readonly string[]): Promise<void> {
    supervisor = createSupervisor({ say: (msg) => log.push({ program: 'supervisor', msg }) })
    const units = names.map((name) => ({
      name,
      mark: name,
      start: (signal: AbortSignal) => launch(name, {}, { signal }),
    }))
    await Promise.all(units.map(supervisor.start))
  }

  /** SIGTERM, and the orderly shutdown that follows. */
  async function stop(name: string): Promise<void> {
    await running.get(name)?.stop()
    running.delete(name)
  }

  /** SIGKILL. */
  async function kill(name: string): Promise<void> {
    process.kill(processOf(name).pid, 'SIGKILL')
    await processOf(name).ended
    running.delete(name)
  }

  /** Waits for the program to end by itself, and returns how it did. */
  async function died(name: string, withinMs = 60_000): Promise<Ending> {
    const late = new AbortController()
    const ending = await Promise.race([
      processOf(name).ended,
      sleep(withinMs, undefined, { signal: late.signal }).then(() => {
        throw new Error(`${name} should have ended within ${withinMs / 1_000} s and is still running`)
      }),
    ])
    late.abort()
    running.delete(name)
    return ending
  }

  /** Kills the program at `failpoint(name)` in its code, once `work` has led it there, and restarts it. */
  async function dieAt(name: string, failpoint: string, work: () => Promise<unknown>): Promise<void> {
    await stop(name)
    await start(name, { FAILPOINT: failpoint })
    // A call that fails because the program died is the caller's to repeat.
    const working = work().catch(() => {})
    const { how } = await died(name)
    if (how !== 'SIGKILL') throw new Error(`${name} ended by ${how}, not at ${failpoint}`)
    await working
    await start(name)
  }

  /** Starts the program with work waiting that leads it to `failpoint`, which may be before it answers; how it ended. */
  async function dieOnStart(name: string, failpoint: string): Promise<string> {
    await launch(name, { FAILPOINT: failpoint }, { ready: /./ })
    return (await died(name)).how
  }

  return {
    start,
    dieOnStart,
    keepRunning,
    isAlive: (name: string) => alive.has(name),
    pidOf: (name: string) => processOf(name).pid,
    stop,
    kill,
    died,
    dieAt,
    log,
    restart: async (name: string, more?: Record<string, string>) => {
      await stop(name)
      await start(name, more)
    },
    signal: (name: string, signal: NodeJS.Signals) => process.kill(processOf(name).pid, signal),
    stopAll: async (names: readonly string[]) => {
      await supervisor?.stop([...names])
      await Promise.all(names.map(stop))
    },
  }
}
function readLine(line: string): object {
  try {
    return JSON.parse(line) as object
  } catch {
    return { msg: line }
  }
}
