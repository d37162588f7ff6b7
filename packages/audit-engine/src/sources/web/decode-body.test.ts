import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeBody } from './decode-body.ts'

const text = Buffer.from('<p>Fresh bread every morning in Katoomba.</p>'.repeat(50))
const whole = (body: Buffer) => ({ body, truncated: false })
const max = 10_000
/** The default quality takes seconds for a decompression bomb. */
const quickBrotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

describe('decodeBody', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    [' GZIP ', gzipSync(text)],
    ['identity', text],
    ['', text],
  ])('undoes %s', async (encoding, wire) => {
    expect(await decodeBody(whole(wire), encoding, max)).toEqual({ body: text, truncated: false })
  })

  it.each([
    ['gzip', gzipSync],
    ['br', quickBrotli],
    ['zstd', zstdCompressSync],
    ['deflate', deflateSync],
  ] as const)('stops a %s bomb at the cap, in bounded memory', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(32 * 1_024 * 1_024))
    const before = process.memoryUsage().rss
    const decoded = await decodeBody(whole(bomb), encoding, max)
    expect(decoded.truncated).toBe(true)
    expect(decoded.body.length).toBe(max)
    expect(process.memoryUsage().rss - before).toBeLessThan(16 * 1_024 * 1_024)
  })

  it('stops a bomb inside a bomb at the cap', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(32 * 1_024 * 1_024)))
    expect((await decodeBody(whole(bomb), 'gzip, gzip', max)).body.length).toBeLessThanOrEqual(max)
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
    ['deflate', deflateSync],
  ] as const)('gives what a cut-off %s body still holds', async (encoding, pack) => {
    const noise = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7_919) % 256))
    const wire = pack(Buffer.concat([noise, text])).subarray(0, 4_200)
    const decoded = await decodeBody({ body: wire, truncated: true }, encoding, max)
    expect(decoded.truncated).toBe(true)
    expect(Buffer.concat([noise, text]).subarray(0, decoded.body.length)).toEqual(decoded.body)
  })

  it('refuses a third layer, an unknown encoding and a body that is not what it says', async () => {
    await expect(decodeBody(whole(text), 'gzip, gzip, gzip', max)).rejects.toMatchObject({ reason: 'unreadable' })
    await expect(decodeBody(whole(text), 'compress', max)).rejects.toMatchObject({ reason: 'unreadable' })
    await expect(decodeBody(whole(text), 'gzip', max)).rejects.toMatchObject({ code: 'Z_DATA_ERROR' })
  })
})
