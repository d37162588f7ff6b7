/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** How far a page goes beyond the right edge of the screen, in CSS pixels. */
export interface PageWidth {
  /** Of what can be scrolled to. */
  content: number
  /** What the page takes for the width of the screen. */
  screen: number
  /** How the part that goes furthest begins in the code; null when all of it fits. */
  widest: string | null
}

/** Measures how wide a page is; what it hides or cuts off at the edge counts as fitting. `slack` pixels more fit, too. */
export function measureWidth({ slack }: { slack: number }): PageWidth {
  const { documentElement: root, body } = document
  const screen = root.clientWidth
  const cutsOff = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const content = cutsOff(root) || !body || cutsOff(body) ? screen : root.scrollWidth
  if (content <= screen + slack) return { content, screen, widest: null }
  const rightOf = (element: Element): number => element.getBoundingClientRect().right + scrollX
  /** The outermost element that goes on to the end; a column or a table rather than a word in it. */
  const widest = [...body.querySelectorAll('*')].find((element) => rightOf(element) >= content - 2)
  const [tag = ''] = ((widest?.cloneNode(false) as Element | undefined)?.outerHTML ?? '').split(/(?<=>)/)
  return { content, screen, widest: tag.slice(0, 200).toWellFormed() }
}
