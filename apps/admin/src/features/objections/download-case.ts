import { endpoints } from '@findable/contracts/staff'
import { fileNameIn, saveFile, showToast } from '@findable/ui'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'

/** Hands the case that developers test the engine with to the browser, and says how that went. */
export async function downloadCase(id: string): Promise<void> {
  try {
    const response = await api.send(endpoints.objectionCase, { params: { id } })
    const name = fileNameIn(response.headers.get('content-disposition')) ?? 'objection.json'
    saveFile(JSON.stringify(await response.json(), null, 2), name, 'application/json')
    showToast(toasts.caseDownloaded)
  } catch (failure) {
    showToast(toasts.caseDownloadFailed(failure))
  }
}
