import type { Picture } from '../../../content/guides/guide.ts'
import { Frame, Lines } from './frame.tsx'
import classes from './months.module.css'

type Props = Extract<Picture, { as: 'months' }>

const step = 52
const tallest = 100
/** The bars of both pictures in a pair share one scale. */
const top = 12

/** How many of something in each month. */
export function Months({ unit, counts }: Props) {
  return (
    <Frame height={180} label={`${unit} a month: ${counts.map(([month, count]) => `${month} ${count}`).join(', ')}.`}>
      <line className={classes['ground']} x1="14" x2="326" y1="146" y2="146" />
      {counts.map(([month, count], index) => {
        const height = (count / top) * tallest
        return (
          <g key={month} transform={`translate(${18 + index * step} 0)`}>
            <rect className={classes['bar']} x="4" y={146 - height} width="36" height={height} />
            <Lines text={String(count)} x={count > 9 ? 14 : 18} y={138 - height} size={14} bold />
            <Lines text={month} x={10} y={166} size={13} tone="quiet" />
          </g>
        )
      })}
    </Frame>
  )
}
