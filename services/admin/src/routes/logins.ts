import { endpoints, internalEndpoints } from '@findable/contracts'
import { AppError, handle, staffIdOf, type App, type Kysely } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { findById, findByUsername, recordLogin } from '../db/staff.ts'
import { isPassword } from '../passwords.ts'

/** Checks a login for the gateway, which keeps the session, and says whose account a session belongs to. */
export function logins(app: App, db: Kysely<Database>): void {
  handle(app, internalEndpoints.verifyLogin, async ({ body }) => {
    const admin = await findByUsername(db, body.username)
    if (!(await isPassword(body.password, admin?.password)) || !admin) throw new AppError('login-failed')
    await recordLogin(db, admin.id)
    return { id: String(admin.id), username: admin.username, role: admin.role, email: admin.email }
  })

  handle(app, endpoints.me, async (_input, request) => {
    const admin = await findById(db, Number(staffIdOf(request)))
    if (!admin) throw new AppError('not-signed-in')
    return { username: admin.username, role: admin.role, email: admin.email }
  })
}
