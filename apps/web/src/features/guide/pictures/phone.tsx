import type { Picture } from '../../../content/guides/guide.ts'
import { Frame, Lines } from './frame.tsx'
import classes from './phone.module.css'

type Props = Extract<Picture, { as: 'phone' }>

/** A phone showing a page, either at the phone's width or shrunk from a desktop's. */
export function Phone({ fits, lines, button }: Props) {
  const [title = '', ...rest] = lines
  return (
    <Frame
      height={300}
      label={`A phone. ${fits ? 'The text fits' : 'The page is shrunk until no one can read it'}: ${lines.join('. ')}.${button ? ` A button: ${button}.` : ''}`}
    >
      <rect className={classes['phone']} x="85" y="14" width="170" height="272" rx="20" />
      <rect className={classes['screen']} x="93" y="34" width="154" height="232" />
      {fits ? (
        <>
          <Lines text={title} x={103} y={64} size={18} to={240} most={2} bold />
          {rest.map((line, index) => (
            <Lines key={line} text={line} x={103} y={124 + index * 38} size={13} to={240} most={2} />
          ))}
        </>
      ) : (
        <>
          <rect className={classes['menu']} x="93" y="44" width="154" height="6" />
          <Lines text={title} x={148} y={66} size={6} to={246} bold />
          {rest.map((line, index) => (
            <Lines key={line} text={line} x={140} y={78 + index * 26} size={3.2} to={246} />
          ))}
          <rect className={classes['menu']} x="115" y="84" width="110" height="14" />
          <rect className={classes['menu']} x="115" y="112" width="46" height="18" />
        </>
      )}
      {button && (
        <>
          <rect className={classes['button']} x="103" y="218" width="134" height="36" rx="8" />
          <Lines text={button} x={112} y={240} size={12.5} to={246} tone="inverse" bold />
        </>
      )}
    </Frame>
  )
}
