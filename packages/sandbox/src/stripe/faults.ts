import * as z from 'zod'

/** Deliberate faults of the card provider. There are none until a test sets them. */
export const stripeFaults = z
  .strictObject({
    /** For the next `count` calls that create or change something. */
    nextWrite: z.strictObject({
      mode: z.enum([
        /** The work is done, the answer is a 500, and the idempotency key keeps that 500, as Stripe's does. */
        'error-after',
        /** A 500 before any work: repeating the call succeeds. */
        'error-before',
        /** The work is done but no answer is sent: repeating the key gets the answer. */
        'no-answer',
      ]),
      count: z.int().positive().default(1),
    }),
    webhooks: z.discriminatedUnion('mode', [
      z.strictObject({ mode: z.literal('on') }),
      /** Events happen but are never sent. */
      z.strictObject({ mode: z.literal('off') }),
      z.strictObject({ mode: z.literal('late'), delayMs: z.int().nonnegative() }),
      z.strictObject({ mode: z.literal('repeated'), times: z.int().positive() }),
      /** Simultaneous events are collected and sent newest first. */
      z.strictObject({ mode: z.literal('out-of-order') }),
    ]),
    /** Confirmed payments stay in `processing`, as bank debits do, until the mode is `on` again. */
    payments: z.strictObject({ mode: z.enum(['on', 'processing']) }),
  })
  .partial()
type StripeFaults = z.infer<typeof stripeFaults>
type WebhookMode = NonNullable<StripeFaults['webhooks']>
type WriteFault = NonNullable<StripeFaults['nextWrite']>['mode']

export interface FaultSwitches {
  set(faults: StripeFaults): void
  /** The fault for this write, if there is one; each is used up by one write. */
  takeWriteFault(): WriteFault | undefined
  webhooks(): WebhookMode
  holdsPayments(): boolean
}

export function faultSwitches(): FaultSwitches {
  let nextWrite: StripeFaults['nextWrite']
  let webhooks: WebhookMode = { mode: 'on' }
  let payments = 'on'
  return {
    set: (faults) => {
      nextWrite = faults.nextWrite ?? nextWrite
      webhooks = faults.webhooks ?? webhooks
      payments = faults.payments?.mode ?? payments
    },
    takeWriteFault: () => {
      if (!nextWrite) return undefined
      const { mode, count } = nextWrite
      nextWrite = count > 1 ? { mode, count: count - 1 } : undefined
      return mode
    },
    webhooks: () => webhooks,
    holdsPayments: () => payments === 'processing',
  }
}
