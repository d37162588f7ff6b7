import type { EmailStatus, PaymentStatus } from '@findable/contracts/product'
import { ToneWord, type Tone } from './tone-word.tsx'

type Status = EmailStatus | PaymentStatus | 'generating' | 'active'

const tones: Record<Status, Tone> = {
  completed: 'done',
  sent: 'done',
  pending: 'waiting',
  processing: 'waiting',
  generating: 'waiting',
  active: 'waiting',
  failed: 'failed',
}

/** A state as a word. */
export function StatusWord({ status }: { status: Status }) {
  return <ToneWord tone={tones[status]}>{status.charAt(0).toUpperCase() + status.slice(1)}</ToneWord>
}
