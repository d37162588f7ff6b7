import { useEffect, type RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Sends a form with one field that was submitted before this code had loaded: the browser has put what was typed into
 * the address, under the field's name.
 */
export function useSentEarly(fieldRef: RefObject<HTMLInputElement | null>): void {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    const typed = address.get(fieldRef.current!.name)
    if (typed === null) return
    fieldRef.current!.value ||= typed
    void (async () => {
      await navigate({ search: '' }, { replace: true, preventScrollReset: true })
      fieldRef.current?.form?.requestSubmit()
    })()
  }, [fieldRef, address, navigate])
}
