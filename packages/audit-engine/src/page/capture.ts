import type { Element } from './element.ts'
import { limits } from './limits.ts'
import { cut } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'

/** Starts collecting the text inside an element. The function it returns stops that and gives the text on one line. */
export type Capture = (element: Element) => () => string

/** Text of elements still open: headings, links, labels, property values. */
export function openCaptures() {
  const open: { text: string; element: Element; room: number }[] = []

  const start = (element: Element, room: number): (() => string) => {
    if (open.length >= limits.openCaptures) return () => ''
    const capture = { text: '', element, room }
    open.push(capture)
    return () => {
      open.splice(open.lastIndexOf(capture), 1)
      return capture.text
    }
  }

  return {
    readable: ((element) => {
      // White space is folded later, so this allows more than what is kept.
      const end = start(element, 10 * limits.capture)
      return () => cut(oneLine(end()), limits.capture)
    }) satisfies Capture,
    /** The unprocessed text of a script or style sheet. */
    raw: (element: Element, room: number): (() => string) => start(element, room),
    add(text: string, inside: Element): void {
      for (const capture of open) {
        if (capture.text.length >= capture.room) continue
        if (inside.silent && inside !== capture.element) continue
        capture.text += text
      }
    },
    /** Separates blocks even where the source has no space between them. */
    blank(): void {
      for (const capture of open) if (capture.text !== '' && !capture.element.silent) capture.text += ' '
    },
  }
}
