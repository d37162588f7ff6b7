import { sql } from '@findable/service-kit'
import type { RawBuilder } from 'kysely'

/** Whether a text in lower case holds what was typed, taken literally. */
export const contains = (text: RawBuilder<unknown>, typed: string) =>
  // Both sides are put into lower case by the database, whose letters are not always JavaScript's.
  sql<boolean>`${text} like lower(${`%${typed.replace(/[\\%_]/g, String.raw`\$&`)}%`})`
