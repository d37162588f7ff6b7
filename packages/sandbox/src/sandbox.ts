import { close, listen, serveRoutes, json } from './http/router.ts'
import { smtpFaultSwitch } from './mailbox/faults.ts'
import { openMailbox } from './mailbox/messages.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { smtpServer } from './mailbox/smtp.ts'
import { openStore } from './store.ts'
import { cardProvider, webhookSecret } from './stripe/provider.ts'

export interface SandboxOptions {
  /** Where the public port listens: mailbox, browser side of the card provider, test switches. Default 127.0.0.1. */
  host?: string | undefined
  /** The public port. Default 0: any free one. The same holds for every other port. */
  port?: number | undefined
  /** Where all other ports listen. Default 127.0.0.1. */
  innerHost?: string | undefined
  smtpPort?: number | undefined
  stripePort?: number | undefined
  /** Keeps mails and payments over a restart. Without it they live in memory. */
  dataFolder?: string | undefined
  /** Where the card provider sends its events. Without it none are sent. */
  webhookUrl?: string | undefined
  /** The wait before an event is sent again after a refusal; doubles each time. Default 1000. */
  webhookRetryMs?: number | undefined
}

/** How the services reach the sandbox: what `GET /api/sandbox` answers. */
export interface SandboxInfo {
  smtp: { host: string; port: number }
  stripe: { host: string; port: number; protocol: 'http' }
}

export interface Sandbox {
  info: SandboxInfo
  /** The public port as an address. */
  url: string
  close(): Promise<void>
}

/** Starts every stand-in for the outside world, in this process. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', innerHost = '127.0.0.1' } = options
  const store = openStore(options.dataFolder)
  const mailbox = openMailbox(store)
  const smtpFaults = smtpFaultSwitch()
  const smtp = smtpServer(mailbox, smtpFaults)
  const provider = cardProvider(
    store,
    options.webhookUrl === undefined
      ? undefined
      : { url: options.webhookUrl, secret: webhookSecret, firstRetryMs: options.webhookRetryMs ?? 1000 },
  )

  const smtpPort = await listen(smtp.server, options.smtpPort ?? 0, innerHost)
  const stripePort = await listen(provider.api, options.stripePort ?? 0, innerHost)
  const info: SandboxInfo = {
    smtp: { host: innerHost, port: smtpPort },
    stripe: { host: innerHost, port: stripePort, protocol: 'http' },
  }
  const publicServer = serveRoutes([
    ...mailboxRoutes(mailbox, smtpFaults),
    ...provider.publicRoutes,
    { method: 'GET', path: '/api/sandbox', handle: () => json(200, info) },
  ])
  const port = await listen(publicServer, options.port ?? 0, host)

  return {
    info,
    url: `http://${host}:${port}`,
    close: async () => {
      await Promise.all([close(publicServer), close(provider.api), provider.close(), new Promise<void>((done) => smtp.close(done))])
      store.close()
    },
  }
}
