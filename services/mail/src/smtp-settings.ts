import { createHmac } from 'node:crypto'
import { internalEndpoints, productName, type EmailSettings } from '@findable/contracts'
import { remembered, type InternalClient } from '@findable/service-kit'

interface Sender {
  name: string
  address: string
}

/** How to reach the mail server, and which login to use. */
export interface SmtpSettings {
  host: string
  port: number
  /** Absent when the server needs no login. */
  login: { user: string; password: string } | undefined
  from: Sender
  /** Staff can switch all mail off; messages wait meanwhile. */
  enabled: boolean
}

/**
 * A login is sent over encrypted connections only, except to the sandbox's server, which has no TLS and is on this
 * machine.
 */
export const requireTlsBut =
  (sandbox: Pick<SmtpSettings, 'host' | 'port'> | undefined) =>
  ({ host, port }: Pick<SmtpSettings, 'host' | 'port'>): boolean =>
    host !== sandbox?.host || port !== sandbox.port

/**
 * The settings staff saved, else `fallback`: `current` asks admin, `settings` may be seconds old. Both reject until admin
 * has answered once: a guess could be the wrong server.
 */
export function createSettingsSource(internal: InternalClient, fallback: SmtpSettings) {
  const current = async (): Promise<SmtpSettings> => {
    const { settings } = await internal(internalEndpoints.emailSettings, {}, 'mail-settings')
    return settings === null ? fallback : fromStored(settings)
  }
  return { current, settings: remembered(current) }
}

const fromStored = (stored: EmailSettings): SmtpSettings => ({
  host: stored.smtpHost,
  port: stored.smtpPort,
  login: { user: stored.smtpUser, password: stored.smtpPassword },
  from: { name: productName, address: stored.emailFrom },
  enabled: stored.enableEmailNotifications,
})

/** Tells settings apart without keeping the password. Keyed, so that a stolen table cannot be searched for it. */
export const digestOf = ({ host, port, login }: SmtpSettings, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([host, port, login?.user, login?.password]))
    .digest('base64url')
