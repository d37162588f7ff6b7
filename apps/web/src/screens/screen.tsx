import { ButtonLink } from '@findable/ui'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { NeedsScript } from './needs-script.tsx'
import { Notice } from './notice.tsx'
import type { ScreenProviders } from './screen-providers.tsx'

interface Props {
  /** Imports the module of the screen itself. Defined beside the page, so that it stays the same function. */
  load(): Promise<{ default: ComponentType }>
  /** The screen's shape, shown until it is there; the only part that is prerendered. */
  skeleton: ReactNode
}

interface Parts {
  Providers: typeof ScreenProviders
  Content: ComponentType
}

/**
 * A page that lives on the visitor's order. Its file of HTML holds the skeleton; the screen, with Chakra and the query
 * client that only such screens need, is loaded after hydration.
 */
export function Screen({ load, skeleton }: Props) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    Promise.all([import('./screen-providers.tsx'), load()]).then(
      ([providers, screen]) => setParts({ Providers: providers.ScreenProviders, Content: screen.default }),
      () => setFailed(true),
    )
  }, [load])
  if (failed) {
    return (
      <Notice
        title="This page did not load"
        text="The connection may have dropped. What you entered is kept, and nothing was charged."
      >
        <ButtonLink href="">Try again</ButtonLink>
      </Notice>
    )
  }
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
        <NeedsScript what="This page" />
      </div>
      <p className="visually-hidden" role="status">
        Loading
      </p>
      {skeleton}
    </div>
  )
}
