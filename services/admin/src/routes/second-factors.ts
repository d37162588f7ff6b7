import { endpoints, internalEndpoints } from '@findable/contracts'
import { handle, staffIdOf, type App } from '@findable/service-kit'
import { accountOf } from '../accounts.ts'
import { actorOf } from '../actor.ts'
import type { CodeDeps } from '../codes.ts'
import { confirmSecondFactor, endSecondFactor, recoveryCodesLeft, startSecondFactor } from '../second-factors.ts'

/** The second factor of the person who makes the call. */
export function secondFactors(app: App, deps: CodeDeps): void {
  handle(app, endpoints.secondFactor, async (_input, request) => {
    const admin = await accountOf(deps.db, staffIdOf(request)!)
    return { on: admin.second_factor_on, recoveryCodesLeft: await recoveryCodesLeft(deps.db, admin.id) }
  })

  handle(app, internalEndpoints.startSecondFactor, ({ body }) => startSecondFactor(deps, body))

  handle(app, endpoints.confirmSecondFactor, async ({ body }, request) => ({
    recoveryCodes: await confirmSecondFactor(deps, body.code, actorOf(request)),
  }))

  handle(app, internalEndpoints.endSecondFactor, async ({ body }, request) => {
    await endSecondFactor(deps, body, request.id)
    return { ok: true as const }
  })
}
