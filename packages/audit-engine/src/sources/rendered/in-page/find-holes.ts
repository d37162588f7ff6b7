/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Counts what is missing in the first screen though a visitor's phone may show it: frames and films of `least` square
 * pixels or more, which we do not load, and pictures among the addresses in `missed`.
 */
export function findHoles({ missed, least }: { missed: string[]; least: number }): number {
  const visiblePixels = (element: Element): number => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return width > 0 && height > 0 && isShown ? width * height : 0
  }
  const missing = new Set(missed)
  const isMissing = (element: Element): boolean => {
    const { backgroundImage } = getComputedStyle(element)
    const { currentSrc, poster } = element as Partial<HTMLImageElement & HTMLVideoElement>
    return [currentSrc, poster, ...(backgroundImage.match(/https?:[^"]+/g) ?? [])].some((url) => missing.has(url ?? ''))
  }
  const unloaded = [...document.querySelectorAll('iframe, frame, object, embed, video:not([poster])')]
  const pictures = missed.length > 0 ? [...document.querySelectorAll('*')].filter(isMissing) : []
  return (
    unloaded.filter((element) => visiblePixels(element) >= least).length +
    pictures.filter((element) => visiblePixels(element) > 0).length
  )
}
