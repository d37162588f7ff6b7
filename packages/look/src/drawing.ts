/** A mark as pure data: apps wrap it in their own svg element, documents print `svgText`. */
export interface Drawing {
  /** Pixels, or '100%' for a mark that fills its line. */
  width: number | '100%'
  height: number
  /** Absent when the drawing stretches; its x values are then percentages. */
  viewBox?: string
  /** The text for people who cannot see the drawing. */
  label: string
  /** The content of the svg element. */
  inner: string
}

type Attributes = Record<string, string | number>

/** One SVG element as text. Values are escaped, so a label may contain any text. */
export function element(tag: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`)
  return inner === '' ? `<${tag}${written.join('')}/>` : `<${tag}${written.join('')}>${inner}</${tag}>`
}

/** The whole svg element. `width` scales a drawing that has a viewBox. */
export function svgText(drawing: Drawing, width: number | '100%' = drawing.width): string {
  const scale = typeof width === 'number' && typeof drawing.width === 'number' ? width / drawing.width : 1
  const attributes: Attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height: Math.round(drawing.height * scale),
    role: 'img',
    'aria-label': drawing.label,
  }
  if (drawing.viewBox) attributes['viewBox'] = drawing.viewBox
  return element('svg', attributes, drawing.inner)
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
