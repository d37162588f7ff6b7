import { withJson } from '../http/json-body.ts'
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
      handle: withJson(smtpFault, (fault) => {
        faults.set(fault)
        return json(200, fault)
      }),
    },
  ]
}
