import { buildRequest, type Endpoint } from '@findable/contracts'
import type { FastifyReply } from '@findable/service-kit'
import type { Page, PageRequest } from '../db/page.ts'

/** Says beside a page how many match in all, and where the neighbouring pages are. */
export function tellPages(
  reply: FastifyReply,
  endpoint: Endpoint,
  { after: _after, before, ...request }: PageRequest,
  { reports, next, previous, total }: Page<{ id: string | number }> & { total: number },
): void {
  const link = (neighbour: { after?: string | undefined; before?: string | undefined }, rel: string) =>
    `<${buildRequest(endpoint, { query: { ...request, ...neighbour } }).path}>; rel="${rel}"`
  const idOf = (report: { id: string | number } | undefined) => report && String(report.id)
  const links = [
    next && link({ after: idOf(reports.at(-1)) ?? before }, 'next'),
    previous && reports[0] && link({ before: idOf(reports[0]) }, 'prev'),
  ].filter((given) => typeof given === 'string')
  reply.header('x-total-count', total)
  if (links.length > 0) reply.header('link', links.join(', '))
}
