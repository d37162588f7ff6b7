import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@findable/contracts'
import { freePorts } from '@findable/local-servers'
import { startRedis } from '@findable/test-kit'
import { Pool } from 'undici'
import type { Benchmark } from '../benchmark.ts'

const requests = 5_000
const connections = 32
const warmUps = 3
const repeats = 12
/** Enough addresses that no client reaches its limit. */
const clients = Array.from({ length: 4_096 }, (_, n) => `10.1.${n >> 8}.${n & 255}`)
const path = endpoints.reportProgress.path.replace(':id', 'Zm9vYmFyYmF6cXV4cXV1eA')

export const proxying: Benchmark = {
  group: 'gateway',
  rows: [
    {
      id: 'gateway-cpu',
      figure:
        "CPU a request of the gateway's process, a customer's GET with its limit, headers and log line / the same through stock @fastify/http-proxy with default options and nothing else",
      goal: 1,
      better: 'lower',
      limit:
        'the line in the log, nine more headers, the count of the limit, and watching for a client that goes away; answers gathered whole and sent in one write, no stream for an absent body and no wait for the reply win it back',
    },
    {
      id: 'gateway-rps',
      figure: 'the same, requests a second',
      goal: 1,
      better: 'higher',
      limit: 'the same',
    },
  ],
  async measure(say) {
    const folder = await mkdtemp(join(tmpdir(), 'findable-bench-'))
    const [upstreamPort, gatewayPort, stockPort] = await freePorts(3)
    const upstream = `http://127.0.0.1:${upstreamPort}`
    const redis = await startRedis()
    const service = fork(join(import.meta.dirname, 'upstream.ts'), [String(upstreamPort)])
    const ours = await startGateway({ folder, port: gatewayPort!, upstream, redis: redis.url })
    const stock = await startStock(stockPort!, upstream)
    const ratios: Record<string, number[]> = { 'gateway-cpu': [], 'gateway-rps': [] }
    try {
      for (let round = 1; round <= warmUps + repeats; round++) {
        const gateway = await ours.answer()
        const plain = await stock.answer()
        say(`gateway ${describe(gateway)}, stock ${describe(plain)}${round <= warmUps ? ' (does not count)' : ''}`)
        if (round <= warmUps) continue
        ratios['gateway-cpu']!.push(gateway.cpu / plain.cpu)
        ratios['gateway-rps']!.push(gateway.perSecond / plain.perSecond)
      }
    } finally {
      for (const child of [ours.child, stock.child, service]) child.kill()
      await redis.stop()
      await rm(folder, { recursive: true })
    }
    return ratios
  },
}

/** The gateway as it runs in production, with its own settings; its log goes to a file. */
async function startGateway(place: { folder: string; port: number; upstream: string; redis: string }) {
  const { folder, port, upstream, redis } = place
  for (const app of ['web', 'admin']) {
    mkdirSync(join(folder, app))
    writeFileSync(join(folder, app, 'index.html'), '')
  }
  writeFileSync(join(folder, 'web/404.html'), '')
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    INTERNAL_TOKEN: 'a-token-for-measuring',
    SESSION_SECRET: 'a-secret-for-measuring-of-32-chars',
    PUBLIC_URL: 'https://findable.example',
    TRUST_PROXY: 'loopback',
    REDIS_URL: redis,
    PAYMENTS_URL: upstream,
    REPORTS_URL: upstream,
    ADMIN_URL: upstream,
    MAIL_URL: upstream,
    WEB_DIST: join(folder, 'web'),
    ADMIN_DIST: join(folder, 'admin'),
  }
  return startMeasured(join(import.meta.dirname, '../../services/gateway/src/main.ts'), [], port, {
    env,
    log: join(folder, 'gateway.log'),
  })
}

const startStock = (port: number, upstream: string) =>
  startMeasured(join(import.meta.dirname, 'stock-proxy.ts'), [String(port), upstream], port, {
    env: { NODE_ENV: 'production' },
    log: '/dev/null',
  })

async function startMeasured(
  entry: string,
  args: string[],
  port: number,
  { env, log }: { env: Record<string, string>; log: string },
) {
  const output = openSync(log, 'w')
  const child = fork(entry, args, {
    env: { PATH: process.env.PATH, ...env },
    execArgv: ['--import', join(import.meta.dirname, 'tell-cpu.ts')],
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
  closeSync(output)
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections })
  await answering(pool)
  return {
    child,
    async answer() {
      const [cpu, started] = [await cpuOf(child), performance.now()]
      await askAll(pool)
      const seconds = (performance.now() - started) / 1_000
      return { cpu: ((await cpuOf(child)) - cpu) / requests, perSecond: requests / seconds }
    },
  }
}

/** Microseconds since its start. */
async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [cpu] = (await once(child, 'message')) as [number]
  return cpu
}

async function answering(pool: Pool): Promise<void> {
  for (;;) {
    const status = await ask(pool, 0).catch(() => 0)
    if (status === 200) return
    await sleep(100)
  }
}

async function askAll(pool: Pool): Promise<void> {
  let left = requests
  const askInTurn = async () => {
    while (left > 0) {
      const status = await ask(pool, left--)
      if (status !== 200) throw new Error(`a request was answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, askInTurn))
}

async function ask(pool: Pool, n: number): Promise<number> {
  const headers = { 'x-forwarded-for': clients[n % clients.length]!, accept: 'application/json' }
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers })
  await body.dump({ limit: Infinity })
  return statusCode
}

const describe = ({ cpu, perSecond }: { cpu: number; perSecond: number }): string =>
  `${cpu.toFixed(0)} µs, ${perSecond.toFixed(0)} a second`
