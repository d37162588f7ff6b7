/** The name that a `Content-Disposition` header gives a file. */
export const fileNameIn = (disposition: string | null): string | undefined =>
  /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() || undefined

/** Hands a document, a table or a calendar to the browser as a file to save. */
export function saveFile(
  text: string,
  name: string,
  type: 'text/html' | 'text/csv' | 'text/calendar' | 'application/json' = 'text/html',
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may start reading the file some time later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
