import { keepPages, type Elsewhere, type KeptPages } from '../reader.ts'
import type { SentDocument } from '../sources/crawl/read-page.ts'
import { revive, type PortableWebsite } from './portable.ts'
import { serveTasks } from './serve-tasks.ts'

/** What is asked of a thread, for one of the audits whose pages it has. */
export type ReaderTask = { audit: number } & (
  | { name: 'read'; id: number; document: SentDocument }
  | { name: 'show'; id: number; sentId: number; html: string }
  | { name: 'derive'; website: PortableWebsite }
  | { name: 'assess'; website: PortableWebsite; elsewhere: Elsewhere }
  | { name: 'forget' }
)

/** Makes this thread read the pages of audits and keep them until it is told to forget. */
export function serveReaders(keep: () => KeptPages = keepPages): void {
  const audits = new Map<number, KeptPages>()
  serveTasks((task: ReaderTask) => {
    if (task.name === 'forget') return void audits.delete(task.audit)
    const pages = audits.get(task.audit) ?? keep()
    audits.set(task.audit, pages)
    switch (task.name) {
      case 'read':
        return pages.read(task.id, task.document)
      case 'show':
        return pages.show(task.id, task.sentId, task.html)
      case 'derive':
        return pages.derive(revive(task.website))
      case 'assess':
        return pages.assess(revive(task.website), task.elsewhere)
    }
  })
}
