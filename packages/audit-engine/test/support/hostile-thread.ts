import { keepPages, type KeptPages } from '../../src/reader.ts'
import { serveReaders } from '../../src/threads/serve-readers.ts'

// Replaces the engine's thread module: a page may name in its text what it does to its thread, and when.

const harm = {
  stalls() {
    for (;;);
  },
  fills() {
    for (const kept: number[][] = []; ;) kept.push(Array.from({ length: 10_000 }, (_, n) => n))
  },
  ends: () => process.exit(0),
}

serveReaders(() => {
  const pages = keepPages()
  /** Every page by its id, as sent. */
  const texts = new Map<number, string>()
  const suffer = (text: string, step: keyof KeptPages) => {
    for (const [kind, act] of Object.entries(harm)) if (text.includes(`${kind} in ${step}`)) act()
  }
  const sufferAll = (read: Parameters<KeptPages['derive']>[0], step: keyof KeptPages) => {
    for (const { page } of read.crawl.pages) suffer(texts.get(page.id)!, step)
  }
  return {
    ...pages,
    read(id, document) {
      texts.set(id, Buffer.from(document.body).toString())
      suffer(texts.get(id)!, 'read')
      if (texts.get(id)!.includes('throws in read')) throw new Error('no page')
      return pages.read(id, document)
    },
    derive(read) {
      sufferAll(read, 'derive')
      return pages.derive(read)
    },
    assess(read, elsewhere) {
      sufferAll(read, 'assess')
      return pages.assess(read, elsewhere)
    },
  }
})
