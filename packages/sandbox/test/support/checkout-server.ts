import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import { join } from 'node:path'
import { build } from 'rolldown'
import { closeServer, listen, portOf } from '../../src/http/listen.ts'

export interface CheckoutServer {
  url: string
  close(): Promise<void>
}

/** As strict as the product's own: no inline script, no inline style, nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The headers the gateway passes on and back: the payment form has to work with only these. */
const passedIn = ['accept', 'content-type', 'user-agent']
const passedBack = ['content-type', 'content-length', 'cache-control', 'location']
const only = (headers: IncomingHttpHeaders, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))

/** A site with a checkout that forwards `/sandbox/*`, as the gateway does. */
export async function startCheckout(sandboxUrl: string): Promise<CheckoutServer> {
  const script = await bundle()
  const page = `<!doctype html><html lang="en"><head><title>Checkout</title><link rel="icon" href="data:,"></head><body><div id="root"></div>
    <script src="/sandbox/stripe.js"></script><script src="/checkout.js"></script></body></html>`
  const server: Server = createServer((message, response) => {
    const path = message.url ?? '/'
    response.setHeader('content-security-policy', policy)
    if (path.startsWith('/sandbox/')) {
      const forwarded = ask(
        new URL(path, sandboxUrl),
        { method: message.method, headers: only(message.headers, passedIn) },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, only(answer.headers, passedBack))
          answer.pipe(response)
        },
      )
      message.pipe(forwarded)
    } else if (path === '/checkout.js') {
      response.setHeader('content-type', 'text/javascript').end(script)
    } else {
      response.setHeader('content-type', 'text/html').end(page)
    }
  })
  await listen(server, 'the checkout', 0, '127.0.0.1')
  return { url: `http://localhost:${portOf(server)}`, close: () => closeServer(server) }
}

async function bundle(): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, 'checkout.tsx'),
    platform: 'browser',
    write: false,
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
    output: { format: 'iife', name: 'checkout' },
  })
  return output[0].code
}
