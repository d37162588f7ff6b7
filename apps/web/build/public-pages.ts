import { price, productName, publicUrlMark } from '@findable/contracts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a page's picture says, as written in its head: HTML-escaped. */
export interface Words {
  title: string
  description: string
}

/** The words of every page in the sitemap of a built site, by path. */
export async function publicPages(dist: string): Promise<Record<string, Words>> {
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace(publicUrlMark, ''))
  const pages = paths.map(async (path) => {
    const html = await readFile(join(dist, path, 'index.html'), 'utf8')
    const found = /<title>(.*?)<\/title>[^]*?<meta name="description" content="(.*?)">/.exec(html)
    if (!found) throw new Error(`The page ${path} has no title or description`)
    // The picture shows the name of the product and the price by itself.
    const title = [` | ${productName}`, `${productName}: `, `, ${price.label}`].reduce(
      (left, part) => left.replace(part, ''),
      found[1]!,
    )
    return [path, { title: title.charAt(0).toUpperCase() + title.slice(1), description: found[2]! }] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}
