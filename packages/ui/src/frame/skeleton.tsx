import classes from './skeleton.module.css'

interface Props {
  /** Pixels; lines of text by default. */
  height?: number
  width?: string
}

/** A grey block the size of what is to come. Put it in a container that says "Loading" once. */
export function Skeleton({ height = 20, width = '100%' }: Props) {
  return (
    <svg className={classes['skeleton']} width={width} height={height} aria-hidden="true">
      <rect width="100%" height="100%" rx="4" />
    </svg>
  )
}
