import type { Picture } from '../../../content/guides/guide.ts'
import { Frame, Lines, width } from './frame.tsx'
import { linesOf } from './lines-of.ts'
import classes from './share-card.module.css'

type Props = Extract<Picture, { as: 'share-card' }>

const photoHeight = 150

/** What a chat or a social network shows when somebody shares an address. */
export function ShareCard({ host, title, text, photo }: Props) {
  const titleLines = linesOf(title, { size: 16, wide: width - 32, most: 2, bold: true }).length
  const textTop = photoHeight + 46 + titleLines * 20.8
  const textLines = linesOf(text, { size: 13.5, wide: width - 32, most: 3 }).length
  return (
    <Frame
      height={textTop + textLines * 17.6 + 4}
      label={`A shared link, ${photo ? `with a picture: ${photo}` : 'with no useful picture'}. ${host}. ${title}. ${text}`}
    >
      <path
        className={classes[photo ? 'photo' : 'none']}
        d={`M1 ${photoHeight} V11 a10 10 0 0 1 10 -10 H${width - 11} a10 10 0 0 1 10 10 V${photoHeight} Z`}
      />
      {photo ? (
        <g className={classes['cakes']}>
          <path d="M168 26 h4 v96 h-4 Z M140 122 h60 v6 h-60 Z M110 106 h120 v5 h-120 Z M128 68 h84 v5 h-84 Z" />
          <path
            className={classes['scones']}
            d="M118 106 a14 13 0 0 1 28 0 Z M150 106 a14 13 0 0 1 28 0 Z M192 106 a14 13 0 0 1 28 0 Z M134 68 a12 11 0 0 1 24 0 Z M182 68 a12 11 0 0 1 24 0 Z"
          />
        </g>
      ) : (
        <path className={classes['cross']} d={`M140 45 h60 v60 h-60 Z M140 105 l60 -60`} />
      )}
      <Lines text={host} x={16} y={photoHeight + 24} size={12} tone="quiet" most={1} />
      <Lines text={title} x={16} y={photoHeight + 46} size={16} most={2} bold />
      <Lines text={text} x={16} y={textTop} size={13.5} tone="quiet" most={3} />
    </Frame>
  )
}
