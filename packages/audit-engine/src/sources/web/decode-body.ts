import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import { WebFailure } from './web-failure.ts'

/** More encodings than this on one answer means an attack, not a website. */
const maxEncodings = 2

export interface Decoded {
  body: Buffer
  /** The body exceeded the limit. */
  truncated: boolean
}

/** Collects a stream up to `max` bytes; the rest is not read. */
export async function collect(stream: AsyncIterable<Buffer>, max: number): Promise<Decoded> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop destroys the stream, and with it the connection or decoder behind it.
    if (size > max) return { body: Buffer.concat(chunks, max), truncated: true }
  }
  return { body: Buffer.concat(chunks, size), truncated: false }
}

/**
 * Undoes content encodings, each limited to `max` bytes, so that a decompression bomb costs no more than that. A body
 * that was cut off gives what could be decoded.
 */
export async function decodeBody(wire: Decoded, contentEncoding: string, max: number): Promise<Decoded> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  if (encodings.length > maxEncodings) {
    throw new WebFailure('unreadable', `The answer is packed ${encodings.length} times over.`)
  }
  let decoded = wire
  for (const encoding of encodings.toReversed()) {
    if (decoded.body.length === 0) return decoded
    const decoder = decoderFor(encoding, decoded.body)
    decoder.end(decoded.body)
    const stage = await collect(decoder, max)
    decoded = { body: stage.body, truncated: stage.truncated || decoded.truncated }
  }
  return decoded
}

function decoderFor(encoding: string, body: Buffer) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
    case 'deflate':
      // "deflate" means the zlib format, but some servers send raw deflate; the first byte shows which.
      return (body[0]! & 0x0f) === 8
        ? createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
        : createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    case 'zstd':
      return createZstdDecompress({ finishFlush: constants.ZSTD_e_flush })
    default:
      throw new WebFailure('unreadable', `The answer is packed in an unknown way (${encoding.slice(0, 40)}).`)
  }
}
