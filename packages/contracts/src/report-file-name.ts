import { websiteName } from './website-address.ts'

/** "visibility-report-example-com-au.html": letters, digits and hyphens only, so that no header can be forged. */
export function reportFileName(website: string, kind: 'html' | 'json' | 'csv' | 'ics' = 'html'): string {
  const site = websiteName(website)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '')
  return `${['visibility-report', site].filter(Boolean).join('-')}.${kind}`
}

/** The name of a report that staff download: "Bright_Sparks_visibility_report.html". */
export const staffFileName = (businessName: string): string =>
  `${businessName.replace(/[^a-z0-9]/gi, '_').slice(0, 100)}_visibility_report.html`
