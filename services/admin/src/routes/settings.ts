import { endpoints, internalEndpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'
import { actorOf } from '../actor.ts'
import {
  readAppSettings,
  readForMail,
  readForStaff,
  saveAppSettings,
  saveEmailSettings,
  type SettingsDeps,
} from '../settings.ts'

/** Settings: staff read and save them, and other services read the ones they need. */
export function settings(app: App, deps: SettingsDeps): void {
  handle(app, endpoints.settings, () => readForStaff(deps.db))
  handle(app, endpoints.updateEmailSettings, async ({ body }, request) => {
    await saveEmailSettings(deps, body, actorOf(request))
    return { ok: true as const }
  })
  handle(app, endpoints.updateAppSettings, async ({ body }, request) => {
    await saveAppSettings(deps, body, actorOf(request))
    return { ok: true as const }
  })

  handle(app, internalEndpoints.emailSettings, async () => ({ settings: await readForMail(deps) }))
  handle(app, internalEndpoints.appSettings, () => readAppSettings(deps.db))
}
