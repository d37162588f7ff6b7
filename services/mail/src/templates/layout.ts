import { productName } from '@findable/contracts'
import { colours, fonts, shape } from '@findable/look'
import { markup, toText, trusted, type Markup, type Value } from '@findable/report-html'

/** Mail programs read little CSS: styles are inline, tables form the column, and colours are set in pairs. */

const font = `font-family:${fonts.mail}`
const bodyText = trusted(`margin:0 0 16px;${font};font-size:16px;line-height:25px;color:${colours.ink}`)
const smallText = trusted(`margin:0 0 12px;${font};font-size:14px;line-height:21px;color:${colours.quiet}`)

// For programs with a dark mode, which would otherwise invert the colours by guesswork.
const darkMode = `@media (prefers-color-scheme: dark) {
  .page { background: #111815 !important; }
  .sheet { background: #1A2420 !important; border-color: #33413B !important; }
  .ink { color: #F2EFE8 !important; }
  .quiet { color: #B4C0BA !important; }
  .link { color: #9CD3BE !important; }
}
@media (max-width: 619px) {
  .sheet { padding: 24px 20px !important; }
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
}`

export const paragraph = (content: Value): Markup => markup`<p class="ink" style="${bodyText}">${content}</p>`
/** What a person wrote, with its empty lines and line breaks. */
export const paragraphs = (written: string): Markup[] =>
  written
    .split(/\n{2,}/)
    .map((part) => paragraph(part.split('\n').map((line, index) => markup`${index > 0 && markup`<br>`}${line}`)))
export const smallPrint = (content: Value): Markup => markup`<p class="quiet" style="${smallText}">${content}</p>`
export const heading = (content: Value): Markup =>
  markup`<h1 class="ink" style="margin:0 0 16px;${trusted(font)};font-size:26px;line-height:32px;font-weight:800;color:${colours.ink}">${content}</h1>`
export const subheading = (content: Value): Markup =>
  markup`<h2 class="ink" style="margin:24px 0 8px;${trusted(font)};font-size:17px;line-height:24px;font-weight:700;color:${colours.ink}">${content}</h2>`

export const numbered = (items: readonly Value[]): Markup =>
  markup`<ol class="ink" style="${bodyText};padding-left:24px">${items.map((item) => markup`<li style="margin-bottom:4px">${item}</li>`)}</ol>`

/** The one action in the mail. The address is ours. */
export const button = (address: string, label: string): Markup => markup`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${colours.eucalypt}" style="background:${colours.eucalypt};border-radius:${shape.radius}px">
<a href="${address}" style="display:inline-block;padding:14px 26px;${trusted(font)};font-size:17px;line-height:22px;font-weight:700;color:#FFFFFF;text-decoration:none">${label}</a>
</td></tr></table>`

export const link = (address: string, label: string): Markup =>
  markup`<a class="link" href="${address}" style="color:${colours.eucalypt}">${label}</a>`

/** An order's reference, kept on one line because people copy it. */
export const inOnePiece = (reference: string): Markup =>
  markup`<strong style="white-space:nowrap">${reference}</strong>`

/** The report's number plate, as far as a mail can draw it. */
export function plate(score: number | null, word: string, coverage: string): Markup {
  const numeral = `${font};font-size:56px;line-height:60px;font-weight:800;color:${colours.paper}`
  return markup`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td bgcolor="${colours.eucalyptDark}" style="background:${colours.eucalyptDark};border-radius:${shape.radius}px;padding:6px">
<div style="border:2px solid ${colours.paper};border-radius:7px;padding:10px 30px;${trusted(numeral)}">${score ?? '–'}</div></td>
<td style="padding-left:20px;${trusted(font)}">
<span class="ink" style="font-size:22px;line-height:28px;font-weight:800;color:${colours.ink}">${word}</span><br>
<span class="quiet" style="font-size:15px;line-height:22px;color:${colours.quiet}">${coverage}</span></td>
</tr></table>`
}

export interface Page {
  title: string
  /** The line that a mail program's list shows after the subject. */
  preview: string
  body: Value
  publicUrl: string
}

export const drawPage = ({ title, preview, body, publicUrl }: Page): string =>
  toText(markup`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${trusted(darkMode)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colours.paper}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.paper}" style="background:${colours.paper}"><tr>
<td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="edge" bgcolor="${colours.eucalyptDark}" style="background:${colours.eucalyptDark};border-radius:${shape.radius}px ${shape.radius}px 0 0;padding:16px 32px;${trusted(font)};font-size:20px;line-height:26px;font-weight:800;color:${colours.paper}">${productName}</td></tr>
<tr><td class="sheet" bgcolor="${colours.sheet}" style="background:${colours.sheet};border:1px solid ${colours.hairlineOnPaper};border-top:0;border-radius:0 0 ${shape.radius}px ${shape.radius}px;padding:32px;word-break:break-word">
<main>
${body}
</main>
</td></tr>
<tr><td class="edge" style="padding:16px 32px">${smallPrint(markup`${productName}, ${link(publicUrl, publicUrl.replace(/^https?:\/\//, ''))}`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`)
