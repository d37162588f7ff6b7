import { isOpenToViewers, type Endpoint, type ErrorCode } from '@findable/contracts'

/**
 * Every code that a call may answer, but those that any request may meet: `internal-error`, `service-unavailable`, and
 * those of a request that arrives too slowly or cannot be read.
 */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, owner, method, params, query, headers, body, limit } = endpoint
  const changes = method !== 'GET'
  const isStaff = access === 'staff'
  // The gateway keeps the sessions, so its own calls that change something come from our pages only.
  const fromOwnPages = changes && (isStaff || owner === 'gateway')
  const general: [applies: boolean, codes: ErrorCode[]][] = [
    [Boolean(params ?? query ?? headers ?? (body !== 'bytes' && body)), ['validation-failed']],
    [body !== undefined && body !== 'bytes', ['unreadable-body', 'not-json']],
    [body !== undefined, ['too-large']],
    [params !== undefined, ['not-found']],
    [isStaff, ['not-signed-in']],
    [fromOwnPages, ['wrong-origin']],
    [isStaff && !isOpenToViewers(endpoint), ['viewers-only-look']],
    [limit !== 'none', ['too-many-requests']],
  ]
  const applying = general.flatMap(([applies, codes]) => (applies ? codes : []))
  return [...new Set([...endpoint.errors, ...applying])]
}
