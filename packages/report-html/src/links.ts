import { guideLink, type ComponentResult } from '@findable/contracts'
import { clip } from './wording.ts'
import { markup, type Markup } from './markup.ts'

/** Longer addresses are shown but not linked, because they would bloat the file. */
const longest = 500

/** A link to another website; anything but http and https remains text. */
export function linkTo(address: string, text: string = readable(address)): Markup {
  const shown = clip(text, 90)
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || address.length > longest) return markup`${shown}`
  return markup`<a href="${url.href}" rel="noopener noreferrer nofollow">${shown}</a>`
}

/** A link to our own site. */
export const linkHome = (publicUrl: string, path: string, text: string): Markup =>
  markup`<a href="${publicUrl + path}" rel="noopener">${text}</a>`

/** A component's guide, opened at the step that solves its first problem. */
export const linkToGuide = (publicUrl: string, { id, title, findings }: ComponentResult): Markup =>
  linkHome(
    publicUrl,
    guideLink(
      id,
      findings.find(({ kind }) => kind === 'problem'),
    ),
    `Guide: ${title}`,
  )

/** An address as people write it: no scheme, no trailing slash. */
export const readable = (address: string): string => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
