import type { Tip } from './audit-result.ts'

/** How much work a to-do is, for every form of the report. */
export const effortInWords = ({ ease }: Pick<Tip, 'ease'>): string =>
  ease >= 3 ? 'Easy' : ease === 2 ? 'Some work' : 'A bigger job'
