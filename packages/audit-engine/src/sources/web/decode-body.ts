import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
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
    const stage = await unpack(packingOf(encoding, decoded.body), decoded.body, max)
    decoded = { body: stage.body, truncated: stage.truncated || decoded.truncated }
  }
  return decoded
}

/** In one go, which takes half the CPU of a stream; as a stream where the limit is reached, which gives what fits. */
async function unpack({ whole, stream, finishFlush }: Packing, body: Buffer, max: number): Promise<Decoded> {
  try {
    return { body: whole(body, { finishFlush, maxOutputLength: max }), truncated: false }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error
  }
  const decoder = stream({ finishFlush })
  decoder.end(body)
  return collect(decoder, max)
}

interface Packing {
  whole: (body: Buffer, options: { finishFlush: number; maxOutputLength: number }) => Buffer
  stream: (options: { finishFlush: number }) => NodeJS.ReadWriteStream & AsyncIterable<Buffer>
  finishFlush: number
}

function packingOf(encoding: string, body: Buffer): Packing {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return { whole: gunzipSync, stream: createGunzip, finishFlush: constants.Z_SYNC_FLUSH }
    case 'deflate':
      // "deflate" means the zlib format, but some servers send raw deflate; the first byte shows which.
      return (body[0]! & 0x0f) === 8
        ? { whole: inflateSync, stream: createInflate, finishFlush: constants.Z_SYNC_FLUSH }
        : { whole: inflateRawSync, stream: createInflateRaw, finishFlush: constants.Z_SYNC_FLUSH }
    case 'br':
      return {
        whole: brotliDecompressSync,
        stream: createBrotliDecompress,
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }
    case 'zstd':
      return { whole: zstdDecompressSync, stream: createZstdDecompress, finishFlush: constants.ZSTD_e_flush }
    default:
      throw new WebFailure('unreadable', `The answer is packed in an unknown way (${encoding.slice(0, 40)}).`)
  }
}
