import type { Picture } from '../../../content/guides/guide.ts'
import classes from './browser-window.module.css'
import { Frame, Lines, width } from './frame.tsx'

type Props = Extract<Picture, { as: 'browser' }>

/** A browser with its address bar, showing a page or the warning in front of it. */
export function BrowserWindow({ address, state, title, text }: Props) {
  const safe = state === 'safe'
  return (
    <Frame
      height={224}
      label={`A browser at ${address}, ${safe ? 'showing the page' : 'showing a warning'}: ${title}. ${text}`}
    >
      <path className={classes['bar']} d={`M1 46 V11 a10 10 0 0 1 10 -10 H${width - 11} a10 10 0 0 1 10 10 V46 Z`} />
      <rect className={classes['address']} x="14" y="11" width={width - 28} height="26" rx="13" />
      <g transform="translate(26 17)">
        {safe ? (
          <path className={classes['lock']} d="M1 6 h10 v8 h-10 Z M3 6 v-2 a3 3 0 0 1 6 0 v2" />
        ) : (
          <path className={classes['alert']} d="M6 0 L12 13 H0 Z" />
        )}
      </g>
      <Lines text={address} x={46} y={29} size={12.5} to={width - 20} most={1} tone="quiet" />
      {!safe && (
        <g transform="translate(16 62)">
          <path className={classes['alert']} d="M20 0 L40 36 H0 Z" />
          <Lines text="!" x={17} y={31} size={24} tone="inverse" bold />
        </g>
      )}
      <Lines text={title} x={16} y={safe ? 84 : 124} size={18} most={2} bold />
      <Lines text={text} x={16} y={safe ? 140 : 152} size={13.5} most={4} tone="quiet" />
    </Frame>
  )
}
