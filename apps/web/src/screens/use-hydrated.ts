import { useSyncExternalStore } from 'react'

/** False in the prerendered page and in the first render over it, which must match it; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => {}
