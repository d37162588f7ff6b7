import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import type { Store } from '../store.ts'
import type { FaultSwitches } from './faults.ts'

export interface WebhookEndpoint {
  url: string
  /** Signs the events, `whsec_…`. */
  secret: string
  /** Milliseconds to wait after the first refusal; doubles with each further one. */
  firstRetryMs: number
}

export interface Webhooks {
  /** Sends the event soon, and repeats it until it is accepted. */
  enqueue(eventId: string): void
  close(): Promise<void>
}

interface Delivery {
  eventId: string
  attempts: number
  dueAt: number
}

const kind = 'delivery'
const longestRetryMs = 60_000
const attemptTimeoutMs = 20_000
const giveUpAfterMs = 3 * 24 * 3600 * 1000
const outOfOrderWindowMs = 300

/** `Stripe-Signature`: https://docs.stripe.com/webhooks#verify-manually */
function signature(payload: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}

/** Sends events to the endpoint. Unsent events are in the store, so a restart continues with them. */
export function webhookSender(store: Store, endpoint: WebhookEndpoint, faults: FaultSwitches): Webhooks {
  const closing = new AbortController()
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  function schedule(): void {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    const next = Math.min(...store.list<Delivery>(kind).map((delivery) => delivery.dueAt))
    if (next === Infinity) return
    timer = setTimeout(sendDue, Math.max(0, next - Date.now()))
  }

  function sendDue(): void {
    const due = store.list<Delivery>(kind).filter((delivery) => delivery.dueAt <= Date.now())
    // Postpones them while they are being sent, so that nothing else takes them; if this process dies, they are due
    // again then.
    for (const delivery of due)
      store.put(kind, delivery.eventId, { ...delivery, dueAt: Date.now() + attemptTimeoutMs * 2 })
    if (faults.webhooks().mode === 'out-of-order') track(inTurn(due))
    else for (const delivery of due) track(deliver(delivery))
    schedule()
  }

  function track(work: Promise<void>): void {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  async function inTurn(newestFirst: Delivery[]): Promise<void> {
    for (const delivery of newestFirst) await deliver(delivery)
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const event = store.get<Stripe.Event>('event', delivery.eventId)
    if (!event) return store.delete(kind, delivery.eventId)
    const mode = faults.webhooks()
    const sendings = Array.from({ length: mode.mode === 'repeated' ? mode.times : 1 }, () => post(event))
    const taken = (await Promise.all(sendings)).every(Boolean)
    if (closing.signal.aborted) return
    if (taken) {
      store.put('event', event.id, { ...event, pending_webhooks: 0 })
      store.delete(kind, delivery.eventId)
    } else {
      retryLater(delivery, event)
    }
    schedule()
  }

  function retryLater(delivery: Delivery, event: Stripe.Event): void {
    if (Date.now() - event.created * 1000 > giveUpAfterMs) return store.delete(kind, delivery.eventId)
    const wait = Math.min(endpoint.firstRetryMs * 2 ** delivery.attempts, longestRetryMs)
    store.put(kind, delivery.eventId, { ...delivery, attempts: delivery.attempts + 1, dueAt: Date.now() + wait })
  }

  /** Sends an event once. Only a 2xx counts as accepted; a redirect is not followed. */
  async function post(event: Stripe.Event): Promise<boolean> {
    const payload = JSON.stringify(event, null, 2)
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(payload, endpoint.secret, Math.floor(Date.now() / 1000)),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(attemptTimeoutMs)]),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    }
  }

  // After a restart, everything that was being sent is due immediately.
  for (const delivery of store.list<Delivery>(kind))
    store.put(kind, delivery.eventId, { ...delivery, dueAt: Date.now() })
  schedule()

  return {
    enqueue: (eventId) => {
      const mode = faults.webhooks()
      if (mode.mode === 'off') return
      const waits = {
        on: 0,
        repeated: 0,
        late: mode.mode === 'late' ? mode.delayMs : 0,
        'out-of-order': outOfOrderWindowMs,
      }
      const dueAt = Date.now() + waits[mode.mode]
      if (mode.mode === 'out-of-order') {
        for (const waiting of store.list<Delivery>(kind)) store.put(kind, waiting.eventId, { ...waiting, dueAt })
      }
      store.put(kind, eventId, { eventId, attempts: 0, dueAt })
      // Waits until the change that caused it is committed and its answer is being sent.
      setImmediate(schedule)
    },
    close: async () => {
      clearTimeout(timer)
      closing.abort()
      await Promise.allSettled(underWay)
    },
  }
}
