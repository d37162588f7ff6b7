import { price, productName } from '@findable/contracts'
import { brandMark, colours, svgText } from '@findable/look'
import { launchChromium } from '@findable/test-kit'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { picturePath, pictureSize } from '../src/app/page-picture.ts'
import { publicPages, type Words } from './public-pages.ts'

/**
 * Draws the picture of every public page, from the page's own words: `pnpm pictures`, after a build. The pictures are
 * committed, with the words on them, so that a build needs no browser; a test tells when they no longer match.
 */
const root = join(import.meta.dirname, '..')
const fonts = join(root, '../../packages/ui/src/styles/fonts')
const fontUrl = async (file: string) =>
  `url(data:font/woff2;base64,${(await readFile(join(fonts, file))).toString('base64')})`

const style = `
  @font-face { font-family: Sign; src: ${await fontUrl('bricolage-grotesque-sign.woff2')}; font-weight: 700 800 }
  @font-face { font-family: Text; src: ${await fontUrl('figtree.woff2')}; font-weight: 400 700 }
  * { box-sizing: border-box; margin: 0 }
  body { width: ${pictureSize.width}px; height: ${pictureSize.height}px; padding: 28px; background: ${colours.eucalyptDark} }
  main { display: flex; flex-direction: column; height: 100%; padding: 44px 56px; border: 3px solid ${colours.paper};
    border-radius: 10px; color: ${colours.paper}; font-family: Text }
  header { display: flex; align-items: center; gap: 20px; font: 750 44px/1 Sign }
  header svg { width: 64px; height: 64px; outline: 2px solid ${colours.paper}; border-radius: 8px }
  header span { margin-left: auto; padding: 12px 20px; background: ${colours.wattle}; color: ${colours.ink}; border-radius: 6px;
    font: 750 34px/1 Sign }
  h1 { margin-top: auto; font: 750 88px/1.04 Sign; text-wrap: balance }
  h1.long { font-size: 72px }
  p { margin-top: 24px; max-width: 1010px; font-size: 28px; line-height: 1.35; text-wrap: pretty }`

function drawing(path: string, { title, description }: Words): string {
  const label = path.endsWith('-guide') ? 'Free guide' : path === '/' ? `${price.label} once` : ''
  return `<style>${style}</style><main><header>${svgText(brandMark())}${productName}${label && `<span>${label}</span>`}
    </header><h1${title.length > 34 ? ' class="long"' : ''}>${title}</h1><p>${description}</p></main>`
}

const pages = await publicPages(join(root, 'dist'))
const browser = await launchChromium()
try {
  const tab = await browser.newPage({ viewport: pictureSize })
  await rm(join(root, 'public/pictures'), { recursive: true, force: true })
  for (const [path, words] of Object.entries(pages)) {
    await tab.setContent(drawing(path, words))
    await tab.evaluate('document.fonts.ready')
    const file = join(root, 'public', picturePath(path))
    await mkdir(dirname(file), { recursive: true })
    await tab.screenshot({ path: file })
  }
  await writeFile(join(import.meta.dirname, 'pictures.json'), `${JSON.stringify(pages, null, 2)}\n`)
} finally {
  await browser.close()
}
