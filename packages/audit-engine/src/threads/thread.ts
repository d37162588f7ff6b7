import { assess, type Gatherings } from '../assess.ts'
import { deriveFacts, type WebsiteGatherings } from '../facts/derive-facts.ts'
import { parsePage } from '../page/parse-page.ts'
import { revive, type Portable } from './portable.ts'
import { serveTasks } from './serve-tasks.ts'

/** What each thread of the pool runs. */
serveTasks({
  parse: ({ html, url }: { html: string; url: string }) => parsePage(html, url),
  derive: (gathered: Portable<WebsiteGatherings>) => deriveFacts(revive(gathered)),
  assess: (gathered: Portable<Gatherings>) => assess(revive(gathered)),
})
