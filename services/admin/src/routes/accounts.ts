import { endpoints, internalEndpoints, type Admin } from '@findable/contracts'
import { AppError, handle, staffIdOf, type App } from '@findable/service-kit'
import { accountOf, changeAccount, changePassword, login } from '../accounts.ts'
import type { CodeDeps } from '../codes.ts'
import type { AdminUser } from '../db/staff.ts'

/** Accounts of staff; their sessions are kept by the gateway, which asks here whether they still count. */
export function accounts(app: App, { db, seal }: CodeDeps): void {
  handle(app, internalEndpoints.verifyLogin, async ({ body }, request) => {
    const admin = await login({ db, seal }, body, request.id)
    return { id: String(admin.id), passwordVersion: admin.password_version, ...shown(admin) }
  })

  handle(app, internalEndpoints.verifySession, async ({ body }) => {
    const admin = await accountOf(db, body.staffId)
    if (admin.password_version !== body.passwordVersion) throw new AppError('not-signed-in')
    return shown(admin)
  })

  handle(app, internalEndpoints.changePassword, async ({ body }, request) => ({
    passwordVersion: await changePassword(db, body, request.id),
  }))

  handle(app, endpoints.me, async (_input, request) => shown(await accountOf(db, staffIdOf(request)!)))

  handle(app, internalEndpoints.changeAccount, async ({ body }, request) =>
    shown(await changeAccount(db, body, request.id)),
  )
}

const shown = ({ username, role, email }: AdminUser): Admin => ({ username, role, email })
