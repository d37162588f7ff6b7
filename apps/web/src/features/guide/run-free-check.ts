import { ApiError } from '@findable/api-client'
import { endpoints, toolMessages, websiteName, type FreeCheck, type FreeCheckId } from '@findable/contracts/customer'
import { api } from '../../api/client.ts'
import { stageMessage } from '../../report/stage-message.ts'
import { polling } from '../../report/timings.ts'

interface Wanted {
  website: string
  check: FreeCheckId
  /** What the audit does, for as long as it runs. */
  onStage(message: string): void
}

/**
 * Checks one website; a failure is the text to show. Loaded with the first check, because most readers of a guide run
 * none.
 */
export async function runFreeCheck({ website, check, onStage }: Wanted): Promise<FreeCheck | { problem: string }> {
  const stop = followAudit(website, onStage)
  try {
    return await api.call(endpoints.freeCheck, { query: { website, check } })
  } catch (failure) {
    return { problem: failure instanceof ApiError && failure.body ? failure.body.error : toolMessages.freeCheckFailed }
  } finally {
    stop()
  }
}

/** A stage that could not be asked for only costs a step of the display. */
function followAudit(website: string, onStage: (message: string) => void): () => void {
  let isOver = false
  const timer = setInterval(async () => {
    const reached = await api.call(endpoints.toolProgress, { query: { website } }).catch(() => null)
    if (!isOver && reached && reached.currentStage !== null)
      onStage(stageMessage(reached.currentStage, websiteName(website)))
  }, polling.tool)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
