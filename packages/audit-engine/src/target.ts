import { firstCharacters, maxAddressLength, readAddress, type AddressProblem } from '@findable/contracts'
import { refusedHost, refusedUrl } from './sources/web/address-rules.ts'
import { bareHost } from './sources/web/host-names.ts'
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

/**
 * Reads a website address as people type it, with or without scheme, www and path. The path is dropped, since the audit
 * starts at the home page. A mapped host name is accepted whatever its form.
 */
export function parseTarget(
  input: string,
  { scheme, hostMap }: { scheme?: 'http' | 'https' | undefined; hostMap?: HostMap | undefined } = {},
): Target {
  const read = readAddress(input)
  if ('problem' in read) throw new UnusableAddress(messageFor(read, input))
  const { url } = read
  if (url.username !== '' && url.password === '' && !read.scheme) {
    throw new UnusableAddress(
      `"${firstCharacters(input.trim(), 100)}" looks like an email address. Please enter the website, for example ${url.hostname}.`,
    )
  }
  const host = bareHost(url.hostname)
  const refusal = refusedUrl(url) ?? (hostMap?.hosts.has(host) ? null : refusedHost(host))
  if (refusal) throw new UnusableAddress(refusal)
  const scope = pathPartsOf(host) > 0 ? url.pathname : '/'
  const known = scheme ?? read.scheme
  return { input, url: `${known ?? 'https'}://${host}${scope}`, host, scheme: known, scope }
}

function messageFor(read: AddressProblem, input: string): string {
  switch (read.problem) {
    case 'empty':
      return 'Please enter a website address, for example yourbusiness.com.au.'
    case 'too-long':
      return `The website address is longer than ${maxAddressLength.toLocaleString('en-AU')} characters.`
    case 'forbidden-character':
      return 'A website address has no spaces, line breaks or backslashes in it.'
    case 'other-scheme':
      return `A website address starts with http:// or https://, not with ${read.scheme}://.`
    case 'unparsable':
      return `"${firstCharacters(input.trim(), 100)}" is not a website address. Please enter one like yourbusiness.com.au.`
  }
}
