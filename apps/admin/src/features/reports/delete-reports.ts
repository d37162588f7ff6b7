import { ApiError } from '@findable/api-client'
import { endpoints } from '@findable/contracts/staff'
import { api } from '../../api/client.ts'
import { serverText } from '../../content/toasts.ts'

/** Calls at a time. */
const lanes = 6
const mostWaits = 3
/** Seconds. */
const longestWait = 60

/** Deletes reports with a call each. Returns why those that are still there could not be deleted, by their ids. */
export async function deleteReports(ids: readonly string[]): Promise<Map<string, string>> {
  const failures = new Map<string, string>()
  const queue = [...ids]
  const lane = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await deleteReport(id)
      } catch (failure) {
        failures.set(id, serverText(failure) ?? 'The server did not answer. The report may still be there.')
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return failures
}

/** A report that is gone already counts as deleted. After too many calls, waits as long as the server says. */
export async function deleteReport(id: string, waits = mostWaits): Promise<void> {
  try {
    await api.call(endpoints.deleteReport, { params: { id } })
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.status === 404) return
    if (failure.status !== 429 || !failure.retryAfter || waits === 0) throw failure
    const seconds = Math.min(failure.retryAfter, longestWait)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    await deleteReport(id, waits - 1)
  }
}
