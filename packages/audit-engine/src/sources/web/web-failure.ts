import type { NotFetched } from '../source.ts'

export type FailureReason = NotFetched['reason']

/** Why an address gave no answer. The message is one plain sentence that a customer may read. */
export class WebFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'WebFailure'
    this.reason = reason
  }
}

/** Translates errors of Node and undici into what they mean to the website's owner. */
export function asWebFailure(error: unknown, host: string): WebFailure {
  if (error instanceof WebFailure) return error
  const { code, message } = describe(error)
  if (/TIMEOUT|TIMEDOUT/.test(code)) {
    return new WebFailure('timeout', `${host} did not answer in time.`, error)
  }
  if (code === 'ENOTFOUND' || code === 'ENODATA' || code === 'EAI_AGAIN') {
    return new WebFailure('dns', `The name ${host} could not be found.`, error)
  }
  if (/^ERR_(SSL|TLS)|^EPROTO|CERT/.test(code) || /secure TLS connection/.test(message)) {
    return new WebFailure('tls', `${host} could not agree on a secure connection (${code || message}).`, error)
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return new WebFailure('unreadable', `${host} sent more headers than a browser would accept.`, error)
  }
  // Parser errors: HTTP, then zlib, brotli and zstd.
  if (/^HTTPParserError$|^HPE_|_CONTENT_LENGTH_MISMATCH$|^Z_|^ERR_(BROTLI|ZSTD|_ERROR)|^ZSTD_/.test(code)) {
    return new WebFailure('unreadable', `${host} sent an answer that is not valid (${code}).`, error)
  }
  return new WebFailure('connection', `No connection to ${host} (${code || message}).`, error)
}

/** An AggregateError (several addresses were tried) is described by its first error. */
function describe(error: unknown): { code: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0])
  if (!(error instanceof Error)) return { code: '', message: String(error) }
  // undici's parser errors sometimes have no code.
  const { code = error.name === 'HTTPParserError' ? error.name : '' } = error as NodeJS.ErrnoException
  return { code, message: error.message }
}
