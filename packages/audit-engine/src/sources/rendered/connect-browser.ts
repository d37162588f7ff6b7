import { once } from 'node:events'
import { connect } from 'node:net'
import type { BrowserPipe } from './browser-pipe.ts'
import { startBrowser } from './start-browser.ts'

const socketPrefix = 'unix:'

/**
 * A browser of its own: started from a program on this machine (`/usr/bin/chromium-headless-shell`), or provided
 * over a socket by `serve-browser.ts` (`unix:/run/browser/socket`). Rejects when there is none.
 */
export const connectBrowser = (browser: string): Promise<BrowserPipe> =>
  browser.startsWith(socketPrefix) ? connectSocket(browser.slice(socketPrefix.length)) : startBrowser(browser)

async function connectSocket(path: string): Promise<BrowserPipe> {
  const socket = connect(path)
  await once(socket, 'connect')
  socket.on('error', () => {})
  return {
    input: socket,
    output: socket,
    close: async () => {
      socket.destroy()
    },
  }
}
