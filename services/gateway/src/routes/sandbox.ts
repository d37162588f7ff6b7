import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { AppError, type App } from '@findable/service-kit'

/** The payment form of the sandbox's card provider, on development installations only. */
export function sandbox(app: App, forwarding: FastifyHttpProxyOptions): void {
  void app.register(proxy, {
    ...forwarding,
    routes: ['/sandbox/*'],
    preHandler: async ({ url }) => {
      // The sandbox serves more than the payment form; "/sandbox/../api" must not reach the rest.
      if (decodeURIComponent(url.split('?')[0]!).includes('..')) throw new AppError('not-found')
    },
  })
}
