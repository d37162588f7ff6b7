import { ApiError } from '@findable/api-client'
import { endpoints, toolMessages, type FreeCheck, type FreeCheckId } from '@findable/contracts/customer'
import { api } from '../../api/client.ts'

/**
 * Checks one website; a failure is the text to show. Loaded with the first check, because most readers of a guide run
 * none.
 */
export async function runFreeCheck(website: string, check: FreeCheckId): Promise<FreeCheck | { problem: string }> {
  try {
    return await api.call(endpoints.freeCheck, { query: { website, check } })
  } catch (failure) {
    return { problem: failure instanceof ApiError && failure.body ? failure.body.error : toolMessages.freeCheckFailed }
  }
}
