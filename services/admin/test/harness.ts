import type { Endpoint } from '@findable/contracts'
import { createLogger, migrate, openDatabase, type App, type Logger } from '@findable/service-kit'
import { freshDatabase } from '@findable/test-kit'
import { buildApp } from '../src/app.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'
import { ensureFirstAdmin } from '../src/first-admin.ts'
import { renewSecrets } from '../src/sealed-secrets.ts'
import { createSeal } from '../src/sealing.ts'

const internalToken = 'a-service-credential'
const log = createLogger('admin', 'silent')

interface Input {
  /** Who the gateway says makes the call; null for nobody. */
  as?: { id: string; username: string } | null
  /** Of its path. */
  id?: string
  query?: string
  body?: object
}

/** The admin service with its own database, and the account Owner, unless it has no password. */
export async function openAdmin({
  password,
  resetAsked = () => {},
}: { password?: string | undefined; resetAsked?: () => void } = {}) {
  const database = await freshDatabase()
  const db = openDatabase<Database>(database.urls.admin, log)
  await migrate(db, migrations, log)
  let seal = createSeal(['a key for settings'])
  const openApp = (): App => buildApp({ db, seal, log, internalToken, resetAsked })
  let app = openApp()
  /** What a start of the service does with a configured password. */
  const ensureFirst = (given: string | undefined) =>
    ensureFirstAdmin(db, { username: 'Owner', password: given, email: 'owner@example.com.au' }, log)
  await ensureFirst(password)
  return {
    db,
    ensureFirst,
    async call(
      { method, path }: Endpoint,
      { as = { id: '1', username: 'Owner' }, id = '', query = '', body }: Input = {},
    ) {
      const response = await app.inject({
        method,
        url: path.replace(':id', id) + query,
        ...(body && { payload: body }),
        headers: {
          'x-internal-token': internalToken,
          ...(as && { 'x-staff-id': as.id, 'x-staff-name': as.username }),
        },
      })
      return { status: response.statusCode, body: response.json() }
    },
    /** A call that no service of ours makes. */
    strangerCalls: async ({ method, path }: Endpoint, body: object) =>
      (await app.inject({ method, url: path, payload: body })).statusCode,
    async restartWith(...settingsKeys: string[]) {
      await app.close()
      seal = createSeal(settingsKeys)
      app = openApp()
    },
    attention: async (): Promise<string[]> => (await app.inject('/health/ready')).json().attention,
    /** What a start of the service does with secrets of other keys; the alert it raises. */
    async renewSecrets() {
      let alert: { alert: string; problem: string } | undefined
      const note = { info: () => {}, error: (line: typeof alert) => (alert = line) }
      await renewSecrets({ db, seal }, note as unknown as Logger)
      return alert
    },
    async close() {
      await app.close()
      await db.destroy()
      await database.drop()
    },
  }
}
export type Admin = Awaited<ReturnType<typeof openAdmin>>
