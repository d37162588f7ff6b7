import type { Drawing } from '@findable/look'

interface Props {
  drawing: Drawing
  /** Pixels; the drawing keeps its proportions. */
  width?: number
  /** True when the words beside it say the same. */
  decorative?: boolean
  className?: string | undefined
}

/** A mark from packages/look as an svg element. Its markup comes from our own geometry, never from a website. */
export function DrawingSvg({ drawing, width, decorative, className }: Props) {
  const scale = width && typeof drawing.width === 'number' ? width / drawing.width : 1
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': drawing.label }
  return (
    <svg
      {...named}
      className={className}
      viewBox={drawing.viewBox}
      width={width ?? drawing.width}
      height={drawing.height * scale}
      // oxlint-disable-next-line react/no-danger -- Our own geometry.
      dangerouslySetInnerHTML={{ __html: drawing.inner }}
    />
  )
}
