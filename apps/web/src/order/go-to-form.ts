export const formId = 'get-report'
export const websiteInputId = 'business-website'

/** Milliseconds from the scrolling to the focus: at once, the phone's keyboard would fight the scrolling. */
const focusDelay = 800

/** Scrolls to the website form, then focuses its input. */
export function goToForm(event?: { preventDefault(): void }): void {
  event?.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(formId)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  setTimeout(() => document.getElementById(websiteInputId)?.focus({ preventScroll: true }), focusDelay)
}
