import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets for the database, so that a copy of the database alone does not reveal them. */
export interface Seal {
  close(secret: string): string
  /** Throws if the value was sealed with another key or has been changed since. */
  open(sealed: string): string
}

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

export function createSeal(settingsKey: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', settingsKey, '', 'settings', 32))
  return {
    close(secret) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, key, iv)
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
    },
  }
}
