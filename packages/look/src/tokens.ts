import { bandTitle, shownBand, type ScoreBand } from '@findable/contracts/product'

/** Colours, type and shapes of everything people see: app, document, mail and back-office. */

export const colours = {
  paper: '#FBF8F2',
  sheet: '#FFFFFF',
  ink: '#1D2A26',
  quiet: '#55635D',
  eucalypt: '#1F5B4A',
  eucalyptDark: '#143D32',
  /** The shade painted behind lettering on eucalyptDark. */
  eucalyptShade: '#08211A',
  eucalyptTint: '#E3EFE9',
  /** The one accent. Never behind small text. */
  wattle: '#F2B632',
  /** Ink at 12 %. */
  hairline: '#1D2A261F',
  /** The same colour on paper, for mail programs that do not support transparency. */
  hairlineOnPaper: '#E0DFDA',
  /** The edge of a field: 3:1 against paper and sheet. */
  fieldEdge: '#7C8A84',
  error: '#B3261E',
} as const
export type Colour = keyof typeof colours

/** For scores only, and always together with the band's word. */
export const bandColours: Record<ScoreBand['id'], string> = {
  excellent: '#1F7A4D',
  good: '#5B8C2A',
  average: '#B7791F',
  'needs-improvement': '#C2571B',
  poor: '#B3261E',
}
export const unmeasuredColour = '#9AA39E'

/** Colour and word of a score, see `bandTitle`. */
export function bandLook(score: number | null, coverage?: number): { colour: string; title: string } {
  const title = bandTitle(score, coverage)
  if (score === null) return { colour: unmeasuredColour, title }
  const band = shownBand(score, coverage)
  return { colour: band ? bandColours[band.id] : colours.quiet, title }
}

export const fonts = {
  display: "'Bricolage Grotesque', 'Sign fallback', 'Arial Narrow', Arial, sans-serif",
  text: "'Figtree', 'Text fallback', 'Helvetica Neue', Arial, sans-serif",
  /** Mail programs load no fonts. */
  mail: "'Helvetica Neue', Helvetica, Arial, sans-serif",
} as const

/** Pixels, except where the name says otherwise. */
export const shape = { grid: 4, radius: 10, hairline: 1, measureCharacters: 68 } as const
export const type = { phone: 17, desktop: 18, staff: 14, lineHeight: 1.55 } as const

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The tokens as CSS custom properties: `--eucalypt-dark`, `--band-poor`, `--font-text`, `--radius`. */
export function tokensCss(): string {
  const properties = [
    ...Object.entries(colours).map(([name, value]) => `--${kebab(name)}: ${value}`),
    ...Object.entries(bandColours).map(([id, value]) => `--band-${id}: ${value}`),
    `--band-unmeasured: ${unmeasuredColour}`,
    `--font-display: ${fonts.display}`,
    `--font-text: ${fonts.text}`,
    `--radius: ${shape.radius}px`,
    `--measure: ${shape.measureCharacters}ch`,
    `--line-height: ${type.lineHeight}`,
  ]
  return `:root {\n${properties.map((property) => `  ${property};\n`).join('')}}\n`
}
