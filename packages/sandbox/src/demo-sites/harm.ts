import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What a hostile or broken website does to its visitors. */
export const harms = [
  /** Accepts the request and never answers. */
  'silent',
  /** Starts to answer, then sends a few letters every second, endlessly. */
  'drip',
  /** Sends endlessly, as fast as it can. */
  'endless',
] as const
export type Harm = (typeof harms)[number]

const dripEvery = 1_000
const paragraph = '<p>And on it goes, on and on.</p>\n'
const block = paragraph.repeat(2_000)

/** Continues until the visitor hangs up. */
export async function doHarm(harm: Harm, response: ServerResponse): Promise<void> {
  if (harm === 'silent') return
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  while (!response.destroyed) {
    const room = response.write(harm === 'drip' ? paragraph : block)
    if (harm === 'drip') await wait(dripEvery)
    else if (!room) await roomOrEnd(response)
  }
}

function roomOrEnd(response: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  response.once('drain', resolve).once('close', resolve)
  return promise
}
