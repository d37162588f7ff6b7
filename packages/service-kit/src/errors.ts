import { errorCodes, type ErrorBody, type ErrorCode } from '@findable/contracts'

/**
 * An error with a stable code. The code decides the status; `publicText` is for the person affected, `message` for an
 * operator.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly publicText: string
  constructor(code: ErrorCode, options: { detail?: string; publicText?: string; cause?: unknown } = {}) {
    super(options.detail ?? code, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.publicText = options.publicText ?? errorCodes[code].text
  }
  get statusCode(): number {
    return errorCodes[this.code].status
  }
}

/** Codes of Fastify and its plugins for mistakes by the caller. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable-body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable-body',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
}

/** PostgreSQL has no disk, memory or connection left (class 53), or is just ending or starting (57P). */
const databaseUnavailable = /^(?:53|57P)/

interface Invalid {
  /** Where in the input, as a JSON pointer. */
  instancePath?: string
  message?: string
}

/** The rule's own message, or the validator's technical one in plain words. */
function plainly({ instancePath = '', message = '' }: Invalid): string {
  if (message !== '' && !message.startsWith('Invalid input')) return message
  const field = instancePath.split('/').filter(Boolean).join('.')
  return field === '' ? 'Send the fields of this call as a JSON object.' : `Please check the field "${field}".`
}

/** Anything thrown, as an AppError; an unexpected error becomes an internal error that tells the caller nothing. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const error = (thrown ?? {}) as { code?: string; statusCode?: number; validation?: Invalid[] }
  const invalid = error.validation?.[0]
  if (invalid) return new AppError('validation-failed', { publicText: plainly(invalid), cause: thrown })
  const known = frameworkCodes[error.code ?? '']
  if (known) return new AppError(known, { cause: thrown })
  if (error.statusCode === 429) return new AppError('too-many-requests', { cause: thrown })
  if (error.statusCode === 400) return new AppError('unreadable-body', { cause: thrown })
  return new AppError(databaseUnavailable.test(error.code ?? '') ? 'service-unavailable' : 'internal-error', {
    detail: thrown instanceof Error ? thrown.message : String(thrown),
    cause: thrown,
  })
}

export const errorBody = (error: AppError, requestId: string): ErrorBody => ({
  error: error.publicText,
  code: error.code,
  requestId,
})
