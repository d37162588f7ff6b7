import type { ReactNode } from 'react'
import classes from './frame.module.css'
import { linesOf } from './lines-of.ts'

/** Every picture is as wide as a phone's text column, where one user unit is one pixel. */
export const width = 340

interface FrameProps {
  height: number
  /** The text for people who can't see the picture. */
  label: string
  children: ReactNode
}

export function Frame({ height, label, children }: FrameProps) {
  return (
    <svg className={classes['frame']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className={classes['sheet']} x="0.5" y="0.5" width={width - 1} height={height - 1} rx="10" />
      {children}
    </svg>
  )
}

interface LinesProps {
  text: string
  x: number
  /** Baseline of the first line. */
  y: number
  size: number
  /** Maximum number of lines; the rest is cut, as a screen would cut it. */
  most?: number
  /** Right edge of the text. */
  to?: number
  bold?: boolean
  /** Class of the colour. */
  tone?: 'ink' | 'quiet' | 'link' | 'inverse'
}

/** Text in a picture, broken into lines. */
export function Lines({ text, x, y, size, most = 9, to = width - 16, bold = false, tone = 'ink' }: LinesProps) {
  return (
    <text className={classes[tone]} fontSize={size} fontWeight={bold ? 700 : 400}>
      {linesOf(text, { size, wide: to - x, most, bold }).map((line, index) => (
        <tspan key={line + String(index)} x={x} y={y + index * size * 1.3}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
