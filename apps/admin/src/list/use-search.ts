import { useCallback } from 'react'
import { useAddress } from './use-address.ts'

/** The search of a screen, kept in its address; for a `SearchBox`. */
export function useSearch() {
  const [given, change] = useAddress<'search'>()
  const onSearch = useCallback((wanted: string) => change({ search: wanted }, { replace: true }), [change])
  return { search: given('search') ?? '', onSearch }
}
