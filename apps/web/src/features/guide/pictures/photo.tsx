import type { Picture } from '../../../content/guides/guide.ts'
import { Frame, Lines, width } from './frame.tsx'
import { linesOf } from './lines-of.ts'
import classes from './photo.module.css'

type Props = Extract<Picture, { as: 'photo' }>

/** A picture on a page: what it shows, its file name and its alt text. */
export function Photo({ shows, file, alt }: Props) {
  const altLines = linesOf(alt, { size: 15, wide: width - 32, most: 4, bold: true }).length
  return (
    <Frame height={226 + altLines * 19.5} label={`A photo of ${shows}. File: ${file}. Alt text: ${alt}.`}>
      <rect className={classes['photo']} x="16" y="16" width={width - 32} height="130" rx="6" />
      <path className={classes['hill']} d={`M16 140 L100 78 L160 120 L220 60 L${width - 16} 140 v6 H16 Z`} />
      <Lines text={shows} x={30} y={44} size={13.5} to={width - 30} most={2} />
      <Lines text={`File: ${file}`} x={16} y={170} size={13} tone="quiet" most={1} />
      <Lines text="Said aloud:" x={16} y={200} size={13} tone="quiet" />
      <Lines text={`“${alt}”`} x={16} y={222} size={15} bold most={4} />
    </Frame>
  )
}
