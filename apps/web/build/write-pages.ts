import { publicUrlMark } from '@findable/contracts'
import { brandMark, svgText } from '@findable/look'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '../src/app/page.ts'
import { assetsOf, type Manifest } from './assets.ts'

interface Site {
  pages: readonly Page[]
  notFoundPage: Page
  headOf(page: Page): Promise<string>
  changedOn(page: Page): Promise<string | null>
  renderPage(page: Page): Promise<string>
}

/** Writes each page as `<path>/index.html`, `404.html`, and the files that search engines request. */
export async function writePages(dist: string, site: Site): Promise<void> {
  const template = await inlineStyles(dist, await readFile(join(dist, 'index.html'), 'utf8'))
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const page of [...site.pages, site.notFoundPage]) {
    const file = page === site.notFoundPage ? '404.html' : join(page.path, 'index.html')
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), await documentOf(page, site, template, manifest))
  }
  const listed = await Promise.all(
    site.pages
      .filter((page) => page.index)
      .map(async (page) => {
        const changed = await site.changedOn(page)
        return `<url><loc>${publicUrlMark}${page.path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
      }),
  )
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

/** The whole site's styles are 5 KB on the wire: inlined in the page, so that nothing delays the first paint. */
async function inlineStyles(dist: string, template: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(template)
  if (!link) throw new Error('The build has no stylesheet')
  const css = await readFile(join(dist, link[1]!), 'utf8')
  return fill(template, link[0], `<style>${css}</style>`)
}

function fill(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`index.html has lost its ${mark}`)
  return template.replace(mark, () => text)
}

async function documentOf(page: Page, site: Site, template: string, manifest: Manifest): Promise<string> {
  const { scripts, fonts, afterPaint } = assetsOf(page, manifest)
  const preloads = fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  const start = /<script type="module".*<\/script>/.exec(template)![0]
  // All are listed in the page, so that the browser requests them at once.
  const modules = scripts
    .filter((file) => !start.includes(file))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
  const loading = [...modules, start].join('\n    ')
  const root = page === site.notFoundPage ? '<div id="root" data-not-found>' : '<div id="root">'
  const body = fill(template, '<div id="root"><!--page-->', root + (await site.renderPage(page)))
  const html = fill(body, '<!--head-->', [await site.headOf(page), ...preloads].join('\n    '))
  return fill(
    html,
    start,
    afterPaint
      ? `<template id="after-paint">${loading}</template>\n    <script type="module" fetchpriority="low" src="/${afterPaint}"></script>`
      : loading,
  )
}
