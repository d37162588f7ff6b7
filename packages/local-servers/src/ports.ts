import { createServer, type Server } from 'node:net'
import { threadId } from 'node:worker_threads'

const loopback = '127.0.0.1'

/**
 * Below the ports that an operating system gives to outgoing connections (from 32768 on Linux, 49152 elsewhere). A port
 * above could be taken by anybody's connection while its server restarts, even by a client that tries to reach it.
 */
const lowest = 12_000
/** Ports are taken from blocks of this many. */
const blockSize = 100
const blocks = 200

/** What is left of the block that this process has claimed. */
let block = { next: 0, end: 0 }
let claiming: Promise<void> | undefined

/**
 * A TCP port that is free at this moment and stays so while its server restarts: no other process takes ports from the
 * same block.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    if (block.next === block.end) {
      claiming ??= claimBlock().finally(() => (claiming = undefined))
      await claiming
      continue
    }
    const port = block.next++
    if (await isPortFree(port)) return port
  }
}

/** Listens on the first port of a block for as long as this process runs, which tells others that it is taken. */
async function claimBlock(): Promise<void> {
  // Processes that look for ports at the same moment begin at different places.
  const start = process.pid + threadId
  for (let tried = 0; tried < blocks; tried++) {
    const first = lowest + ((start + tried) % blocks) * blockSize
    const claim = await listen(first, loopback).catch(() => null)
    if (claim === null) continue
    claim.unref()
    block = { next: first + 1, end: first + blockSize }
    return
  }
  throw new Error(`each of the ${blocks} blocks of ports from ${lowest} on is taken`)
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
