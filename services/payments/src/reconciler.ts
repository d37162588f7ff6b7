import { listKnownEvents } from './db/stripe-events.ts'
import { setLastEvent, takeLook } from './db/event-looks.ts'
import { takeOpenOrders } from './db/sweeps.ts'
import { receiveEvent } from './inbox.ts'
import type { OrderDeps } from './orders.ts'
import { movingMoney, type ProviderEvent } from './provider-events.ts'
import { askProvider } from './settlement.ts'

/**
 * The reconciler finds what no webhook brought. It lists what has happened at the card provider since its last look,
 * and acts on each event as if a webhook had brought it. Open orders are also asked about one by one, less often,
 * because the provider lists an event for 30 days only.
 */

/** The most that one look takes on: pages of 100 events, events that are new to us, and open orders. */
export const look = { pages: 10, events: 40, orders: 10 } as const
/** The most calls one look makes: an event or an order takes up to 4. docs/operations.md states the calls per hour. */
export const mostCalls = look.pages + 4 * (look.events + look.orders)
/** How many times longer than `after` the next look waits while no order waits for its payment or its report. */
const quietFactor = 8
/** An event may show in the list this much later than it happened. Milliseconds. */
const overlap = 10 * 60_000
/** An event that has failed for this long raises an alert. Milliseconds. */
const alertAfter = 60 * 60_000
/** Orders older than this are no longer asked about: 30 days, in milliseconds. */
const askUntil = 30 * 24 * 3_600_000
/** After this many failures in a row, the provider or the database is left alone until the next look. */
const mostFailures = 3

/**
 * Looks once the last look is `after` milliseconds ago; `after` is also the age at which an open order is first asked
 * about.
 */
export async function reconcile(deps: OrderDeps, after: number): Promise<void> {
  const taken = await takeLook(deps.db, { busy: after, quiet: quietFactor * after })
  if (!taken) return
  await readNews(deps, taken.last_event)
  await askAboutOpenOrders(deps, after)
}

/** Acts on events that are new to us, oldest first. One that fails is listed again and does not hold up the others. */
async function readNews(deps: OrderDeps, lastEvent: string | null): Promise<void> {
  const { db, card, log } = deps
  const listed = await card.listEvents(movingMoney, lastEvent, look.pages * 100)
  const done = await listKnownEvents(
    db,
    listed.map(({ id }) => id),
  )
  let failures = 0
  for (const event of listed.filter(({ id }) => !done.has(id)).slice(0, look.events)) {
    const ids = { eventId: event.id, type: event.type, paymentId: event.paymentId }
    try {
      if (await receiveEvent(deps, event)) log.warn(ids, 'an event was found whose webhook never came')
      done.add(event.id)
      failures = 0
    } catch (error) {
      const late = event.created * 1000 < Date.now() - alertAfter && ({ alert: 'event-failing' } as const)
      log[late ? 'error' : 'warn']({ ...late, ...ids, error: String(error) }, 'an event could not be acted on')
      if (++failures === mostFailures) break
    }
  }
  const last = lastSettled(listed, done)
  if (last) await setLastEvent(db, last.id)
}

/** The last event up to which all have been handled and no other can still appear. */
function lastSettled(listed: ProviderEvent[], done: Set<string>): ProviderEvent | undefined {
  const isOpen = ({ id, created }: ProviderEvent) => !done.has(id) || created * 1000 > Date.now() - overlap
  const open = listed.findIndex(isOpen)
  return listed[(open === -1 ? listed.length : open) - 1]
}

async function askAboutOpenOrders(deps: OrderDeps, after: number): Promise<void> {
  let failures = 0
  for (const order of await takeOpenOrders(deps.db, after, askUntil, look.orders)) {
    const ids = { orderId: order.id, requestId: order.request_id }
    try {
      const { changed } = await askProvider(deps, order)
      if (changed !== 'nothing') deps.log.warn(ids, 'a payment was found whose webhook never came')
      failures = 0
    } catch (error) {
      deps.log.warn({ ...ids, error: String(error) }, 'an open order could not be looked up')
      if (++failures === mostFailures) return
    }
  }
}
