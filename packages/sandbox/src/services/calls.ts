import type { Request } from '../http/router.ts'
import type { ServiceName } from './service.ts'

/** One call that reached a service, as listed by `GET /api/services/calls`. */
interface ServiceCall {
  service: ServiceName
  method: string
  /** The provider's path, without the sandbox's own prefix. */
  path: string
  query: Record<string, string>
  body: string | null
  /** X-Goog-FieldMask. */
  fieldMask: string | null
  userAgent: string | null
  /** ISO 8601, UTC. */
  at: string
}

export interface CallLog {
  record(service: ServiceName, path: string, request: Request): void
  /** Oldest first. */
  list(): ServiceCall[]
  clear(): void
}

const mostKept = 10_000

export function callLog(): CallLog {
  let calls: ServiceCall[] = []
  return {
    record: (service, path, { method, url, body, headers }) => {
      calls.push({
        service,
        method,
        path,
        query: Object.fromEntries(url.searchParams),
        body: body === '' ? null : body,
        fieldMask: header(headers['x-goog-fieldmask']),
        userAgent: header(headers['user-agent']),
        at: new Date().toISOString(),
      })
      if (calls.length > mostKept) calls = calls.slice(-mostKept)
    },
    list: () => calls,
    clear: () => {
      calls = []
    },
  }
}

const header = (value: string | string[] | undefined): string | null => (value === undefined ? null : String(value))
