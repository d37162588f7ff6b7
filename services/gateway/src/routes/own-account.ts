import { endpoints, internalEndpoints, type Endpoint } from '@findable/contracts'
import type { App, FastifyReply, FastifyRequest, InternalClient, Staff } from '@findable/service-kit'
import type * as z from 'zod/mini'
import type { LoginGuard } from '../login-guard.ts'
import { parseBody } from '../parse-body.ts'
import { beginSession } from '../sessions.ts'
import type { StaffCheck } from './staff-session.ts'

interface Deps {
  internal: InternalClient
  guard: LoginGuard
  requireStaff: StaffCheck
}

/**
 * What staff do with their own account by giving their password. It takes the same way as a login, so that a borrowed
 * session is no faster way to guess it.
 */
export function ownAccount(app: App, { internal, guard, requireStaff }: Deps): void {
  function withPassword<Body extends { currentPassword?: string | undefined }, Result>(
    endpoint: Endpoint & { body: z.ZodMiniType<Body> },
    ask: (body: Body, staff: Staff, request: FastifyRequest) => Promise<Result>,
  ): void {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { limit: endpoint.limit },
      preHandler: requireStaff(endpoint),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const body = parseBody(endpoint.body, request.body)
        const staff = request.staff!
        const act = () => ask(body, staff, request)
        return body.currentPassword === undefined ? act() : guard.attempt(staff.name, { request, reply }, act)
      },
    })
  }

  withPassword(endpoints.updateAccount, (body, { id }, request) =>
    internal(internalEndpoints.changeAccount, { body: { ...body, staffId: id } }, request.id),
  )

  withPassword(endpoints.changePassword, async (body, { id }, request) => {
    const changed = await internal(internalEndpoints.changePassword, { body: { ...body, staffId: id } }, request.id)
    await beginSession(request, { id, ...changed, since: request.session.staff!.since })
    return { ok: true }
  })

  withPassword(endpoints.startSecondFactor, (body, { id }, request) =>
    internal(internalEndpoints.startSecondFactor, { body: { ...body, staffId: id } }, request.id),
  )

  withPassword(endpoints.endSecondFactor, (body, { id }, request) =>
    internal(internalEndpoints.endSecondFactor, { body: { ...body, staffId: id } }, request.id),
  )
}
