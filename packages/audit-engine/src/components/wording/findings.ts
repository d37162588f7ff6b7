import type { Finding } from '@findable/contracts'

export const strength = (text: string): Finding => ({ kind: 'strength', text })
export const problem = (text: string): Finding => ({ kind: 'problem', text })
export const note = (text: string): Finding => ({ kind: 'note', text })

/** A list of the one finding when the condition holds, otherwise empty; the finding is only built then. */
export const when = <One extends Finding>(holds: boolean, finding: () => One): One[] => (holds ? [finding()] : [])
