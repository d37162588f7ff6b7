import { Disclosure } from '@findable/ui'
import { useState, type ReactNode } from 'react'

/** A disclosure whose content is drawn, and fetched, once it has been opened. */
export function LateDisclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure summary={summary} onToggle={(open) => open && setOpened(true)}>
      {opened && children}
    </Disclosure>
  )
}
