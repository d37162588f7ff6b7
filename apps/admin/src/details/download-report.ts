import { endpoints } from '@findable/contracts/staff'
import { fileNameIn, saveFile, showToast } from '@findable/ui'
import { api } from '../api/client.ts'
import { toasts } from '../content/toasts.ts'

/** Fetches a report's file, hands it to the browser, and says how that went. */
export async function downloadReport({ id }: { id: string | number }): Promise<void> {
  try {
    const response = await api.send(endpoints.downloadStaffReport, { params: { id: String(id) } })
    const html = await response.text()
    saveFile(html, fileNameIn(response.headers.get('content-disposition')) ?? 'visibility_report.html')
    showToast(toasts.downloadStarted)
  } catch (failure) {
    showToast(toasts.downloadFailed(failure))
  }
}
