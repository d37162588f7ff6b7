import { publicUrlMark } from '@findable/contracts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { publicPages } from '../build/public-pages.ts'
import drawn from '../build/pictures.json' with { type: 'json' }
import { pages } from '../src/app/routes.tsx'
import { pictureSize } from '../src/app/page-picture.ts'

const dist = join(import.meta.dirname, '../dist')
const largest = 60 * 1024
const paths = pages.filter(({ index }) => index).map(({ path }) => path)

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="(.*?)">`).exec(html)?.[1]

describe.each(paths)('the head of %s', (path) => {
  let html: string
  beforeAll(async () => {
    html = await readFile(join(dist, path, 'index.html'), 'utf8')
  })

  test('has a title, a description, a canonical address and structured data that can be read', () => {
    expect(/<title>.+<\/title>/.test(html)).toBe(true)
    expect(contentOf(html, 'description')?.length).toBeGreaterThan(50)
    expect(html).toContain(`<link rel="canonical" href="${publicUrlMark}${path}">`)
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!
    const { '@graph': items } = JSON.parse(json!) as { '@graph': { '@type': string }[] }
    expect(items.length).toBeGreaterThan(0)
    expect(items.every((item) => item['@type'])).toBe(true)
  })

  test('names a picture of its own that exists, in the right size', async () => {
    const url = contentOf(html, 'og:image')!
    const file = join(dist, url.replace(publicUrlMark, ''))
    expect(existsSync(file)).toBe(true)
    const png = await readFile(file)
    // https://www.w3.org/TR/png-3/#5PNG-file-signature, then the header with width and height.
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([pictureSize.width, pictureSize.height])
    expect(png.length).toBeLessThanOrEqual(largest)
  })
})

test('the pictures say what the pages say: if not, build and run `pnpm --filter @findable/web pictures`', async () => {
  expect(drawn).toEqual(await publicPages(dist))
})

test('the sitemap lists every public page, and no other', async () => {
  const listed = Object.keys(await publicPages(dist))
  expect(listed).toHaveLength(paths.length)
  expect(new Set(listed)).toEqual(new Set(paths))
})
