import { EnvError } from './env.ts'
import type { App } from './app.ts'
import type { Logger } from './logger.ts'

const shutdownLimit = 25_000

/** Registers how to close something that was opened. */
export type OnClose = (what: string, close: () => Promise<unknown>) => void

/**
 * Runs a service's `start` and shuts it down in order on SIGTERM and SIGINT. A bad setting or a failed start gives one
 * clear line and exit status 1; an uncaught error ends the process, so that its supervisor restarts it.
 */
export async function runService(start: (onClose: OnClose) => Promise<Logger>): Promise<void> {
  const opened: { what: string; close: () => Promise<unknown> }[] = []
  let log: Logger | undefined
  let ending = false
  async function end(status: number): Promise<void> {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), shutdownLimit).unref()
    // What was opened last is closed first.
    for (const { what, close } of opened.toReversed()) {
      await close().catch((error: unknown) => log?.warn({ what, error: String(error) }, 'did not close cleanly'))
    }
    process.exit(status)
  }
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  process.on('uncaughtException', (error) => {
    log?.error({ err: error }, 'an uncaught error')
    if (!log) console.error(error)
    void end(1)
  })
  try {
    log = await start((what, close) => opened.push({ what, close }))
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error)
    process.exit(1)
  }
}

/** Listens, and says where in one log line. */
export async function listen(app: App, { HOST, PORT }: { HOST: string; PORT: number }, log: Logger): Promise<void> {
  await app.listen({ host: HOST, port: PORT })
  log.info({ address: app.server.address() }, 'listening')
}
