import { useLayoutEffect, useRef } from 'react'
import classes from './checklist.module.css'
import type { Ticks } from './use-ticks.ts'

/** Boxes to tick: on the page, where the ticks are kept, and on paper. */
export function Checklist({ items, ticks }: { items: readonly string[]; ticks: Ticks }) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    // A box ticked before this code had loaded counts.
    for (const { value } of list.current!.querySelectorAll<HTMLInputElement>('input:checked')) ticks.set(value, true)
  }, [ticks])
  return (
    <ul className={classes['list']} ref={list}>
      {items.map((item) => (
        <li key={item}>
          <label>
            <input
              type="checkbox"
              value={item}
              checked={ticks.has(item)}
              onChange={({ target }) => ticks.set(item, target.checked)}
            />
            <span>{item}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
