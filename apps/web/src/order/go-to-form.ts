export const formId = 'get-report'
export const websiteInputId = 'business-website'

/** Milliseconds between scrolling and focusing: without the delay, a phone's keyboard would interrupt the scrolling. */
const focusDelay = 800

/** Scrolls to the website form, then focuses its input. */
export function goToForm(event?: { preventDefault(): void }): void {
  event?.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(formId)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  setTimeout(() => document.getElementById(websiteInputId)?.focus({ preventScroll: true }), focusDelay)
}
