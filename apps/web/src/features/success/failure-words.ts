import { ApiError } from '@findable/api-client'
import { afterDeliveryFailures } from '../../content/after-delivery.ts'

/** Why something was not done: the server's own words, or that it was not reached. */
export const failureWords = (error: Error): string =>
  error instanceof ApiError && error.body ? error.body.error : afterDeliveryFailures.unreachable
