import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tokensCss } from '@findable/look'

export interface Style {
  css: string
  /** The hash by which a content security policy allows it. */
  hash: string
}

let style: Style | undefined

/** The report's only style sheet: tokens, embedded fonts, rules. Built once. */
export function reportStyle(): Style {
  style ??= withHash(
    [
      tokensCss(),
      fontFace('Bricolage Grotesque', '800', 'bricolage-grotesque-800'),
      fontFace('Figtree', '400 700', 'figtree-400-700'),
      read('report.css', 'utf8'),
    ].join('\n'),
  )
  return style
}

const withHash = (css: string): Style => ({ css, hash: createHash('sha256').update(css).digest('base64') })

const fontFace = (family: string, weight: string, file: string): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${read(`fonts/${file}.woff2`, 'base64')}) format('woff2'); }`

const read = (file: string, encoding: 'utf8' | 'base64'): string =>
  readFileSync(new URL(file, import.meta.url), encoding)
