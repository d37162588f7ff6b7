import { element, type Drawing } from './drawing.ts'
import { glyphs } from './glyphs.ts'
import { bandLook, colours, shape } from './tokens.ts'

/** Pixels at the drawing's own size. */
export const plateSize = { width: 168, height: 112, keyline: 6, screw: 4, numeral: 68, shade: 3 } as const

const glyphHeight = 100
const spacing = 3

/** Painted lettering: one path per glyph, centred on `x`, top at `y`, shrunk when wider than `room`. */
export function lettering(
  text: string,
  place: { x: number; y: number; height: number; room: number },
  fill: string,
): string {
  const letters = [...text].flatMap((letter) => glyphs[letter] ?? [])
  const natural = letters.reduce((sum, letter) => sum + letter.width, spacing * (letters.length - 1))
  const scale = Math.min(place.height / glyphHeight, place.room / natural)
  const top = place.y + (place.height - glyphHeight * scale) / 2
  let left = place.x - (natural * scale) / 2
  return letters
    .map((letter) => {
      const transform = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`
      left += (letter.width + spacing) * scale
      return element('path', { transform, fill, d: letter.path })
    })
    .join('')
}

const screw = (x: number, y: number, slot: number): string =>
  element('circle', { cx: x, cy: y, r: plateSize.screw, fill: colours.wattle }) +
  element('line', {
    x1: x - 3,
    x2: x + 3,
    y1: y,
    y2: y,
    stroke: colours.eucalyptDark,
    'stroke-width': 1.5,
    transform: `rotate(${slot} ${x} ${y})`,
  })

const enamel = (width: number, height: number): string => {
  const { keyline } = plateSize
  const inside = {
    x: keyline,
    y: keyline,
    width: width - keyline * 2,
    height: height - keyline * 2,
    rx: shape.radius - keyline / 2,
  }
  return (
    element('rect', { width, height, rx: shape.radius, fill: colours.eucalyptDark }) +
    element('rect', { ...inside, fill: 'none', stroke: colours.paper, 'stroke-width': 2 })
  )
}

/** The overall score as an enamel house number. Its band's word and its coverage are written beneath it as text. */
export function scorePlate(score: number | null, coverage?: number): Drawing {
  const { width, height, numeral, shade } = plateSize
  const text = score === null ? '–' : String(score)
  const place = { x: width / 2, y: (height - numeral) / 2, height: numeral, room: width - 60 }
  const look = bandLook(score, coverage)
  return {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    label: score === null ? `Overall score: ${look.title}` : `Overall score: ${score} of 100, ${look.title}`,
    inner: [
      enamel(width, height),
      screw(18, height / 2, -35),
      screw(width - 18, height / 2, 20),
      lettering(text, { ...place, x: place.x + shade, y: place.y + shade }, colours.eucalyptShade),
      lettering(text, place, colours.paper),
    ].join(''),
  }
}

/** The product's sign: the same enamel, square. For favicon, header and mail. */
export function brandMark(): Drawing {
  const side = 64
  return {
    width: side,
    height: side,
    viewBox: `0 0 ${side} ${side}`,
    label: 'Findable',
    inner: [
      element('rect', { width: side, height: side, rx: shape.radius, fill: colours.eucalyptDark }),
      lettering('F', { x: 26, y: 11, height: 42, room: side }, colours.paper),
      element('circle', { cx: 50, cy: 47, r: 6, fill: colours.wattle }),
    ].join(''),
  }
}
