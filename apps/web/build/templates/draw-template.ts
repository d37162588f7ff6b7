import { productName } from '@findable/contracts/customer'
import { colours } from '@findable/look'
import { templates } from '../../src/content/templates/index.ts'
import { sheetTitles } from '../../src/content/templates/sheets.ts'
import type { TemplateId } from '../../src/content/guides/guide.ts'
import { drawBlocks } from './blocks.ts'
import { createSheet, page, type Sheet } from './sheet.ts'

/** A template as a tagged PDF file for A4 paper. */
export async function drawTemplate(id: TemplateId): Promise<Buffer> {
  const { use, pages } = templates[id]
  const title = sheetTitles[id]
  const sheet = createSheet({ title, subject: use, author: productName })
  const width = page.width - 2 * page.margin
  pages.forEach((blocks, index) => {
    sheet.newPage()
    const top = index === 0 ? sign(sheet, title, use, width) : 14
    const end = drawBlocks(sheet, blocks, { x: page.margin, y: top, width })
    const foot = page.height - 12
    if (end > foot) throw new Error(`Page ${index + 1} of “${title}” is ${Math.ceil(end - foot)} mm too long`)
    footer(sheet, title, width, pages.length > 1 ? `Page ${index + 1} of ${pages.length}` : '')
  })
  return sheet.bytes()
}

/** The title as an enamel sign, in outline to save ink, and how to use the sheet beneath; returns where that ends. */
function sign(sheet: Sheet, title: string, use: string, width: number): number {
  const { margin } = page
  sheet.decorate((pen) => {
    pen.box(margin, 12, width, 17, { radius: 3, line: 2.2, colour: colours.eucalyptDark })
    pen.box(margin + 1.4, 13.4, width - 2.8, 14.2, { radius: 2, line: 0.6, colour: colours.eucalyptDark })
    pen.box(margin + 6, 24.4, 16, 1, { fill: colours.wattle })
  })
  sheet.say('H1', title, margin + 6, 15.4, width - 12, { face: 'display', size: 19, colour: colours.eucalyptDark })
  sheet.say('P', use, margin, 31.5, width, { size: 9.5 })
  return 31.5 + sheet.heightOf(use, width, { size: 9.5 }) + 1
}

function footer(sheet: Sheet, title: string, width: number, number: string): void {
  const y = page.height - 10
  sheet.decorate((pen) => {
    pen.write(`${productName} · Free resources · ${title}`, page.margin, y, width, { size: 7, colour: colours.quiet })
    pen.write(number, page.margin, y, width, { size: 7, colour: colours.quiet, align: 'right' })
  })
}
