import { join } from 'node:path'
import { build } from 'rolldown'
import type { Route } from '../http/router.ts'

const entry = join(import.meta.dirname, '../browser/stripe.ts')

/** `/sandbox/stripe.js`: the stand-in for Stripe's own script, bundled on the first request. */
export function browserScriptRoute(): Route {
  let bundled: Promise<string> | undefined
  return {
    method: 'GET',
    path: '/sandbox/stripe.js',
    handle: async () => {
      bundled ??= bundle()
      return {
        status: 200,
        headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
        body: await bundled,
      }
    },
  }
}

/** Reads no tsconfig.json, whose base is in the root folder and so not in the sandbox's image. */
async function bundle(): Promise<string> {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    tsconfig: false,
    write: false,
    output: { format: 'iife' },
  })
  return output[0].code
}
