import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { startBrowser } from './start-browser.ts'

// Gives each connection to a unix socket a browser of its own, and stops the browser when the connection closes. For a
// container without a network that shares the socket's folder with the workers.
//
//   node serve-browser.ts <program> <socket>

const [program, path] = process.argv.slice(2)
if (!program || !path) throw new Error('Usage: node serve-browser.ts <program> <socket>')

const server = createServer(async (socket) => {
  socket.on('error', () => {})
  try {
    const browser = await startBrowser(program)
    socket.once('close', () => void browser.close())
    if (socket.destroyed) return void browser.close()
    browser.output.once('end', () => socket.destroy())
    socket.pipe(browser.input)
    browser.output.pipe(socket)
  } catch (error) {
    process.stderr.write(`${program} does not start: ${String(error)}\n`)
    socket.destroy()
  }
})

// A socket left over from an earlier run would make this one fail.
rmSync(path, { force: true })
server.listen({ path, readableAll: true, writableAll: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
