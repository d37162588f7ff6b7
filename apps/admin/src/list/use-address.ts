import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export type AddressChange<Name extends string> = Partial<Record<Name, string | undefined>>

/** What a screen shows lives in the address, so that "back", reload and a sent link work. An empty value is left out. */
export function useAddress<Name extends string>(): [
  given: (name: Name) => string | undefined,
  change: (change: AddressChange<Name>, options?: { replace: boolean }) => void,
] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (change: AddressChange<Name>, options?: { replace: boolean }) =>
      setQuery((current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries<string | undefined>(change)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      }, options),
    [setQuery],
  )
  return [(name) => query.get(name) ?? undefined, change]
}
