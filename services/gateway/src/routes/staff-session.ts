import { endpoints, internalEndpoints, isOpenToViewers, loginSchema, type Endpoint } from '@findable/contracts'
import { AppError, type App, type FastifyRequest, type InternalClient } from '@findable/service-kit'
import type { LoginGuard } from '../login-guard.ts'
import { parseBody } from '../parse-body.ts'
import { beginSession, isTooOld } from '../sessions.ts'

/** Lets staff through whose role may make this call, and records who it is; rejects anyone else. */
export type StaffCheck = (endpoint: Endpoint) => (request: FastifyRequest) => Promise<void>

interface StaffCheckDeps {
  internal: InternalClient
  /** The origin of our own pages. */
  origin: string
}

/**
 * Throws `not-signed-in`, `wrong-origin` for a changing call from a foreign page, or `viewers-only-look`. The account
 * itself is asked whether the session still counts, so that a changed password ends it and a changed role holds at once,
 * and the name is the current one.
 */
export function createStaffCheck({ internal, origin }: StaffCheckDeps): StaffCheck {
  return (endpoint) => async (request) => {
    const staff = request.session.staff
    // An earlier release stored no version.
    if (!staff?.passwordVersion) throw new AppError('not-signed-in')
    if (request.method !== 'GET') requireOwnPage(request, origin)
    try {
      if (isTooOld(staff.since)) throw new AppError('not-signed-in')
      const { username, role } = await internal(
        internalEndpoints.verifySession,
        { body: { staffId: staff.id, passwordVersion: staff.passwordVersion } },
        request.id,
      )
      if (role !== 'admin' && !isOpenToViewers(endpoint)) throw new AppError('viewers-only-look')
      request.staff = { id: staff.id, name: username }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-signed-in') await request.session.destroy()
      throw error
    }
  }
}

interface StaffSessionDeps extends StaffCheckDeps {
  guard: LoginGuard
}

/**
 * Login and logout: the session is kept here, the account in the admin service. A session begins when everything that
 * the account asks for was given, in one call, so there is none that is half signed in.
 */
export function staffSession(app: App, { internal, origin, guard }: StaffSessionDeps): void {
  app.post(endpoints.login.path, { config: { limit: endpoints.login.limit } }, async (request, reply) => {
    requireOwnPage(request, origin)
    const body = parseBody(loginSchema, request.body)
    const { id, passwordVersion, ...admin } = await guard.attempt(body.username, { request, reply }, () =>
      internal(internalEndpoints.verifyLogin, { body }, request.id),
    )
    await beginSession(request, { id, passwordVersion, since: Date.now() })
    return admin
  })

  app.post(endpoints.logout.path, { config: { limit: endpoints.logout.limit } }, async (request) => {
    requireOwnPage(request, origin)
    await request.session.destroy()
    return { ok: true }
  })
}

/** Browsers send Origin with every POST, PATCH and DELETE, and no page can forge it. */
function requireOwnPage(request: FastifyRequest, origin: string): void {
  if (request.headers.origin !== origin) throw new AppError('wrong-origin')
  const hasBody = Buffer.isBuffer(request.body) && request.body.length > 0
  if (hasBody && !/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new AppError('not-json')
}
