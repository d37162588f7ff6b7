import { PassThrough } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { openBrowser, type OpenBrowser } from './open-browser.ts'
import { createRenderer } from './renderer.ts'

/** A browser that starts, and in which no page ever loads. */
const endless = async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.on('data', (message: Buffer) => {
    const { id } = JSON.parse(message.toString().slice(0, -1)) as { id: number }
    output.write(`${JSON.stringify({ id, result: { product: 'Chrome/150' } })}\0`)
  })
  return { input, output, close: async () => void output.end() }
}

it('a browser that is closed because nobody waits for its page any longer is not logged as one that ended', async () => {
  const warn = vi.fn<() => void>()
  const browsers = {
    take: async () => openBrowser(await endless()),
    giveBack: ({ close }: OpenBrowser) => close(),
  }
  const web = { ask: () => Promise.reject(new Error('offline')) }
  const renderer = createRenderer({ browsers, web, log: { warn } })
  const patience = new AbortController()
  const viewing = renderer.view({ url: 'https://bakery.com.au/', html: '' }, patience.signal)
  patience.abort()
  expect(await viewing).toEqual({ outcome: 'failed', reason: 'reading reached its time limit' })
  await renderer.close()
  await new Promise(setImmediate)
  expect(warn).not.toHaveBeenCalled()
})
