/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** How well the texts of a page stand out, by WCAG 2.2, 1.4.3. */
export interface TextContrast {
  /** Texts whose colours are certain. */
  judged: number
  /** How many of those have too little contrast. */
  low: number
  /** One for each pair of colours, the weakest first. */
  examples: LowContrast[]
}

interface LowContrast {
  text: string
  /** As "#1a2b3c". */
  colour: string
  background: string
  ratio: number
  /** What it needs: 3 for large text. */
  needed: number
}

/**
 * Judges texts in one colour on one colour. Nothing is said of a text where either is not certain: with a picture,
 * gradient, film or shadow behind it, something over it, or see-through itself; nor of logos, which are exempt.
 */
export function measureContrast({ most, shown }: { most: number; shown: number }): TextContrast {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  const out =
    'script, style, noscript, template, textarea, select, svg, canvas, video, audio, object, iframe, [aria-hidden="true"], [inert], :disabled, [aria-disabled="true"], [class*="logo" i], [id*="logo" i], .brand, .navbar-brand'
  const replaced = 'img, picture, video, canvas, svg, svg *, iframe, object, embed, input, select, textarea'

  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const colours = new Map<string, Colour>()
  function parse(colour: string): Colour {
    const known = colours.get(colour)
    if (known) return known
    const [, ...parts] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour) ?? []
    let [red, green, blue, alpha] = parts.map(Number)
    if (parts.length === 0) {
      paint.clearRect(0, 0, 1, 1)
      paint.fillStyle = colour
      paint.fillRect(0, 0, 1, 1)
      ;[red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data
      alpha = alpha! / 255
    }
    const parsed: Colour = [red!, green!, blue!, parts.length === 0 || parts[3] !== undefined ? alpha! : 1]
    colours.set(colour, parsed)
    return parsed
  }
  const over = ([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour => {
    const mix = (upper: number, lower: number) => Math.round(upper * alpha + lower * (1 - alpha))
    return [mix(red, r), mix(green, g), mix(blue, b), 1]
  }
  const luminance = ([red, green, blue]: Colour): number => {
    const linear = (part: number) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const contrast = (one: Colour, other: Colour): number => {
    const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
    return (light! + 0.05) / (dark! + 0.05)
  }
  const hex = (colour: Colour): string =>
    `#${colour
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`

  const known = new Map<Element, boolean>()
  /** Draws something other than a plain background, or may. */
  function isUncertain(element: Element): boolean {
    const before = known.get(element)
    if (before !== undefined) return before
    const style = getComputedStyle(element)
    const found =
      element.matches(replaced) ||
      element.localName.includes('-') ||
      style.backgroundImage !== 'none' ||
      shadesInside(style.boxShadow) ||
      style.backdropFilter !== 'none' ||
      ['::before', '::after'].some((pseudo) => drawsArea(getComputedStyle(element, pseudo)))
    known.set(element, found)
    return found
  }
  /** More than the edge of the element. */
  const shadesInside = (boxShadow: string): boolean =>
    boxShadow
      .split(/,(?![^(]*\))/)
      .filter((shadow) => shadow.includes('inset'))
      .some((shadow) => [...shadow.matchAll(/(-?[\d.]+)px/g)].some(([, length]) => Math.abs(Number(length)) > 4))
  /** A line or dot of decoration covers no text. */
  function drawsArea({ content, backgroundColor, backgroundImage, width, height }: CSSStyleDeclaration): boolean {
    if (content === 'none' || content === 'normal') return false
    const isLine = Number.parseFloat(width) <= 6 || Number.parseFloat(height) <= 6
    return !isLine && (content.includes('url(') || backgroundImage !== 'none' || parse(backgroundColor)[3] > 0)
  }

  const seeThrough = new Map<Element, boolean>()
  /** Mixed with what is behind it, itself or as part of a larger one. */
  function isMixed(element: Element | null): boolean {
    if (!element) return false
    const before = seeThrough.get(element)
    if (before !== undefined) return before
    const style = getComputedStyle(element)
    const found =
      Number(style.opacity) < 1 ||
      style.filter !== 'none' ||
      style.mixBlendMode !== 'normal' ||
      style.maskImage !== 'none' ||
      style.backgroundClip.includes('text') ||
      isMixed(element.parentElement)
    seeThrough.set(element, found)
    return found
  }

  const { documentElement: root, body } = document
  /** The colour of the page behind everything; null when it is not one colour. */
  function canvasColour(): Colour | null {
    const source = parse(getComputedStyle(root).backgroundColor)[3] > 0 ? root : body
    if ([root, body].some((element) => getComputedStyle(element).backgroundImage !== 'none')) return null
    return over(parse(getComputedStyle(source).backgroundColor), [255, 255, 255, 1])
  }
  const behindAll = canvasColour()
  const isBodyOnCanvas = parse(getComputedStyle(root).backgroundColor)[3] === 0

  function ancestors(element: Element, selector: string): Element[] {
    const parent = element.parentElement
    return parent?.matches(selector) ? [parent, ...ancestors(parent, selector)] : []
  }

  /** The colour behind an element's text at a point of the window; null when that is not certain. */
  function backgroundAt(element: Element, x: number, y: number): Colour | null {
    // The row of a cell is behind it, but is found at no point.
    const stack = document
      .elementsFromPoint(x, y)
      .flatMap((one) => (one.matches('td, th') ? [one, ...ancestors(one, 'tr, thead, tbody, tfoot')] : [one]))
    const place = stack.indexOf(element)
    if (place < 0) return null
    for (const above of stack.slice(0, place))
      if (isUncertain(above) || parse(getComputedStyle(above).backgroundColor)[3] > 0) return null
    const layers: Colour[] = []
    for (const below of stack.slice(place)) {
      if (below === root || (below === body && isBodyOnCanvas)) continue
      if (isUncertain(below) || isMixed(below)) return null
      const layer = parse(getComputedStyle(below).backgroundColor)
      if (layer[3] > 0) layers.push(layer)
      if (layer[3] === 1) break
    }
    const lowest = layers.at(-1)?.[3] === 1 ? layers.pop()! : behindAll
    return lowest && layers.reduceRight<Colour>((behind, layer) => over(layer, behind), lowest)
  }

  /** The one colour behind all of a text that is in sight; null when it is not certain. */
  function backgroundOf(node: Text, element: Element): Colour | null {
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = () => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).slice(0, 3)
    const [first] = lines()
    if (!first) return null
    const middle = first.top + first.height / 2
    if (middle < innerHeight / 4 || middle > (innerHeight * 3) / 4)
      scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' })
    let one: Colour | null = null
    for (const { left, right, top, height } of lines()) {
      // Nobody reads there, whatever colour a part has that is too narrow to hold the text.
      if (left < 0 || right > root.clientWidth) return null
      for (const x of [left + 1, (left + right) / 2, right - 1]) {
        const found = backgroundAt(element, x, top + height / 2)
        if (!found || (one && hex(one) !== hex(found))) return null
        one = found
      }
    }
    return one
  }

  // Decoration that lets taps through would otherwise not be found at a point.
  const style = document.createElement('style')
  style.textContent = '* { pointer-events: auto !important }'
  root.append(style)

  const result: TextContrast = { judged: 0, low: 0, examples: [] }
  const pairs = new Set<string>()
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let looked = 0; looked < most && texts.nextNode();) {
    const node = texts.currentNode as Text
    const element = node.parentElement
    const text = node.data
      .slice(0, 400)
      .toWellFormed()
      .replace(/[\s\0]+/g, ' ')
      .trim()
    if (!element || !/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text) || element.closest(out)) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      continue
    looked++
    const { fontFamily, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStrokeWidth } =
      getComputedStyle(element)
    const isSymbol = /icon|awesome|glyph|symbol/i.test(fontFamily)
    if (isSymbol || textShadow !== 'none' || Number.parseFloat(webkitTextStrokeWidth) > 0 || isMixed(element)) continue
    const background = backgroundOf(node, element)
    const own = parse(webkitTextFillColor)
    if (!background || own[3] === 0) continue
    result.judged++
    const size = Number.parseFloat(fontSize)
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
    const colour = over(own, background)
    const ratio = Math.floor(contrast(colour, background) * 100) / 100
    if (ratio >= needed) continue
    result.low++
    const pair = `${hex(colour)} ${hex(background)}`
    if (!pairs.has(pair))
      result.examples.push({ text, colour: hex(colour), background: hex(background), ratio, needed })
    pairs.add(pair)
  }
  result.examples = result.examples.toSorted((one, other) => one.ratio - other.ratio).slice(0, shown)
  scrollTo({ top: 0, behavior: 'instant' })
  return result
}
