import { ApiError } from '@findable/api-client'
import { endpoints, reportFileName } from '@findable/contracts/customer'
import { fileNameIn, saveFile, type Toast } from '@findable/ui'
import { api } from '../api/client.ts'
import { toasts } from '../content/toasts.ts'

/** A file shorter than this, in characters, is incomplete. */
const minimumLength = 1_000

/** Fetches the report's file and hands it to the browser. Returns what to tell the customer; never throws. */
export async function downloadReport(id: string | null, website = '', version?: string): Promise<Toast> {
  if (!id) return toasts.noReportId
  try {
    const response = await api.send(endpoints.downloadReport, { params: { id }, query: { version } })
    const html = await response.text()
    return saveReport(html, fileName(response.headers.get('content-disposition'), website))
  } catch (error) {
    return error instanceof ApiError ? failureOf(error) : toasts.downloadError
  }
}

function failureOf({ status, body }: ApiError): Toast {
  if (status === 404) return toasts.reportNotFound
  if (status === 400) return toasts.reportNotReady(body?.error)
  return toasts.downloadFailed(status)
}

/** The server's name for the file, else one made from the website. */
export function fileName(disposition: string | null, website: string): string {
  return fileNameIn(disposition) ?? reportFileName(website)
}

/** Hands a report to the browser as a file, unless it is incomplete; returns what to tell the customer. */
export function saveReport(html: string, name: string): Toast {
  if (html.length < minimumLength) return toasts.invalidReport
  saveFile(html, name)
  return toasts.reportDownloaded
}
