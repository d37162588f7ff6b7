import { createServer, type Server } from 'node:net'
import { threadId } from 'node:worker_threads'

const loopback = '127.0.0.1'

/**
 * Below the ports that an operating system gives to outgoing connections (from 32768 on Linux, 49152 elsewhere). A port
 * above could be taken by anybody's connection while its server restarts, even by a client that tries to reach it.
 */
const lowest = 12_000
const count = 20_000

/** Processes that look for ports at the same moment begin at different places. */
let next = (process.pid * 16 + threadId) * 40

/** A TCP port that is free at this moment and stays so while its server restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + (next++ % count)
    if (await isPortFree(port)) return port
  }
}

/** This many different ports. */
export const freePorts = (amount: number): Promise<number[]> =>
  Promise.all(Array.from({ length: amount }, () => freePort()))

/** Whether this process could listen on the port now. */
export async function isPortFree(port: number, host = loopback): Promise<boolean> {
  try {
    await close(await listen(port, host))
    return true
  } catch {
    return false
  }
}

function listen(port: number, host: string): Promise<Server> {
  const server = createServer()
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(server)))
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
