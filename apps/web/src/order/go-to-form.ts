import { focusDelay } from '@findable/contracts'

export const formId = 'get-report'
export const websiteInputId = 'business-website'

/** Scrolls to the website form, then focuses its input: at once, the phone's keyboard would fight the scrolling. */
export function goToForm(event?: { preventDefault(): void }): void {
  event?.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(formId)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  setTimeout(() => document.getElementById(websiteInputId)?.focus({ preventScroll: true }), focusDelay)
}
