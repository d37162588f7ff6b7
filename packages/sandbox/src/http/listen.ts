import type { AddressInfo, Server, Socket } from 'node:net'

const connections = new WeakMap<Server, Set<Socket>>()

/** Listens on a port, 0 for any free one. When the port is taken, the error names `name`. */
export function listen(server: Server, name: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} for ${name} is taken. Stop what uses it or choose another port.`) : error)
    }
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      trackConnections(server)
      resolve()
    })
  })
}

function trackConnections(server: Server): void {
  const open = new Set<Socket>()
  connections.set(server, open)
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Stops at once, even with clients connected. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    for (const socket of connections.get(server) ?? []) socket.destroy()
  })
}
