import type { Kysely, Logger } from '@findable/service-kit'
import type { Database } from './db/schema.ts'
import { replaceSecondFactor, sealedSecondFactors } from './db/second-factors.ts'
import type { Seal } from './sealing.ts'
import { findSealedPassword, replaceSealedPassword } from './settings.ts'

/** What staff saved and `SETTINGS_KEY` encrypts: the mail server's password, and secrets of authenticator apps. */

interface Deps {
  db: Kysely<Database>
  seal: Seal
}

interface SealedSecret {
  kind: 'password' | 'second-factor'
  sealed: string
  /** Only if it is still as it was read. */
  replace(renewed: string): Promise<void>
}

async function sealedSecrets(db: Kysely<Database>): Promise<SealedSecret[]> {
  const [password, factors] = await Promise.all([findSealedPassword(db), sealedSecondFactors(db)])
  const replace = (renewed: string) => replaceSealedPassword(db, password!, renewed)
  return [
    ...(password === undefined ? [] : [{ kind: 'password', sealed: password, replace } as const]),
    ...factors.map(({ id, sealed }) => ({
      kind: 'second-factor' as const,
      sealed,
      replace: (renewed: string) => replaceSecondFactor(db, id, sealed, renewed),
    })),
  ]
}

/** What was saved with a key that is not among ours: a sentence for each kind. */
export async function unreadableSecrets({ db, seal }: Deps): Promise<string[]> {
  const lost = (await sealedSecrets(db)).filter(({ sealed }) => renewedOf(seal, sealed) === undefined)
  const factors = lost.filter(({ kind }) => kind === 'second-factor').length
  return [
    lost.length > factors && "The mail server's password cannot be read: enter it again in the settings.",
    factors > 0 && `Second factors that cannot be read: ${factors}. Their recovery codes work.`,
  ].filter((sentence) => sentence !== false)
}

/** Encrypts with the first key what an earlier one has encrypted, and raises an alert about what none opens. */
export async function renewSecrets(deps: Deps, log: Logger): Promise<void> {
  const { db, seal } = deps
  for (const { kind, sealed, replace } of await sealedSecrets(db)) {
    const renewed = renewedOf(seal, sealed)
    if (renewed === undefined || renewed === sealed) continue
    await replace(renewed)
    log.info({ kind }, 'encrypted again with the new SETTINGS_KEY')
  }
  const unreadable = await unreadableSecrets(deps)
  if (unreadable.length > 0) {
    log.error({ alert: 'settings-unreadable', problem: unreadable.join(' ') }, 'SETTINGS_KEY is not the one it was')
  }
}

function renewedOf(seal: Seal, sealed: string): string | undefined {
  try {
    return seal.renew(sealed)
  } catch {
    return undefined
  }
}
