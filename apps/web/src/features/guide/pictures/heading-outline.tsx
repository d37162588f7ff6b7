import type { Picture } from '../../../content/guides/guide.ts'
import { Frame, Lines } from './frame.tsx'
import classes from './heading-outline.module.css'

type Props = Extract<Picture, { as: 'outline' }>

const row = 30

/** Only the headings of a page, indented by rank. */
export function HeadingOutline({ lines }: Props) {
  return (
    <Frame
      height={lines.length * row + 20}
      label={`The headings of a page: ${lines.map(({ level, text }) => `heading ${level}, ${text}`).join('; ')}.`}
    >
      {lines.map(({ level, text }, index) => (
        <g key={text} transform={`translate(${14 + (level - 1) * 24} ${10 + index * row})`}>
          <rect className={classes[level === 1 ? 'first' : 'rank']} y="4" width="30" height="22" rx="5" />
          <Lines text={`H${level}`} x={6.5} y={20} size={13} tone={level === 1 ? 'inverse' : 'ink'} bold />
          <Lines text={text} x={40} y={20} size={14} most={1} to={312 - (level - 1) * 24} bold={level === 1} />
        </g>
      ))}
    </Frame>
  )
}
