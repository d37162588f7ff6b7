import { connect } from 'node:net'

/** Sends one command to Redis as an operator would, and resolves with the first line of the answer. */
export function redisCommand(port: number, ...words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`)
      socket.write(`*${words.length}\r\n${parts.join('')}`)
    })
    socket.setTimeout(5_000, () => socket.destroy(new Error('redis does not answer')))
    socket.once('error', reject)
    socket.once('data', (answer) => {
      socket.end()
      const line = answer.toString().split('\r\n')[0]!
      if (line.startsWith('-')) reject(new Error(line))
      else resolve(line)
    })
  })
}
