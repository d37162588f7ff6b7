import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { startBrowser } from './start-browser.ts'

// Hands a browser of its own to everybody who connects to a unix socket, and ends it when they leave: for a container
// without any network, shared with the workers through the folder of the socket.
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

// A socket that a former run left behind would refuse this one.
rmSync(path, { force: true })
server.listen({ path, readableAll: true, writableAll: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
