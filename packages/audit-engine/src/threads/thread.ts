import { assess } from '../assess.ts'
import { parsePage } from '../page/parse-page.ts'
import { revive, type Portable } from './portable.ts'
import { serveTasks } from './serve-tasks.ts'

/** What runs inside each thread of the pool. */
serveTasks({
  parse: ({ html, url }: { html: string; url: string }) => parsePage(html, url),
  assess: (gathered: Portable) => assess(revive(gathered)),
})
