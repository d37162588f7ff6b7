/**
 * The day of an ISO 8601 time in Sydney, as `23 November 2026`. The formatter is made here and not once for the module:
 * a browser's first one takes as long as building all schemas of a page, and most pages show no date.
 */
export const longDate = (at: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(new Date(at))
