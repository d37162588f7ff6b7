import { assess as assessGathered, type Assessed } from '../assess.ts'
import type { Page } from '../page/page.ts'
import { parsePage } from '../page/parse-page.ts'
import { revive, type Portable } from './portable.ts'

/** What runs inside a thread of the pool: one exported function for each kind of task. */

export const parse = ({ html, url }: { html: string; url: string }): Page => parsePage(html, url)

export const assess = (gathered: Portable): Assessed => assessGathered(revive(gathered))
