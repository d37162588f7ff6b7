import type { Picture } from '../../../content/guides/guide.ts'
import { Frame, Lines, width } from './frame.tsx'
import { linesOf } from './lines-of.ts'
import classes from './photo.module.css'

type Props = Extract<Picture, { as: 'photo' }>

/** A picture on a page, its file name and its alt text. */
export function Photo({ file, alt }: Props) {
  const altLines = linesOf(alt, { size: 15, wide: width - 32, most: 4, bold: true }).length
  return (
    <Frame
      height={226 + altLines * 19.5}
      label={`A photo of three electricians beside a white van. File: ${file}. Alt text: ${alt}.`}
    >
      <rect className={classes['sky']} x="16" y="16" width={width - 32} height="130" rx="6" />
      <rect className={classes['road']} x="16" y="124" width={width - 32} height="22" rx="6" />
      <path className={classes['van']} d="M40 124 V62 a8 8 0 0 1 8 -8 H142 l28 32 h14 a8 8 0 0 1 8 8 V124 Z" />
      <path className={classes['window']} d="M124 62 h14 l22 26 h-36 Z" />
      <path className={classes['bolt']} d="M84 64 l-14 26 h12 l-6 22 l22 -30 h-13 l9 -18 Z" />
      {[70, 160].map((x) => (
        <circle key={x} className={classes['wheel']} cx={x} cy="124" r="13" />
      ))}
      {[222, 256, 290].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index * 5})`}>
          <circle className={classes['face']} cx="0" cy="60" r="10" />
          <path className={classes['shirt']} d="M-14 104 V86 a12 12 0 0 1 12 -12 h4 a12 12 0 0 1 12 12 V104 Z" />
          <path className={classes['legs']} d="M-10 104 h20 v34 h-8 v-22 h-4 v22 h-8 Z" />
        </g>
      ))}
      <Lines text={`File: ${file}`} x={16} y={170} size={13} tone="quiet" most={1} />
      <Lines text="Said aloud:" x={16} y={200} size={13} tone="quiet" />
      <Lines text={`“${alt}”`} x={16} y={222} size={15} bold most={4} />
    </Frame>
  )
}
