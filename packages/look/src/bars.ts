import { scoreBands, shownBand } from '@findable/contracts/product'
import { element, type Drawing } from './drawing.ts'
import { bandLook, colours, unmeasuredColour } from './tokens.ts'

/** Pixels. The average's tick overhangs the bar on both sides. */
export const barSize = { height: 20, thickness: 12, tick: 2 } as const

/** A score's position on the scale, for marks that are not drawn as SVG (mail). */
export const barShare = (score: number | null): `${number}%` => `${score ?? 0}%`

interface Average {
  score: number
  label: string
}

/** One pillar on the scale 0 to 100: a painted strip in its band's colour, with the industry average as a tick. */
export function scoreBar(
  title: string,
  score: number | null,
  { average = null, coverage }: { average?: Average | null; coverage?: number } = {},
): Drawing {
  const { height, thickness, tick } = barSize
  const top = (height - thickness) / 2
  const middle = height / 2
  const look = bandLook(score, coverage)
  const track = { x: 0, y: top, width: '100%', height: thickness }
  // The hatching is a thick dashed line: a pattern would need an id, and ids would repeat on a page with five bars.
  const hatching = {
    x1: 0,
    x2: '100%',
    y1: middle,
    y2: middle,
    stroke: unmeasuredColour,
    'stroke-width': thickness,
    'stroke-dasharray': '2 4',
  }
  const parts =
    score === null
      ? [element('line', hatching)]
      : [
          element('rect', { ...track, fill: colours.hairline }),
          element('rect', { ...track, width: barShare(score), fill: look.colour }),
        ]
  if (average) {
    const line = { x1: barShare(average.score), x2: barShare(average.score), y1: 0, y2: height }
    parts.push(
      element('line', { ...line, stroke: colours.sheet, 'stroke-width': tick * 3 }),
      element('line', { ...line, stroke: colours.ink, 'stroke-width': tick }),
    )
  }
  const value = score === null ? look.title : `${score} of 100, ${look.title}`
  const label = `${title}: ${value}.${average ? ` ${average.label}: ${average.score}.` : ''}`
  return { width: '100%', height, label, inner: parts.join('') }
}

const step = { width: 4, gap: 2, height: 12 } as const

/** The level mark before a band's word: five strips, one painted for each level. Legible in greyscale. */
export function bandMark(score: number | null, coverage?: number): Drawing {
  const look = bandLook(score, coverage)
  const band = shownBand(score, coverage)
  const painted = band ? scoreBands.length - scoreBands.indexOf(band) : 0
  const width = scoreBands.length * (step.width + step.gap) - step.gap
  const strips = scoreBands.map((_, index) => {
    const filled = index < painted
    const height = filled ? step.height : 2
    const place = { x: index * (step.width + step.gap), y: step.height - height, width: step.width, height }
    return element('rect', { ...place, fill: filled ? look.colour : unmeasuredColour })
  })
  return {
    width,
    height: step.height,
    viewBox: `0 0 ${width} ${step.height}`,
    label: look.title,
    inner: strips.join(''),
  }
}
