import { createServer } from 'node:http'
import { collectDefaultMetrics } from '@prometheus-io/client'
import type { Logger } from './logger.ts'
import { registry } from './metrics.ts'
import { sameSecret } from './same-secret.ts'
import type { OnClose } from './service.ts'

const path = '/metrics'

/**
 * Serves this process's figures at `/metrics` on a port of its own, to callers with the bearer token. Without
 * `METRICS_TOKEN` it does nothing.
 */
export async function serveMetrics(
  service: string,
  {
    METRICS_TOKEN: token,
    METRICS_PORT: port,
    HOST: host,
  }: { METRICS_TOKEN?: string | undefined; METRICS_PORT: number; HOST: string },
  log: Logger,
  onClose: OnClose,
): Promise<void> {
  if (token === undefined) return
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.url !== path) return response.writeHead(404).end()
    const allowed = sameSecret(request.headers.authorization, `Bearer ${token}`)
    if (!allowed) return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    registry.metrics().then(
      (figures) => response.writeHead(200, { 'content-type': registry.contentType }).end(figures),
      (error: unknown) => {
        log.warn({ error: String(error) }, 'the figures could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, host, resolve)
  await listening
  onClose('metrics', async () => server.close().closeAllConnections())
}
