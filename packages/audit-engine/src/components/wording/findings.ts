import type { Finding, GuideStep } from '@findable/contracts'

export const strength = (text: string): Finding => ({ kind: 'strength', text })
export const note = (text: string): Finding => ({ kind: 'note', text })

/** `step` of the component's guide solves it; `page` is one that it was seen on. */
export const problem = (text: string, step: GuideStep, page?: { url: string; finalUrl?: string }): Finding => ({
  kind: 'problem',
  text,
  step,
  ...(page && { page: new URL(page.finalUrl ?? page.url).pathname }),
})

/** A list of the one finding when the condition holds, otherwise empty; the finding is only built then. */
export const when = <One extends Finding>(holds: boolean, finding: () => One): One[] => (holds ? [finding()] : [])
