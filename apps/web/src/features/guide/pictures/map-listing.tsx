import type { Picture } from '../../../content/guides/guide.ts'
import { Frame, Lines, width } from './frame.tsx'
import classes from './map-listing.module.css'

type Props = Extract<Picture, { as: 'map' }>

const mapHeight = 120
const row = 66
/** Positions of the pins, chosen so that none hides another. */
const spots = [
  [92, 58],
  [232, 84],
  [168, 40],
] as const

/** A map with pins, and the entries below it. */
export function MapListing({ search, entries }: Props) {
  return (
    <Frame
      height={44 + mapHeight + entries.length * row + 12}
      label={`A map search for “${search}”. ${entries.map(({ name, line }) => `${name}: ${line}`).join('. ')}.`}
    >
      <rect className={classes['search']} x="16" y="10" width={width - 32} height="26" rx="13" />
      <Lines text={search} x={30} y={28} size={13} tone="quiet" most={1} />
      <g transform="translate(0 44)">
        <rect className={classes['land']} x="1" width={width - 2} height={mapHeight} />
        <path
          className={classes['road']}
          d={`M0 88 H${width} M0 34 L${width} 62 M64 0 V${mapHeight} M196 0 L150 ${mapHeight} M292 0 V${mapHeight}`}
        />
        {entries.map(({ name, own }, index) => {
          const [x, y] = spots[index]!
          return (
            <path
              key={name}
              className={classes[own ? 'own' : 'pin']}
              transform={`translate(${x} ${y})`}
              d="M0 0 C-4 -8 -11 -12 -11 -20 a11 11 0 0 1 22 0 C11 -12 4 -8 0 0 Z"
            />
          )
        })}
      </g>
      {entries.map(({ name, line, own }, index) => (
        <g key={name} transform={`translate(0 ${44 + mapHeight + index * row})`}>
          {own && <rect className={classes['mark']} x="1" y="6" width="5" height={row - 10} />}
          <Lines text={name} x={16} y={26} size={15} bold most={1} />
          <Lines text={line} x={16} y={44} size={12.5} tone="quiet" most={2} />
        </g>
      ))}
    </Frame>
  )
}
