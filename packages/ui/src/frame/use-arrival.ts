import { useEffect, useRef, type RefObject } from 'react'

interface Head {
  title: string
  description: string
}

/**
 * What a new document does by itself when one page follows another: sets a new head, and moves the keyboard focus to
 * the start. `page` is the same object for as long as the page is the same; the ref belongs on the page's `main`, with
 * `tabIndex={-1}`.
 */
export function useArrival(page: Head): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const shown = useRef<Head>(null)
  useEffect(() => {
    if (shown.current === page) return
    document.title = page.title
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
    // The first page came with the document, where the browser sets the focus.
    if (shown.current) main.current?.focus({ preventScroll: true })
    shown.current = page
  }, [page])
  return main
}
