import type { Page } from '../src/app/page.ts'

/** Vite's manifest: what each source module was built into. */
export type Manifest = Record<string, ManifestEntry>
interface ManifestEntry {
  file: string
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Vite knows the browser's entry, client.tsx, by the page that refers to it. */
const entry = 'index.html'

/** Fetches the scripts of a page that can be read without them. */
const afterPaint = 'src/app/after-paint.ts'

/** Loaded by every page with a screen of an order, together with the screen itself. */
const providers = 'src/screens/screen-providers.tsx'

interface PageAssets {
  scripts: string[]
  fonts: string[]
  /** What fetches the scripts once the page is painted; null on a screen, which shows nothing useful without them. */
  afterPaint: string | null
}

/** The built files that a page needs: its own chunk and, for an order's screens, what they load next. */
export function assetsOf(page: Page, manifest: Manifest): PageAssets {
  const own = `src/features/${page.module}`
  const seen = new Set<string>()
  function visit(key: string): void {
    if (seen.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}, which the page ${page.path} needs`)
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(entry)
  visit(own)
  if (page.guide) visit(`src/content/guides/${page.guide}.ts`)
  const screens = (manifest[own]?.dynamicImports ?? []).filter((key) => key.endsWith('-screen.tsx'))
  const isScreen = screens.length > 0
  for (const key of isScreen ? [...screens, providers] : []) visit(key)
  const chunks = [...seen].map((key) => manifest[key]!)
  return {
    afterPaint: isScreen ? null : manifest[afterPaint]!.file,
    scripts: chunks.map((chunk) => chunk.file),
    fonts: [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))].filter((file) => file.endsWith('.woff2')),
  }
}
