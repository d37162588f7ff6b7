import { json, type Route } from '../http/router.ts'
import { smtpFault, type SmtpFaultSwitch } from './faults.ts'
import type { Mailbox } from './messages.ts'

export function mailboxRoutes(mailbox: Mailbox, faults: SmtpFaultSwitch): Route[] {
  return [
    { method: 'GET', path: '/api/messages', handle: () => json(200, mailbox.list()) },
    {
      method: 'DELETE',
      path: '/api/messages',
      handle: () => {
        mailbox.clear()
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/api/faults/smtp',
      handle: (request) => {
        const asked = smtpFault.safeParse(JSON.parse(request.body))
        if (!asked.success) return json(400, { error: asked.error.message })
        faults.set(asked.data)
        return json(200, asked.data)
      },
    },
  ]
}
