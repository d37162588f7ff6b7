/** A sheet to print: what is on it, from top to bottom. Drawn by `build/templates`. */
export interface Template {
  /** How to use it, in one or two sentences. */
  use: string
  /** Each starts a new page of A4. */
  pages: readonly (readonly Block[])[]
}

export type Block =
  | { as: 'heading'; text: string }
  | { as: 'text'; text: string }
  /** What must not be missed. */
  | { as: 'note'; text: string }
  | { as: 'ticks'; columns: 1 | 2; items: readonly string[] }
  /** Lines to write on; fields of one row share its width. */
  | { as: 'fields'; rows: readonly (readonly Field[])[] }
  /** One box for each letter. */
  | { as: 'letters'; label: string; rows: number; perRow: number }
  | { as: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[]; height: number }
  /** Words to copy. */
  | { as: 'script'; title: string; text: string }
  | { as: 'beside'; left: readonly Block[]; right: readonly Block[] }
  /** Cards to cut out, each with a place for a QR code. */
  | { as: 'cards'; columns: number; rows: number; title: string; text: string; place: string; line: string }

/** A label and the line behind it. */
export interface Field {
  label: string
  /** Share of the row; the rest is divided equally. */
  share?: number
}

interface Column {
  title: string
  /** Share of the table's width. */
  share: number
  /** Each cell has a box to tick. */
  box?: true
}

/** Rows of a table that are still to be written. */
export const empty = (count: number): string[][] => Array.from({ length: count }, () => [])
