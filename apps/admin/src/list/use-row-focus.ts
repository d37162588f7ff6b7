import { useCallback, useEffect, useRef } from 'react'

/** Where the keyboard goes in a list: to a row, and once the list is read again, to the row that took its place. */
export function useRowFocus(list: readonly unknown[]) {
  const rows = useRef<HTMLTableSectionElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<{ row: number; before: readonly unknown[] }>(null)
  const focusRow = useCallback((index: number) => {
    const names = rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []
    ;(names[Math.min(index, names.length - 1)] ?? heading.current)?.focus()
  }, [])
  useEffect(() => {
    if (!next.current || next.current.before === list) return
    focusRow(next.current.row)
    next.current = null
  }, [list, focusRow])
  const focusOnceRead = (row: number) => {
    next.current = { row, before: list }
  }
  return { rows, heading, focusRow, focusOnceRead }
}
