import type { FailureReason } from './sources/web/web-failure.ts'

/** Without the home page there is no audit. The message says in one plain sentence what happened instead. */
export class HomeUnreadable extends Error {
  readonly reason: FailureReason | 'http-error' | 'not-a-page' | 'placeholder'
  /** HTTP status of the answer, if there was one. */
  readonly status: number | null

  constructor(reason: HomeUnreadable['reason'], message: string, status: number | null = null) {
    super(message)
    this.name = 'HomeUnreadable'
    this.reason = reason
    this.status = status
  }
}
