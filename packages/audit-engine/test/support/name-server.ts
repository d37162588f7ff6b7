import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv4, isIPv6 } from 'node:net'

/** Addresses by name; a name without an entry is NXDOMAIN. For other behaviour see `answerTo`. */
export type Names = Record<string, readonly string[] | 'silent' | 'refuses' | 'only-ipv4-answers'>

const types: Record<number, (address: string) => boolean> = { 1: isIPv4, 28: isIPv6 }
const codes = { ok: 0, failure: 2, noSuchName: 3 }

/** A name server on a free local port (RFC 1035, section 4), as far as tests need one. */
export async function startNameServer(names: Names) {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, from) => {
    const { name, type, question } = readQuestion(query)
    asked.push(name)
    const answer = answerTo(query, question, type, names[name])
    if (answer) socket.send(answer, from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    servers: [`127.0.0.1:${socket.address().port}`],
    /** Every name requested, in order, once per packet. */
    asked,
    close: () => new Promise<void>((resolve) => socket.close(resolve)),
  }
}

function answerTo(query: Buffer, question: Buffer, type: number, known: Names[string] | undefined): Buffer | null {
  if (known === 'silent') return null
  if (known === 'refuses') return message(query, question, codes.failure, [])
  if (known === 'only-ipv4-answers') return type === 1 ? message(query, question, codes.ok, ['198.41.0.4']) : null
  if (known === undefined) return message(query, question, codes.noSuchName, [])
  return message(query, question, codes.ok, known.filter(types[type] ?? (() => false)))
}

function message(query: Buffer, question: Buffer, code: number, addresses: readonly string[]): Buffer {
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(addresses.length, 6)
  return Buffer.concat([header, question, ...addresses.map(record)])
}

/** Points to the name in the question; valid for a minute. */
function record(address: string): Buffer {
  const data = isIPv4(address)
    ? Buffer.from(address.split('.').map(Number))
    : Buffer.from(
        address
          .split(':')
          .map((part) => part.padStart(4, '0'))
          .join(''),
        'hex',
      )
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(isIPv4(address) ? 1 : 28, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function readQuestion(query: Buffer): { name: string; type: number; question: Buffer } {
  const labels: string[] = []
  let at = 12
  while (query[at]! > 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!))
    at += 1 + query[at]!
  }
  return {
    name: labels.join('.').toLowerCase(),
    type: query.readUInt16BE(at + 1),
    question: query.subarray(12, at + 5),
  }
}
