import type { Attributes } from './attributes.ts'

const hides = /(?:^|;)\s*display\s*:\s*none\b/i
/** Of a selector: what the element itself has to be, without what is around it. */
const last = /[^\s>+~]+$/
/** No state, no part and no attribute: names alone. */
const names = /^[a-z\d]*(?:[.#][\w-]+)+$/i
/** Characters; no page needs a longer selector. */
const longest = 200
/** Selectors; far more than any page has. */
const most = 1_000

/**
 * Selectors by a name (".slides a#made-with") whose elements the page's own styles hide on every screen; what is around
 * the element is left open.
 */
const hidingSelectors = (styles: string): string[] => {
  const selectors = new Set<string>()
  /** Number of "@media" and the like that are open. */
  let within = 0
  let head = ''
  // Each piece ends in a brace.
  for (const piece of withoutComments(styles).split(/(?<=[{}])/)) {
    const text = piece.slice(0, -1)
    if (piece.endsWith('{')) {
      if (text.trim().startsWith('@')) within++
      head = text
    } else if (head !== '') {
      if (within === 0 && hides.test(text)) for (const part of ownParts(head)) selectors.add(part)
      if (head.trim().startsWith('@')) within--
      head = ''
    } else if (within > 0) within--
  }
  return [...selectors].slice(0, most)
}

const withoutComments = (styles: string): string =>
  styles
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join('')

const ownParts = (selectors: string): string[] =>
  selectors
    .split(',')
    .flatMap((selector) => (selector.length > longest ? [] : (last.exec(selector.trim())?.[0] ?? [])))
    .filter((part) => names.test(part))

/** ".screen.active { display: block }": what shows one of the parts that a style hides by the first name. */
const showing = /\.([\w-]+)\.[\w-]+\s*\{[^{}]*\bdisplay\s*:\s*(?:block|flex|grid)\b/g

/** Class names whose elements the page's own styles hide, but for those that a script gives another name, too. */
export const screenNames = (styles: string): ReadonlySet<string> => {
  const hiding = new Set(hidingSelectors(styles))
  return new Set([...styles.matchAll(showing)].flatMap(([, name]) => (hiding.has(`.${name}`) ? name! : [])))
}

/** Tells whether the page's own styles hide an element by its id or class. */
export const hiddenBy = (styles: string): ((tag: string, attributes: Attributes) => boolean) => {
  const selectors = hidingSelectors(styles).map((selector) => selector.match(/[.#]?[\w-]+/g) ?? [])
  return (tag, { id = '', class: classes = '' }) => {
    const own = new Set([tag, `#${id}`, ...classes.split(/\s+/).map((name) => `.${name}`)])
    return selectors.some((parts) => parts.every((part) => own.has(part)))
  }
}
