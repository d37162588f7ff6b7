import { startTransition, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../screens/use-hydrated.ts'

export const shownKinds = [
  { value: 'all', label: 'All Resources' },
  { value: 'templates', label: 'Templates' },
  { value: 'guides', label: 'Guides' },
] as const
type ShownKind = (typeof shownKinds)[number]['value']

interface Wanted {
  question: string
  show: ShownKind
}

const wantedIn = (address: URLSearchParams): Wanted => ({
  question: address.get('q') ?? '',
  show: shownKinds.find(({ value }) => value === address.get('show'))?.value ?? 'all',
})

/** What to show, as given in the address: `?q=stars&show=guides`. */
export function useWanted(): Wanted & { ask(change: Partial<Wanted>): void; stopTyping(): void } {
  const [address, setAddress] = useSearchParams()
  // The prerendered page knows no question.
  const given = wantedIn(useHydrated() ? address : new URLSearchParams())
  // The router renders a new address when there is time. A field that waited for it would lose what is typed meanwhile.
  const [typed, setTyped] = useState<string | null>(null)
  return {
    question: typed ?? given.question,
    show: given.show,
    ask(change) {
      if (change.question !== undefined) setTyped(change.question)
      const { question, show } = { ...wantedIn(new URLSearchParams(window.location.search)), ...change }
      setAddress(
        { ...(question !== '' && { q: question }), ...(show !== 'all' && { show }) },
        { replace: true, preventScrollReset: true },
      )
    },
    /**
     * Lets the address alone decide, which a link may change. As a transition it is rendered together with the last
     * address asked for, never before it.
     */
    stopTyping: () => startTransition(() => setTyped(null)),
  }
}
