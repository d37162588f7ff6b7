import { createServer, type Server } from 'node:net'

const loopback = '127.0.0.1'

/** A TCP port that is free at this moment. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  return port!
}

/** This many different ports. */
export async function freePorts(count: number): Promise<number[]> {
  // All are held at once, as the system could hand out a released port again.
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, loopback)))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map(close))
  return ports
}

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
