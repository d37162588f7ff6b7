import { createHmac } from 'node:crypto'
import { internalEndpoints, productName, type EmailSettings } from '@findable/contracts'
import type { InternalClient } from '@findable/service-kit'

interface Sender {
  name: string
  address: string
}

/** How to reach the mail server, and as whom. */
export interface SmtpSettings {
  host: string
  port: number
  /** Absent where the server wants no login. */
  login: { user: string; password: string } | undefined
  from: Sender
  /** Staff can switch all mail off; messages wait meanwhile. */
  enabled: boolean
}

const rememberFor = 5_000

/**
 * Settings that staff saved, else `fallback`. While the admin service is away the last answer holds; before the first
 * one it rejects, since a guess could be the wrong server.
 */
export function createSettingsSource(internal: InternalClient, fallback: SmtpSettings): () => Promise<SmtpSettings> {
  let known: { settings: SmtpSettings; until: number } | undefined
  return async () => {
    if (known && known.until > performance.now()) return known.settings
    const answer = await internal(internalEndpoints.emailSettings, {}, 'mail-settings').catch((error: unknown) => {
      if (known) return null
      throw error
    })
    const settings =
      answer === null ? known!.settings : answer.settings === null ? fallback : fromStored(answer.settings)
    known = { settings, until: performance.now() + rememberFor }
    return settings
  }
}

const fromStored = (stored: EmailSettings): SmtpSettings => ({
  host: stored.smtpHost,
  port: stored.smtpPort,
  login: { user: stored.smtpUser, password: stored.smtpPassword },
  from: { name: productName, address: stored.emailFrom },
  enabled: stored.enableEmailNotifications,
})

/** Tells settings apart without keeping the password: keyed, so that a stolen table cannot be searched for it. */
export const digestOf = ({ host, port, login }: SmtpSettings, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([host, port, login?.user, login?.password]))
    .digest('base64url')
