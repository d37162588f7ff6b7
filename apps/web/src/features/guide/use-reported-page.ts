import { pageIn } from '@findable/contracts/customer'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../screens/use-hydrated.ts'

/** The page of the reader's website that a report's link names, and the step that it leads to. */
export function useReportedPage(): { page: string; anchor: string } | null {
  const { search, hash } = useLocation()
  // The prerendered guide is the same for everyone.
  const isHydrated = useHydrated()
  const page = isHydrated ? pageIn(new URLSearchParams(search).get('page')) : null
  return page === null ? null : { page, anchor: hash.slice(1) }
}
