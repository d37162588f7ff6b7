import { colours } from '@findable/look'
import type { Block, Field } from '../../src/content/templates/template.ts'
import type { Part, Pen, Sheet } from './sheet.ts'

/** Where a block goes, in millimetres. */
interface Place {
  x: number
  y: number
  width: number
}

type As<Kind extends Block['as']> = Extract<Block, { as: Kind }>

/** Height of a line to write on. */
const writing = 8
const tickBox = 3.6
const small = 8

/** Draws blocks below each other; returns where the last one ends. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[], place: Place): number {
  return blocks.reduce((y, block) => drawBlock(sheet, block, { ...place, y }), place.y)
}

function drawBlock(sheet: Sheet, block: Block, place: Place): number {
  switch (block.as) {
    case 'heading':
      return heading(sheet, block, place)
    case 'text':
      return text(sheet, block, place)
    case 'note':
      return note(sheet, block, place)
    case 'ticks':
      return ticks(sheet, block, place)
    case 'fields':
      return fields(sheet, block, place)
    case 'letters':
      return letters(sheet, block, place)
    case 'table':
      return table(sheet, block, place)
    case 'script':
      return script(sheet, block, place)
    case 'beside':
      return beside(sheet, block, place)
    case 'cards':
      return cards(sheet, block, place)
  }
}

function heading(sheet: Sheet, block: As<'heading'>, { x, y, width }: Place): number {
  sheet.say('H2', block.text, x, y + 4, width, { face: 'display', size: 12.5, colour: colours.eucalyptDark })
  return y + 10.5
}

function text(sheet: Sheet, block: As<'text'>, { x, y, width }: Place): number {
  sheet.say('P', block.text, x, y, width)
  return y + sheet.heightOf(block.text, width) + 3
}

function note(sheet: Sheet, block: As<'note'>, { x, y, width }: Place): number {
  const inner = width - 9
  const height = sheet.heightOf(block.text, inner, { size: 9 }) + 5
  sheet.decorate((pen) => {
    pen.box(x, y + 2.5, width, height, { radius: 1.5, line: 0.6, colour: colours.eucalyptDark })
    pen.box(x, y + 2.5, 2.4, height, { fill: colours.wattle })
    pen.line(x + 2.4, y + 2.5, x + 2.4, y + 2.5 + height, { colour: colours.eucalyptDark })
  })
  sheet.say('P', block.text, x + 6, y + 5, inner, { size: 9 })
  return y + height + 4
}

function ticks(sheet: Sheet, { columns, items }: As<'ticks'>, { x, y, width }: Place): number {
  const list = sheet.part('L')
  const gap = 6
  const column = (width - gap * (columns - 1)) / columns
  const inner = column - tickBox - 2.4
  const perColumn = Math.ceil(items.length / columns)
  const heights = Array.from({ length: perColumn }, (_, row) =>
    Math.max(...items.filter((_, index) => index % perColumn === row).map((item) => sheet.heightOf(item, inner) + 1.7)),
  )
  items.forEach((item, index) => {
    const row = index % perColumn
    const left = x + Math.floor(index / perColumn) * (column + gap)
    const top = y + 0.6 + sum(heights.slice(0, row))
    sheet.decorate((pen) => pen.box(left, top, tickBox, tickBox, { radius: 0.6 }))
    const entry = sheet.part('LI', list)
    sheet.say('LBody', item, left + tickBox + 2.4, top - 0.1, inner, {}, entry)
    entry.end()
  })
  list.end()
  return y + sum(heights) + 1
}

function fields(sheet: Sheet, { rows }: As<'fields'>, { x, y, width }: Place): number {
  rows.forEach((row, index) => {
    const base = y + (index + 1) * writing
    let left = x
    for (const { label, space } of spaced(row, width)) {
      const labelled = label === '' ? 0 : sheet.widthOf(label, { size: small + 0.5 }) + 1.6
      const right = left + space - 3
      if (label !== '') sheet.say('P', label, left, base - 3.4, space, { size: small + 0.5, colour: colours.quiet })
      const from = left + labelled
      sheet.decorate((pen) => pen.line(from, base, right, base))
      left += space
    }
  })
  return y + rows.length * writing + 2.4
}

/** Each field with its share of the width; the last one ends at the edge. */
function spaced(row: readonly Field[], width: number): { label: string; space: number }[] {
  const given = sum(row.map(({ share }) => share ?? 0))
  const open = row.filter(({ share }) => share === undefined).length
  return row.map(({ label, share }) => ({ label, space: (share ?? (1 - given) / open) * (width + 3) }))
}

function letters(sheet: Sheet, { label, rows, perRow }: As<'letters'>, { x, y, width }: Place): number {
  sheet.say('P', label, x, y, width, { size: small + 0.5, colour: colours.quiet })
  const side = width / perRow
  const top = y + 4.6
  sheet.decorate((pen) => {
    for (let row = 0; row < rows; row++) {
      pen.box(x, top + row * 8.4, width, 7.4, { line: 0.6 })
      for (let letter = 1; letter < perRow; letter++)
        pen.line(x + letter * side, top + row * 8.4, x + letter * side, top + row * 8.4 + 7.4, {
          width: letter % 10 === 0 ? 0.9 : 0.3,
        })
    }
  })
  return top + rows * 8.4
}

function table(sheet: Sheet, { columns, rows, height }: As<'table'>, { x, y, width }: Place): number {
  const head = 6.4
  const top = y + 1
  const lefts = columns.map((_, index) => x + sum(columns.slice(0, index).map(({ share }) => share)) * width)
  const body = top + head
  const bottom = body + rows.length * height
  // A tall cell keeps the room below its words free for writing.
  const inset = height > 9 ? 1.3 : height / 2 - 1.7
  sheet.decorate((pen) => {
    pen.box(x, top, width, head, { fill: colours.eucalyptTint })
    rows.forEach((_, index) => {
      const rowTop = body + index * height
      if (index > 0) pen.line(x, rowTop, x + width, rowTop, { width: 0.35 })
      columns.forEach(({ box, share }, column) => {
        if (box) tickIn(pen, lefts[column]!, rowTop, share * width, height)
      })
    })
    for (const left of lefts.slice(1)) pen.line(left, top, left, bottom, { width: 0.35 })
    pen.line(x, body, x + width, body, { width: 0.9 })
    pen.box(x, top, width, bottom - top, { line: 0.9 })
  })
  const whole = sheet.part('Table')
  rowOf(
    sheet,
    whole,
    columns.map(({ title }) => title),
    (title, column, row) =>
      sheet.cell(
        title,
        lefts[column]! + 1.6,
        top + 1.4,
        columns[column]!.share * width - 2,
        { isHead: true, face: 'bold', size: small },
        row,
      ),
  )
  rows.forEach((cells, index) =>
    rowOf(
      sheet,
      whole,
      columns.map((_, column) => cells[column] ?? ''),
      (cell, column, row) =>
        sheet.cell(
          cell,
          lefts[column]! + 1.6,
          body + index * height + inset,
          columns[column]!.share * width - 2,
          { isHead: false, size: small + 0.5 },
          row,
        ),
    ),
  )
  whole.end()
  return bottom + 1.5
}

function rowOf(
  sheet: Sheet,
  whole: Part,
  cells: readonly string[],
  cell: (text: string, column: number, row: Part) => void,
) {
  const row = sheet.part('TR', whole)
  cells.forEach((each, column) => cell(each, column, row))
  row.end()
}

const tickIn = (pen: Pen, left: number, top: number, width: number, height: number) =>
  pen.box(left + (width - tickBox) / 2, top + (height - tickBox) / 2, tickBox, tickBox, { radius: 0.6, line: 0.7 })

function script(sheet: Sheet, block: As<'script'>, { x, y, width }: Place): number {
  const inner = width - 8
  const top = y + 5
  const height = sheet.heightOf(block.text, inner, { size: 10 }) + 4.4
  sheet.say('H3', block.title, x, y, width, { face: 'bold', size: 9 })
  sheet.decorate((pen) => pen.box(x, top, width, height, { radius: 1.5, line: 0.6, dash: 2 }))
  const lines = sheet.part('Div')
  let lineTop = top + 2
  for (const line of block.text.split('\n')) {
    sheet.say('P', line, x + 4, lineTop, inner, { size: 10 }, lines)
    lineTop += sheet.heightOf(line, inner, { size: 10 })
  }
  lines.end()
  return top + height + 3
}

function beside(sheet: Sheet, { left, right }: As<'beside'>, { x, y, width }: Place): number {
  const half = (width - 8) / 2
  const ends = [
    drawBlocks(sheet, left, { x, y, width: half }),
    drawBlocks(sheet, right, { x: x + half + 8, y, width: half }),
  ]
  return Math.max(...ends)
}

function cards(sheet: Sheet, block: As<'cards'>, { x, y, width }: Place): number {
  const card = { width: width / block.columns, height: 55 }
  const code = 28
  // One card is read out; the others repeat it.
  const words = (
    write: (type: string, text: string, x: number, y: number, width: number, style: object) => void,
    left: number,
    top: number,
  ) => {
    const room = card.width - code - 15
    write('P', block.title, left + 5, top + 7, room, { face: 'display', size: 15, colour: colours.eucalyptDark })
    write('P', block.text, left + 5, top + 21, room, { size: 10 })
    write('P', block.place, left + card.width - code - 5, top + 18, code, {
      size: small,
      colour: colours.quiet,
      align: 'center',
    })
    write('P', block.line, left + 5, top + 44.6, 20, { size: small, colour: colours.quiet })
  }
  for (let index = 0; index < block.columns * block.rows; index++) {
    const left = x + (index % block.columns) * card.width
    const top = y + 2 + Math.floor(index / block.columns) * card.height
    sheet.decorate((pen) => {
      pen.box(left, top, card.width, card.height, { line: 0.5, colour: colours.fieldEdge, dash: 3 })
      pen.box(left + card.width - code - 5, top + 6, code, code, { line: 0.7 })
      pen.line(left + 19, top + 48, left + card.width - 5, top + 48)
      if (index > 0) words((_type, ...rest) => pen.write(...rest), left, top)
    })
    if (index === 0) words(sheet.say, left, top)
  }
  return y + 2 + block.rows * card.height
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
