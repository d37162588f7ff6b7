import { brandMark, svgText } from '@findable/contracts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { publicUrlMark } from '../src/app/page-head.ts'
import type { PageInfo } from '../src/app/pages.ts'
import { assetsOf, type Manifest } from './assets.ts'

interface Site {
  pages: readonly PageInfo[]
  notFoundPage: PageInfo
  headOf(page: PageInfo): string
  renderPage(page: PageInfo): Promise<string>
}

/** Writes each page as `<path>/index.html`, `404.html`, and the files that search engines ask for. */
export async function writePages(dist: string, site: Site): Promise<void> {
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const page of [...site.pages, site.notFoundPage]) {
    const file = page === site.notFoundPage ? '404.html' : join(page.path, 'index.html')
    const head = `${site.headOf(page)}\n    ${linksOf(page, manifest, template).join('\n    ')}`
    const html = fill(fill(template, '<!--head-->', head), '<!--page-->', await site.renderPage(page))
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), html)
  }
  const listed = site.pages
    .filter((page) => page.index)
    .map((page) => `<url><loc>${publicUrlMark}${page.path}</loc></url>`)
  await writeFile(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join('\n')}\n</urlset>\n`,
  )
  await writeFile(
    join(dist, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${publicUrlMark}/sitemap.xml\n`,
  )
  await writeFile(join(dist, 'favicon.svg'), svgText(brandMark()))
}

function fill(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`index.html has lost its ${mark}`)
  return template.replace(mark, () => text)
}

/** Styles and scripts of one page, named in its head so that the browser asks for all of them at once. */
function linksOf(page: PageInfo, manifest: Manifest, template: string): string[] {
  const { scripts, styles, fonts } = assetsOf(page, manifest)
  const fresh = (file: string) => !template.includes(file)
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.filter(fresh).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.filter(fresh).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ]
}
