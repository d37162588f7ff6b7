import classes from './checklist.module.css'
import type { Ticks } from './use-ticks.ts'

/** Boxes to tick: on the page, where the ticks are kept, and on paper. */
export const Checklist = ({ items, ticks }: { items: readonly string[]; ticks: Ticks }) => (
  <ul className={classes['list']}>
    {items.map((item) => (
      <li key={item}>
        <label>
          <input type="checkbox" checked={ticks.has(item)} onChange={() => ticks.turn(item)} />
          <span>{item}</span>
        </label>
      </li>
    ))}
  </ul>
)
