import { endpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'
import { receiveContactMessage, type ContactDeps } from '../contact-messages.ts'

export function contact(app: App, deps: ContactDeps, queued: () => void): void {
  handle(app, endpoints.contact, async ({ body }, request) => {
    await receiveContactMessage(deps, body, request.id)
    queued()
    return { ok: true as const }
  })
}
