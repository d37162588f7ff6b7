import { builtPages } from './built-pages.ts'
import { plumber } from './plumber.ts'
import { shownByScript } from './shown-by-script.ts'

/** A made-up website for measurements. */
export interface Site {
  host: string
  /** HTML by path, the home page first. */
  pages: ReadonlyMap<string, string>
}

/** "built-25-150" has 25 pages of 150 KB. */
export type SiteName = 'plumber' | 'script' | `built-${number}-${number}`

/** What the pages of small businesses mostly are: made with a website builder, and heavy. */
export const builtSite = 'built-25-150' satisfies SiteName

export function siteNamed(name: SiteName): Site {
  if (name === 'plumber') return plumber()
  if (name === 'script') return shownByScript(plumber())
  const [count, kilobytes] = name.split('-').slice(1).map(Number) as [number, number]
  return builtPages(count, kilobytes)
}
