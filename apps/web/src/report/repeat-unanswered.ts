import { ApiError } from '@findable/api-client'
import { polling } from './timings.ts'

const mostRepeats = 5

/**
 * Query options for polling from a phone that may lose its network at any moment: a fetch without any reply is repeated
 * up to five times, and only while the device is online. An error in reply is final.
 */
export const repeatUnanswered = {
  retry: (failures: number, error: Error) => !(error instanceof ApiError) && failures < mostRepeats,
  retryDelay: polling.progress,
}
