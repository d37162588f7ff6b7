import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawTemplate } from '../../../build/templates/draw-template.ts'
import type { TemplateId } from '../guides/guide.ts'
import { templates } from './index.ts'
import { sheetTitles } from './sheets.ts'
import type { Block } from './template.ts'

/** Bytes: small enough to send to a client by mail. */
const largest = 200_000

describe.each(Object.keys(templates) as TemplateId[])('%s', (id) => {
  let file: Buffer
  let pdf: PDFDocumentProxy
  beforeAll(async () => {
    file = await drawTemplate(id)
    pdf = await getDocument({ data: new Uint8Array(file), fontExtraProperties: true }).promise
  })

  test('is small, and the same content makes the same file', async () => {
    expect(file.length).toBeLessThan(largest)
    expect((await drawTemplate(id)).equals(file)).toBe(true)
  })

  test('names itself and its language, and says that it is tagged for screen readers', async () => {
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: sheetTitles[id], Language: 'en-AU' })
    expect(metadata?.get('dc:title')).toBe(sheetTitles[id])
    for (const mark of ['/Marked true', '/DisplayDocTitle true', '<pdfuaid:part>1</pdfuaid:part>'])
      expect(file.toString('latin1')).toContain(mark)
  })

  test('is A4 throughout', async () => {
    for (const page of await pagesOf(pdf)) {
      const [, , width, height] = page.view
      expect([Math.round(width!), Math.round(height!)]).toEqual([595, 842])
    }
  })

  test('reads in order: one main heading, and all its words as text', async () => {
    const pages = await pagesOf(pdf)
    const trees = await Promise.all(pages.map((page) => page.getStructTree()))
    const roles = trees.flatMap((tree) => rolesIn(tree))
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    const read = (await Promise.all(pages.map(textOf))).join(' ')
    const words = templates[id].pages.flat().flatMap(textsOf)
    expect(words.length).toBeGreaterThan(10)
    expect(words.filter((text) => !plain(read).includes(plain(text)))).toEqual([])
  })

  test('gives each table a row of headings, rows of equal length, and skips no level of heading', async () => {
    const trees = await Promise.all((await pagesOf(pdf)).map((page) => page.getStructTree()))
    const tables = trees.flatMap((tree) => partsOf(tree, 'Table')).map((table) => partsOf(table, 'TR').map(cellsOf))
    for (const [head, ...body] of tables) {
      expect(new Set(head)).toEqual(new Set(['TH']))
      expect(body.filter((row) => row.length !== head!.length || row.includes('TH'))).toEqual([])
    }
    const headings = trees.flatMap((tree) => rolesIn(tree)).filter((role) => /^H\d$/.test(role))
    const levels = headings.map((role) => Number(role.slice(1)))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('draws nothing that is neither tagged nor marked as decoration', async () => {
    for (const page of await pagesOf(pdf)) expect(unmarkedPaints(await page.getOperatorList())).toBe(0)
  })

  test('brings its fonts along', async () => {
    for (const page of await pagesOf(pdf)) {
      const { fnArray, argsArray } = await page.getOperatorList()
      const fonts = new Set(
        fnArray.flatMap((operation, index) => (operation === OPS.setFont ? [argsArray[index][0]] : [])),
      )
      expect(fonts.size).toBeGreaterThan(1)
      for (const font of fonts) expect(page.commonObjs.get(font).missingFile).toBe(false)
    }
  })
})

const paints = new Set<number>([OPS.showText, OPS.constructPath, OPS.stroke, OPS.fill])

/** How many texts and shapes are drawn outside all marked content. */
function unmarkedPaints({ fnArray }: { fnArray: readonly number[] }): number {
  let depth = 0
  let unmarked = 0
  for (const operation of fnArray) {
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps) depth++
    if (operation === OPS.endMarkedContent) depth--
    if (depth === 0 && paints.has(operation)) unmarked++
  }
  return unmarked
}

const pagesOf = (pdf: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))

type Tree = { role?: string; children?: unknown[] }
const rolesIn = (tree: Tree): string[] => [
  ...(tree.role ? [tree.role] : []),
  ...(tree.children ?? []).flatMap((child) => rolesIn(child as Tree)),
]

/** The parts of a kind, at any depth. */
const partsOf = (tree: Tree, role: string): Tree[] => [
  ...(tree.role === role ? [tree] : []),
  ...(tree.children ?? []).flatMap((child) => partsOf(child as Tree, role)),
]

const cellsOf = (row: Tree): (string | undefined)[] => (row.children ?? []).map((cell) => (cell as Tree).role)

async function textOf(page: Awaited<ReturnType<typeof pagesOf>>[number]): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

/** Lines break differently on paper. */
const plain = (text: string): string => text.replaceAll(/\s/g, '')

/** The words a block shows. */
function textsOf(block: Block): string[] {
  switch (block.as) {
    case 'ticks':
      return [...block.items]
    case 'fields':
      return block.rows.flat().map(({ label }) => label)
    case 'letters':
      return [block.label]
    case 'table':
      return [...block.columns.map(({ title }) => title), ...block.rows.flat()]
    case 'script':
      return [block.title, ...block.text.split('\n')]
    case 'beside':
      return [...block.left, ...block.right].flatMap(textsOf)
    case 'cards':
      return [block.title, block.text, block.place, block.line]
    default:
      return [block.text]
  }
}
