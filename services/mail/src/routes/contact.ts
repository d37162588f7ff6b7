import { endpoints, mailsPage } from '@findable/contracts'
import { handle, staffRequestOf, type App } from '@findable/service-kit'
import { answerContactMessage, receiveContactMessage, type ContactDeps } from '../contact-messages.ts'
import { listContactMessages, type AnswerInList } from '../db/contact-messages.ts'

/** Messages of the contact form: anybody sends them, staff read and answer them. */
export function contact(app: App, deps: ContactDeps, queued: () => void): void {
  handle(app, endpoints.contact, async ({ body }, request) => {
    await receiveContactMessage(deps, body, request.id)
    queued()
    return { ok: true as const }
  })

  handle(app, endpoints.contactMessages, async ({ query: { before } }) => {
    const messages = await listContactMessages(deps.db, before === undefined ? undefined : Number(before), mailsPage)
    return messages.map(({ id, name, email, message, created_at, answers }) => ({
      id,
      name,
      email,
      message,
      at: created_at.toISOString(),
      answers: answers.map(shown),
    }))
  })

  handle(app, endpoints.answerContactMessage, async ({ params, headers, body }, request) => {
    const answer = await answerContactMessage(deps, Number(params.id), {
      ...staffRequestOf(request),
      key: headers['idempotency-key'],
      text: body.text,
    })
    queued()
    return shown(answer)
  })
}

const shown = ({ staff_name, created_at, text, state, problem }: AnswerInList) => ({
  by: staff_name,
  at: created_at.toISOString(),
  text,
  state,
  problem,
})
