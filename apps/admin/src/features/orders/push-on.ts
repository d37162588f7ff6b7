import { endpoints, type OrderView } from '@findable/contracts/staff'
import { api } from '../../api/client.ts'
import { messageOf } from '../../content/toasts.ts'

/** Pushes an order on in each service, and says in a sentence what was done and who did not answer. */
export async function pushOn({ reference, orderId }: OrderView): Promise<string> {
  const ofOrder = { params: { orderId } }
  const parts = [
    { done: 'the next step was repeated', call: () => api.call(endpoints.replayOrder, { params: { reference } }) },
    { done: 'the report is tried now', call: () => api.call(endpoints.replayReport, ofOrder) },
    { done: 'its mails are tried now', call: () => api.call(endpoints.replayMails, ofOrder) },
  ]
  const answers = await Promise.allSettled(parts.map(({ call }) => call()))
  const refused = answers.find((answer) => answer.status === 'rejected')
  if (answers.every(({ status }) => status === 'rejected')) throw refused!.reason
  const done = parts.filter((_, index) => {
    const answer = answers[index]!
    return answer.status === 'fulfilled' && answer.value.pushed
  })
  const said = done.length > 0 ? done.map((part) => part.done).join(', ') : 'there was nothing to do'
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.${refused ? ` Part of it failed: ${messageOf(refused.reason)}` : ''}`
}
