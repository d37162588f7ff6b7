import { endpoints, internalEndpoints, loginSchema } from '@findable/contracts'
import { AppError, type App, type FastifyRequest, type InternalClient } from '@findable/service-kit'
import type { LoginGuard } from '../login-guard.ts'
import { isTooOld } from '../sessions.ts'

export interface StaffSessionDeps {
  internal: InternalClient
  /** The origin of our own pages. */
  origin: string
  guard: LoginGuard
}

/** Login and logout: the session is kept here, the account in the admin service. */
export function staffSession(app: App, { internal, origin, guard }: StaffSessionDeps): void {
  app.decorateRequest('ownOrigin', origin)

  app.post(endpoints.login.path, { config: { limit: endpoints.login.limit } }, async (request, reply) => {
    requireOwnPage(request)
    const body = loginSchema.safeParse(parseJson(request.body))
    if (!body.success) throw new AppError('validation-failed', { publicText: body.error.issues[0]!.message })
    const { id, ...admin } = await guard.attempt(body.data.username, { request, reply }, () =>
      internal(internalEndpoints.verifyLogin, { body: body.data }, request.id),
    )
    // A session id known before the login must be worthless after it.
    await request.session.regenerate()
    request.session.staff = { id, name: admin.username, since: Date.now() }
    return admin
  })

  app.post(endpoints.logout.path, { config: { limit: endpoints.logout.limit } }, async (request) => {
    requireOwnPage(request)
    await request.session.destroy()
    return { ok: true }
  })
}

/**
 * Lets staff through and records who it is. Throws `not-signed-in`, or `wrong-origin` for a changing call from a
 * foreign page.
 */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  const staff = request.session.staff
  if (!staff) throw new AppError('not-signed-in')
  if (isTooOld(staff.since)) {
    await request.session.destroy()
    throw new AppError('not-signed-in')
  }
  if (request.method !== 'GET') requireOwnPage(request)
  request.staff = { id: staff.id, name: staff.name ?? `Staff ${staff.id}` }
}

/** Browsers send Origin with every POST, PATCH and DELETE, and no page can forge it. */
function requireOwnPage(request: FastifyRequest): void {
  if (request.headers.origin !== request.ownOrigin) throw new AppError('wrong-origin')
  const hasBody = Buffer.isBuffer(request.body) && request.body.length > 0
  if (hasBody && !/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new AppError('not-json')
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch (cause) {
    throw new AppError('unreadable-body', { cause })
  }
}
