import { productName, type AuditResult } from '@findable/contracts'
import { markup, toText, trusted } from './markup.ts'
import { linkHome, readable } from './links.ts'
import type { Report, ReportOptions } from './options.ts'
import { contentsList, drawSection, type Section } from './section.ts'
import { about } from './sections/about.ts'
import { beforeAndAfter } from './sections/before-and-after.ts'
import { checks } from './sections/checks.ts'
import { competitors } from './sections/competitors.ts'
import { cover } from './sections/cover.ts'
import { guarantee } from './sections/guarantee.ts'
import { notChecked } from './sections/not-checked.ts'
import { pillars } from './sections/pillars.ts'
import { toDo } from './sections/to-do.ts'
import { whatMatters } from './sections/what-matters.ts'
import { shortened } from './shortened.ts'
import { reportStyle } from './style.ts'
import { clip } from './wording.ts'

/** Bytes: the file must pass any mail server and open on any phone. */
export const sizeLimit = 300 * 1024

/** Pieces of evidence shown per check: what the edition prefers, then fewer until the file is small enough. */
const evidenceLimits = { client: [20, 10, 5, 2, 1], technical: [40, 20, 10, 5, 2, 1] } as const
/** Characters of any one text, for a result that no genuine website would produce. */
const textLimits = [120, 40] as const

/**
 * One audit as one HTML file: no script, no requests, readable on a phone and on A4. Every text in the result is
 * escaped; links lead to http and https addresses only.
 */
export function renderReport(result: AuditResult, options: ReportOptions): string {
  const businessName = result.identity.name ?? options.businessName ?? result.target.host
  const report = { ...options, result, businessName }
  let page = ''
  for (const evidenceLimit of evidenceLimits[options.edition]) {
    page = render({ ...report, evidenceLimit })
    if (Buffer.byteLength(page) <= sizeLimit) return page
  }
  for (const textLimit of textLimits) {
    page = render({ ...report, result: shortened(result, textLimit), evidenceLimit: 1 })
    if (Buffer.byteLength(page) <= sizeLimit) break
  }
  return page
}

function render(report: Report): string {
  const { css, hash } = reportStyle()
  const sections = sectionsOf(report)
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`
  return toText(markup`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light">
<title>${clip(report.businessName, 120)}: online visibility report</title>
<style>${trusted(css)}</style>
</head>
<body>
${cover(report, contentsList(sections))}
<main>
${sections.map(drawSection)}
</main>
<footer>
<p>${productName} · ${linkHome(report.publicUrl, '', readable(report.publicUrl))}${report.order && markup` · Order ${report.order.reference}`}</p>
</footer>
</body>
</html>
`)
}

const sectionsOf = (report: Report): Section[] =>
  [
    beforeAndAfter(report),
    whatMatters(report),
    pillars(report),
    competitors(report),
    toDo(report),
    checks(report),
    notChecked(report),
    guarantee(report),
    about(report),
  ].filter((section) => section !== undefined)
