import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets for the database, so that a copy of the database alone does not reveal them. */
export interface Seal {
  close(secret: string): string
  /** Throws if the value was sealed with a key that is not among ours, or has been changed since. */
  open(sealed: string): string
  /** The same secret sealed with the key that closes; as it is, if that key closed it. Throws as `open` does. */
  renew(sealed: string): string
}

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** The first key closes; each opens what it closed, so that a key can be exchanged. */
export function createSeal(settingsKeys: readonly string[]): Seal {
  const keys = settingsKeys.map((settingsKey) => Buffer.from(hkdfSync('sha256', settingsKey, '', 'settings', 32)))

  function close(secret: string): string {
    const iv = randomBytes(ivLength)
    const cipher = createCipheriv(algorithm, keys[0]!, iv)
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
  }

  function openWith(key: Buffer, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
  }

  function find(sealed: string): { secret: string; current: boolean } {
    let problem: unknown
    for (const key of keys) {
      try {
        return { secret: openWith(key, sealed), current: key === keys[0] }
      } catch (error) {
        problem = error
      }
    }
    throw problem
  }

  return {
    close,
    open: (sealed) => find(sealed).secret,
    renew(sealed) {
      const { secret, current } = find(sealed)
      return current ? sealed : close(secret)
    },
  }
}
