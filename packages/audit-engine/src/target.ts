import { firstCharacters } from '@findable/contracts'
import { bareHost, refusedHost, refusedUrl } from './sources/web/address-rules.ts'
import type { HostMap } from './sources/web/host-map.ts'
import { pathPartsOf } from './sources/web/shared-hosts.ts'

/** The website to audit, as a person typed it. */
export interface Target {
  /** As typed. */
  input: string
  /** Where its home page is expected. */
  url: string
  /** Lower case, punycode, `www.` kept. */
  host: string
  /** The scheme the person typed; null when there was none, so https is our guess. */
  scheme: 'http' | 'https' | null
  /** On a host shared by many sites, the path that belongs to this one; otherwise '/'. */
  scope: string
}

/** A website address that cannot be audited; the message says why, and what to type instead. */
export class UnusableAddress extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnusableAddress'
  }
}

const maxLength = 2_048

/**
 * Reads a website address as people type it, with or without scheme, www and path. The path is dropped, since the audit
 * starts at the home page. A mapped host name is accepted whatever its form.
 */
export function parseTarget(
  input: string,
  { scheme, hostMap }: { scheme?: 'http' | 'https' | undefined; hostMap?: HostMap | undefined } = {},
): Target {
  const typed = input.trim()
  if (typed === '') throw new UnusableAddress('Please enter a website address, for example yourbusiness.com.au.')
  if (typed.length > maxLength) throw new UnusableAddress('The website address is longer than 2,048 characters.')
  if (/[\s\x00-\x1f\x7f\\]/.test(typed))
    throw new UnusableAddress('A website address has no spaces, line breaks or backslashes in it.')
  const written = /^([a-z][a-z0-9+.-]*):\/\//i.exec(typed)?.[1]?.toLowerCase()
  if (written && written !== 'http' && written !== 'https') {
    throw new UnusableAddress(`A website address starts with http:// or https://, not with ${written}://.`)
  }
  const guessed = scheme ?? (written as 'http' | 'https' | undefined) ?? 'https'
  const url = URL.parse(`${guessed}://${typed.replace(/^([a-z]+:)?\/\//i, '')}`)
  if (!url)
    throw new UnusableAddress(
      `"${firstCharacters(typed, 100)}" is not a website address. Please enter one like yourbusiness.com.au.`,
    )
  if (url.username !== '' && url.password === '' && !written) {
    throw new UnusableAddress(
      `"${firstCharacters(typed, 100)}" looks like an email address. Please enter the website, for example ${url.hostname}.`,
    )
  }
  const host = bareHost(url.hostname)
  const refusal = refusedUrl(url) ?? (hostMap?.hosts.has(host) ? null : refusedHost(host))
  if (refusal) throw new UnusableAddress(refusal)
  const scope = pathPartsOf(host) > 0 ? url.pathname : '/'
  return { input, url: `${url.protocol}//${host}${scope}`, host, scheme: scheme ?? (written ? guessed : null), scope }
}
