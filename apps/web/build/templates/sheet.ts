import { colours } from '@findable/look'
import PDFDocument from 'pdfkit'
import { fileURLToPath } from 'node:url'

/** A tagged A4 document and a pen for it. All lengths are millimetres, except type sizes (points). */

const points = 72 / 25.4
const faces = {
  text: fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')),
  bold: fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')),
  display: fileURLToPath(
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
  ),
}

export const page = { width: 210, height: 297, margin: 16 }

interface TextStyle {
  face?: keyof typeof faces
  size?: number
  colour?: string
  align?: 'left' | 'center' | 'right'
}

/** A part of the structure that screen readers follow: H1, P, L, Table and so on. */
export type Part = PDFKit.PDFStructureElement

export type Sheet = ReturnType<typeof createSheet>

export function createSheet({ title, subject, author }: { title: string; subject: string; author: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: faces.text,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // The published types are older than this subset.
    subset: 'PDF/UA' as NonNullable<PDFKit.PDFDocumentOptions['subset']>,
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    // A fixed day: the same content makes the same file.
    info: { Title: title, Subject: subject, Author: author, CreationDate: new Date('2026-11-22T00:00:00Z') },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)

  function setType({ face = 'text', size = 9.5, colour = colours.ink }: TextStyle) {
    doc.font(faces[face]).fontSize(size).fillColor(colour)
  }

  /** Text in a box of a width, not tagged by itself. */
  function write(text: string, x: number, y: number, width: number, style: TextStyle = {}) {
    setType(style)
    doc.text(text, x * points, y * points, { width: width * points, align: style.align ?? 'left', lineGap: 1 })
  }

  return {
    newPage: () => void doc.addPage(),

    /** A part below another, or at the top level. */
    part(type: string, parent: Part = root): Part {
      const part = doc.struct(type)
      parent.add(part)
      return part
    },

    /** Tagged text. */
    say(type: string, text: string, x: number, y: number, width: number, style?: TextStyle, parent: Part = root) {
      parent.add(doc.struct(type, {}, () => write(text, x, y, width, style)))
    },

    /** A cell of a table; one without text is there all the same, so that rows have equal lengths. */
    cell(text: string, x: number, y: number, width: number, style: TextStyle & { isHead: boolean }, row: Part) {
      // As is the scope of a heading.
      const options: object = style.isHead ? { scope: 'Column' } : {}
      row.add(doc.struct(style.isHead ? 'TH' : 'TD', options, () => write(text, x, y, width, style)))
    },

    /** Lines, boxes and repeated words, which screen readers leave out. */
    decorate(draw: (pen: Pen) => void) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw({
        line: (fromX, fromY, toX, toY, { width = 0.6, colour = colours.ink, dash } = {}) => {
          doc.save().lineWidth(width).strokeColor(colour)
          if (dash) doc.dash(dash, {})
          doc
            .moveTo(fromX * points, fromY * points)
            .lineTo(toX * points, toY * points)
            .stroke()
            .restore()
        },
        box: (x, y, width, height, { line = 0.9, radius = 0, colour = colours.ink, fill, dash } = {}) => {
          doc.save().lineWidth(line).strokeColor(colour)
          if (dash) doc.dash(dash, {})
          doc.roundedRect(x * points, y * points, width * points, height * points, radius * points)
          if (fill) doc.fill(fill)
          else doc.stroke()
          doc.restore()
        },
        write,
      })
      doc.endMarkedContent()
    },

    /** Height of a text in a box of a width. */
    heightOf(text: string, width: number, style: TextStyle = {}): number {
      setType(style)
      return doc.heightOfString(text, { width: width * points, lineGap: 1 }) / points
    },

    widthOf(text: string, style: TextStyle = {}): number {
      setType(style)
      return doc.widthOfString(text) / points
    },

    /** The finished file. */
    async bytes(): Promise<Buffer> {
      const chunks: Buffer[] = []
      doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      const ended = new Promise((resolve) => doc.on('end', resolve))
      root.end()
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

interface Stroke {
  width?: number
  colour?: string
  /** Points. */
  dash?: number
}

export interface Pen {
  line(fromX: number, fromY: number, toX: number, toY: number, stroke?: Stroke): void
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look?: { line?: number; radius?: number; colour?: string; fill?: string; dash?: number },
  ): void
  write(text: string, x: number, y: number, width: number, style?: TextStyle): void
}
