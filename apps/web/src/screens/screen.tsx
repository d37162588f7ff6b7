import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { NeedsScript } from './needs-script.tsx'
import type { ScreenProviders } from './screen-providers.tsx'

interface Props {
  /** Imports the screen's module. Defined beside the page, so that it stays the same function. */
  load(): Promise<{ default: ComponentType }>
  /** The screen's outline, shown until the screen is ready; the only part that is prerendered. */
  skeleton: ReactNode
}

interface Parts {
  Providers: typeof ScreenProviders
  Content: ComponentType
}

/**
 * A page that depends on the visitor's order. Its HTML file contains the skeleton; the screen, with Chakra and the
 * query client that only such screens need, is loaded after hydration.
 */
export function Screen({ load, skeleton }: Props) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    Promise.all([import('./screen-providers.tsx'), load()]).then(
      ([providers, screen]) => setParts({ Providers: providers.ScreenProviders, Content: screen.default }),
      setFailure,
    )
  }, [load])
  if (failure) throw failure
  if (parts) {
    return (
      <parts.Providers>
        <parts.Content />
      </parts.Providers>
    )
  }
  return (
    <div aria-busy="true">
      <div className="wrap">
        <NeedsScript what="This page" waits />
      </div>
      <p className="visually-hidden" role="status">
        Loading
      </p>
      {skeleton}
    </div>
  )
}
