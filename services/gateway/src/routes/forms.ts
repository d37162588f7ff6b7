import { contactMessages, contactPath, endpoints, resendMessages, resendPath, sentPath } from '@findable/contracts'
import { AppError, noteError, type App, type FastifyRequest, type InternalClient } from '@findable/service-kit'
import { fillForm } from '../fill-form.ts'
import type { Limits } from '../limits.ts'
import type { Pages } from '../pages.ts'

/** Forms that also work without script: they post to their own page, and the gateway makes the call for them. */
const postedForms = [
  { page: contactPath, endpoint: endpoints.contact, failed: contactMessages.failed },
  { page: resendPath, endpoint: endpoints.resendReport, failed: resendMessages.failed },
] as const

export interface FormsDeps {
  pages: Pages
  internal: InternalClient
  limits: Limits
  /** The origin of our own pages. */
  origin: string
}

/**
 * A post without script follows the rules of the call with script, and counts towards its limit. It leads to a page
 * that says it was sent, or back to the form with the reason and everything that was typed.
 */
export function forms(app: App, { pages, internal, limits, origin }: FormsDeps): void {
  for (const { page, endpoint, failed } of postedForms) {
    app.route({
      method: 'POST',
      url: page,
      handler: async (request, reply) => {
        requireOwnForm(request, origin)
        // Counted here and not before the body is read, so that a refusal can keep what was typed.
        await limits.byName(endpoint.limit)(request, reply)
        // The service checks the fields, as it does for every call.
        await internal(endpoint, { body: fieldsOf(request) as never }, request.id)
        return reply.header('cache-control', 'no-store').redirect(sentPath(page), 303)
      },
      errorHandler: (thrown, request, reply) => {
        const error = noteError(thrown, request)
        const problem = error.statusCode < 500 ? error.publicText : failed
        // Another site must not be able to fill in our forms.
        const fields = error.code === 'wrong-origin' ? {} : fieldsOf(request)
        void reply
          .code(error.statusCode)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(fillForm(pages.get(page)!.text.toString(), { problem, fields }))
      },
    })
  }
}

/** Browsers send Origin with every POST, and no page can forge it. */
function requireOwnForm({ headers }: FastifyRequest, origin: string): void {
  if (headers.origin !== origin) throw new AppError('wrong-origin')
  if (!isForm(headers['content-type'])) throw new AppError('not-a-form')
}

const isForm = (type = '') => /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)

/** The posted fields; none where the body is no form or was refused unread. Browsers send line breaks as CRLF. */
function fieldsOf({ body, headers }: FastifyRequest): Record<string, string> {
  if (!Buffer.isBuffer(body) || !isForm(headers['content-type'])) return {}
  const fields = [...new URLSearchParams(body.toString())]
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}
