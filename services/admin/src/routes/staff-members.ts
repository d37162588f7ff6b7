import { endpoints, type StaffMember } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { actorOf } from '../actor.ts'
import type { Database } from '../db/schema.ts'
import { listStaff, type AdminUser } from '../db/staff.ts'
import { removeSecondFactor } from '../second-factors.ts'
import { addStaffMember, changeRole, endSessions, givePassword } from '../staff-members.ts'

/** Administrators manage the accounts of others. */
export function staffMembers(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.staffMembers, async () => (await listStaff(db)).map(shown))

  handle(app, endpoints.addStaffMember, async ({ body }, request) =>
    withPassword(await addStaffMember(db, body, actorOf(request))),
  )

  handle(app, endpoints.changeRole, async ({ params, body }, request) =>
    shown(await changeRole(db, Number(params.id), body.role, actorOf(request))),
  )

  handle(app, endpoints.givePassword, async ({ params }, request) =>
    withPassword(await givePassword(db, Number(params.id), actorOf(request))),
  )

  handle(app, endpoints.endSessions, async ({ params }, request) => {
    await endSessions(db, Number(params.id), actorOf(request))
    return { ok: true as const }
  })

  handle(app, endpoints.removeSecondFactor, async ({ params }, request) =>
    shown(await removeSecondFactor(db, Number(params.id), actorOf(request))),
  )
}

const withPassword = ({ member, password }: { member: AdminUser; password: string }) => ({
  member: shown(member),
  password,
})

const shown = ({ id, username, email, role, last_login, created_at, second_factor_on }: AdminUser): StaffMember => ({
  id: String(id),
  username,
  email,
  role,
  lastLogin: last_login?.toISOString() ?? null,
  createdAt: created_at.toISOString(),
  secondFactor: second_factor_on,
})
