/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** A menu of whose links a page shows fewer than half. */
export interface HiddenMenu {
  /** How many addresses its links lead to, and how many of them the first screen has a link to. */
  links: number
  seen: number
  /** What some of the others say. */
  examples: string[]
}

/**
 * Finds the menu in the header of a page, of `least` addresses or more, where the first screen links to fewer than half of
 * them and has nothing at its top that may open it: a button, a label, an icon to tap. Null where there is none. A part that
 * fades in counts as shown.
 */
export function findHiddenMenu({ least, shown }: { least: number; shown: number }): HiddenMenu | null {
  /** Pixels from the top in which a page has the button of its menu. */
  const top = 250
  const isCutOff = (element: Element): boolean => {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect()
      if ((width < 2 || height < 2) && /hidden|clip/.test(getComputedStyle(around).overflow)) return true
    }
    return false
  }
  /** Whether some of it is in the part of the screen above `end`. */
  const isIn = (element: Element, end: number): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    [...element.getClientRects()].some(
      ({ left, right, top: from, bottom, width, height }) =>
        width > 1 && height > 1 && right > 0 && left < innerWidth && bottom > 0 && from < end,
    ) &&
    !isCutOff(element)

  scrollTo({ top: 0, behavior: 'instant' })
  const nameOf = (link: HTMLElement): string =>
    (link.textContent ?? '')
      .slice(0, 400)
      .toWellFormed()
      .replace(/[\s\0]+/g, ' ')
      .trim()
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('nav a[href], header a[href], [role="navigation"] a[href]'),
  ]
    .filter((link) => link.origin === location.origin && nameOf(link) !== '' && !link.closest('footer, main nav'))
    .slice(0, 200)
  const addresses = new Map(links.toReversed().map((link) => [link.href, nameOf(link)]))
  // The home page's own address is that of the logo.
  addresses.delete(location.href)
  if (addresses.size < least) return null
  const seen = new Set(
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => addresses.has(link.href) && isIn(link, innerHeight))
      .map(({ href }) => href),
  )
  if (seen.size * 2 >= addresses.size) return null
  const mayOpen =
    'button, summary, label, select, [role="button"], [aria-expanded], [aria-controls], [aria-haspopup], [onclick], [tabindex], a:not([href]), a[href=""], a[href^="#"], a[href^="javascript:"], [class*="menu" i], [class*="burger" i], [class*="toggle" i], [id*="menu" i], [id*="toggle" i]'
  const isOpener = (element: Element): boolean =>
    (element.matches(mayOpen) || (!element.closest('a[href]') && getComputedStyle(element).cursor === 'pointer')) &&
    isIn(element, element.closest('nav, header') ? innerHeight : top)
  if ([...document.body.querySelectorAll('*')].some(isOpener)) return null
  const unseen = [...addresses].filter(([address]) => !seen.has(address)).map(([, name]) => name)
  return { links: addresses.size, seen: seen.size, examples: unseen.toReversed().slice(0, shown) }
}
