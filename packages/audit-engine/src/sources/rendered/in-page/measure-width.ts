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

/**
 * Measures how wide a page is; what it hides or cuts off at the edge counts as fitting, and `slack` pixels more do, too. Null
 * where only a part that is fixed to the screen goes further, such as a menu that waits beside it: phones differ in that.
 */
export function measureWidth({ slack }: { slack: number }): PageWidth | null {
  const { documentElement: root, body } = document
  const screen = root.clientWidth
  const cutsOff = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const content = cutsOff(root) || !body || cutsOff(body) ? screen : root.scrollWidth
  if (content <= screen + slack) return { content, screen, widest: null }
  const isFixed = (element: Element): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).position === 'fixed') return true
    return false
  }
  /** Whether a part around it cuts it off. */
  const isCutOff = (element: Element): boolean => {
    for (let around = element.parentElement; around && around !== body; around = around.parentElement)
      if (cutsOff(around)) return true
    return false
  }
  const rightOf = (element: Element): number => element.getBoundingClientRect().right + scrollX
  /** The outermost part that goes on to the end; one that is fixed to the screen follows its width. */
  const widest = [...body.querySelectorAll('*')].find(
    (element) => rightOf(element) >= content - 2 && !isFixed(element) && !isCutOff(element),
  )
  if (!widest) return null
  const [tag = ''] = (widest.cloneNode(false) as Element).outerHTML.split(/(?<=>)/)
  return { content, screen, widest: tag.slice(0, 200).toWellFormed() }
}
