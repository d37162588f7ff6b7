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

/** What to show, as given in the address: `?q=stars&show=guides`. */
export function useWanted(): Wanted & { ask(change: Partial<Wanted>): void } {
  const [address, setAddress] = useSearchParams()
  // The prerendered page knows no question.
  const isAlive = useHydrated()
  const wanted: Wanted = {
    question: isAlive ? (address.get('q') ?? '') : '',
    show: (isAlive && shownKinds.find(({ value }) => value === address.get('show'))?.value) || 'all',
  }
  return {
    ...wanted,
    ask(change) {
      const { question, show } = { ...wanted, ...change }
      setAddress(
        { ...(question !== '' && { q: question }), ...(show !== 'all' && { show }) },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
