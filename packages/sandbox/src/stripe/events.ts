import type Stripe from 'stripe'
import { all, apiVersion, find, save, type Account, type Call, type EventType } from './account.ts'
import { missing } from './errors.ts'
import { newId, now } from './ids.ts'
import { page } from './lists.ts'
import type { Parsed } from './params.ts'
import type { listEventsRules } from './request-rules.ts'

/** Records an event, with `object` as it was at that moment. */
export function recordEvent(
  account: Account,
  type: EventType,
  object: object,
  call: Call,
  endpoints: number,
): Stripe.Event {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now(),
    data: { object },
    livemode: false,
    pending_webhooks: endpoints,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  } as Stripe.Event
  save(account, event)
  return event
}

/** How long events can be listed and read. */
const daysKept = 30

/** Events of the last 30 days, as in https://docs.stripe.com/api/events/list */
export function listEvents(account: Account, asked: Parsed<typeof listEventsRules>): Stripe.ApiList<Stripe.Event> {
  const types = asked.types ?? (asked.type === undefined ? undefined : [asked.type])
  const wanted = all(account, 'event').filter((event) => {
    if (!isKept(event)) return false
    if (types && !types.some((type) => isOfType(event.type, type))) return false
    return asked.delivery_success === undefined || (event.pending_webhooks === 0) === asked.delivery_success
  })
  return page(wanted, '/v1/events', 'event', asked)
}

export function retrieveEvent(account: Account, id: string): Stripe.Event {
  const event = find(account, 'event', id)
  if (!isKept(event)) throw missing('event', id, 'id')
  return event
}

const isKept = ({ created }: Stripe.Event): boolean => created > now() - daysKept * 86_400

/** `charge.*` means every event of a charge. */
function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}
