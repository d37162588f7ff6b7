/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What people tap on a page, by WCAG 2.2, 2.5.8. */
export interface TapTargets {
  /** How many could be judged. */
  judged: number
  /** How many are too small and too close to others. */
  small: number
  /** Some of those. */
  examples: { name: string; width: number; height: number }[]
}

/**
 * Judges the links and buttons that can be tapped; those covered or out of sight are left out. Too small
 * is less than `least` CSS pixels wide or high, unless a circle as wide as that around its centre meets no other target
 * (2.5.8, "Spacing"), it is in a line of text ("Inline"), a larger one leads to the same place ("Equivalent"), or the
 * browser alone decides its size ("User agent control").
 */
export function measureTargets({ least, most, shown }: { least: number; most: number; shown: number }): TapTargets {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  interface Target {
    element: HTMLElement
    box: Box
    href: string
    isSmall: boolean
  }
  const selector =
    'a[href], area[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="checkbox"], [role="radio"], [role="switch"]'
  const out = ':disabled, [aria-disabled="true"], [aria-hidden="true"] *, [inert], [inert] *, [tabindex="-1"]'
  /** The browser usually decides the size of these. */
  const sizedByBrowser = 'area, select, textarea, input:not([type="submit"], [type="button"], [type="reset"])'

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

  /** Around the element and what is in it, in the page's coordinates; null when that is nothing. */
  function boxOf(element: HTMLElement): Box | null {
    const rects = [element, ...element.querySelectorAll('*')]
      .filter((one) => isShown(one))
      .flatMap((one) => [...one.getClientRects()])
      .filter(({ width, height }) => width > 1 && height > 1)
    if (rects.length === 0) return null
    return {
      left: Math.min(...rects.map(({ left }) => left)) + scrollX,
      top: Math.min(...rects.map(({ top }) => top)) + scrollY,
      right: Math.max(...rects.map(({ right }) => right)) + scrollX,
      bottom: Math.max(...rects.map(({ bottom }) => bottom)) + scrollY,
    }
  }

  const centreOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
  const isSmallBox = ({ left, top, right, bottom }: Box): boolean =>
    right - left < least - 0.1 || bottom - top < least - 0.1

  /** Whether a tap on this point of the page reaches the element. */
  function reaches(element: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x - scrollX, y - scrollY)
    return hit !== null && element.contains(hit)
  }

  const inView = ({ x, y }: { x: number; y: number }): boolean => {
    if (y - scrollY < innerHeight / 4 || y - scrollY > (innerHeight * 3) / 4)
      scrollTo({ top: y - innerHeight / 2, behavior: 'instant' })
    return x > scrollX && x < scrollX + innerWidth && y > scrollY && y < scrollY + innerHeight
  }

  /** Part of a line that has words beside those of targets, so that the line decides how high it is. */
  function isInText(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    let block: Element = element
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode
      if (/[\p{L}\p{N}]/u.test(nodeValue ?? '') && !parentElement?.closest(selector)) return true
    }
    return false
  }

  /** A pseudo-element may make the part that can be tapped larger than the element. */
  function isLargeToTheTouch(element: HTMLElement, { x, y }: { x: number; y: number }): boolean {
    const reach = least / 2 - 0.5
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([atX, atY]) => reaches(element, atX!, atY!))
  }

  const nameOf = (element: HTMLElement): string =>
    [
      element.innerText,
      element.getAttribute('aria-label'),
      element.querySelector('img[alt]')?.getAttribute('alt'),
      element.title,
      (element as Partial<HTMLInputElement>).value,
    ]
      .map((name) =>
        (name ?? '')
          .slice(0, 400)
          .toWellFormed()
          .replace(/[\s\0]+/g, ' ')
          .trim(),
      )
      .find((name) => name !== '') ?? ''

  const targets: Target[] = []
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (targets.length >= most) break
    if (element.matches(out) || !isShown(element)) continue
    const box = boxOf(element)
    if (!box) continue
    const href =
      element instanceof HTMLAnchorElement && !/^(javascript:|#|$)/.test(element.getAttribute('href') ?? '')
        ? element.href
        : ''
    targets.push({ element, box, href, isSmall: isSmallBox(box) })
  }

  const distance = ({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Box): number =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  /** Another target so near that a thumb may hit it instead. One that leads to the same place does no harm. */
  function hasNeighbour({ element, box, href }: Target): boolean {
    const centre = centreOf(box)
    return targets.some((other) => {
      if (other.element === element || (href !== '' && other.href === href)) return false
      if (other.element.contains(element) || element.contains(other.element)) return false
      if (distance(centre, other.box) < least / 2 - 0.1) return true
      const { x, y } = centreOf(other.box)
      return other.isSmall && Math.hypot(centre.x - x, centre.y - y) < least - 0.1
    })
  }

  let judged = 0
  const small: Target[] = []
  for (const target of targets) {
    const { element, href } = target
    if (element.matches(sizedByBrowser) || getComputedStyle(element).borderTopStyle === 'outset') continue
    const picture = element.querySelector('img')
    if (picture && picture.naturalWidth === 0) continue
    // Without a font for it, a text is narrower than on a phone.
    if (
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}]/u.test(
        element.textContent,
      )
    )
      continue
    const centre = centreOf(target.box)
    if (!inView(centre) || !reaches(element, centre.x, centre.y)) continue
    judged++
    if (!target.isSmall || !hasNeighbour(target) || isInText(element) || isLargeToTheTouch(element, centre)) continue
    if (href !== '' && targets.some((other) => other.href === href && !other.isSmall)) continue
    small.push(target)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return {
    judged,
    small: small.length,
    examples: small.slice(0, shown).map(({ element, box }) => ({
      name: nameOf(element),
      width: Math.round(box.right - box.left),
      height: Math.round(box.bottom - box.top),
    })),
  }
}
