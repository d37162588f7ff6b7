import {
  endpoints,
  guaranteeDays,
  orderActSchema,
  refundBusinessDays,
  type OrderAct,
  type OrderView,
} from '@findable/contracts/staff'
import { Button, Field, useCheckedForm } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { money } from '../../content/order-words.ts'
import { toasts } from '../../content/toasts.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { orderKey, ordersKey } from './order-key.ts'
import classes from './orders.module.css'
import { pushOn } from './push-on.ts'

type Act = 'refund' | 'rerun' | 'settle'

/** What staff can do about an order, and why not where they cannot. */
export function OrderActs({ order }: { order: OrderView }) {
  const [asked, ask] = useState<Act | null>(null)
  const changed = useChanged(order.reference)
  const push = useAction({
    act: () => pushOn(order),
    done: (said) => {
      void changed()
      return toasts.orderPushed(said)
    },
    failed: toasts.orderPushFailed,
  })
  const props = { order, onClose: () => ask(null) }
  return (
    <div className={classes['acts']}>
      <h2>What you can do</h2>
      <Choice refusal={order.refusals.refund} what="Refund">
        <Button look="secondary" onClick={() => ask('refund')}>
          Refund {amountOf(order)}
        </Button>
      </Choice>
      <Choice refusal={order.refusals.rerun} what="Run the report again">
        <Button look="secondary" onClick={() => ask('rerun')}>
          Run the report again
        </Button>
      </Choice>
      {order.refund?.state === 'refused' && (
        <Button look="secondary" onClick={() => ask('settle')}>
          The money was paid back another way
        </Button>
      )}
      <div>
        <Button look="secondary" busy={push.busy} onClick={() => push.act()}>
          {push.busy ? 'Pushing on...' : 'Push on'}
        </Button>
        <p className="quiet">
          Does now what happens by itself within minutes: asks the card provider, repeats the next step, and tries the
          report and its mail again.
        </p>
      </div>
      {asked === 'refund' && <Refund {...props} />}
      {asked === 'rerun' && <Rerun {...props} />}
      {asked === 'settle' && <Settle {...props} />}
    </div>
  )
}

function Choice({ refusal, what, children }: { refusal: string | null; what: string; children: ReactNode }) {
  if (refusal === null) return children
  return (
    <p className="quiet">
      {what}: not now. {refusal}
    </p>
  )
}

const amountOf = (order: OrderView) => (order.byPromoCode ? 'a free order' : money(order.amountCents, order.currency))

/** Reads the order again, and the list, after a change. */
function useChanged(reference: string) {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: orderKey(reference) }),
      queries.invalidateQueries({ queryKey: ordersKey }),
    ])
}

interface Props {
  order: OrderView
  onClose(): void
}

function Refund({ order, onClose }: Props) {
  const { reference, email, deliveredAt, reruns } = order
  const changed = useChanged(reference)
  const { field, submit } = useCheckedForm(orderActSchema)
  const refund = useAction({
    act: (body: OrderAct) => api.call(endpoints.refundOrder, { params: { reference }, body }).finally(changed),
    done: (made) => {
      onClose()
      return toasts.orderRefunded(made)
    },
    failed: toasts.orderRefundFailed,
  })
  const name = `Refund ${amountOf(order)}`
  return (
    <ActDialog
      title={`Refund order ${reference}?`}
      act={[name, 'Refunding...']}
      busy={refund.busy}
      problem={refund.problem}
      onAct={submit((body) => refund.act(body))}
      onClose={onClose}
    >
      <p>This will happen, and cannot be undone:</p>
      <ul>
        <li>The order ends as refunded.</li>
        {reruns.some(({ state }) => state === 'running') && <li>The report that is being made again is given up.</li>}
        <li>
          {deliveredAt
            ? 'The customer keeps the report they have.'
            : 'The report is withdrawn: it is not finished and not mailed.'}
        </li>
        {order.byPromoCode ? (
          <li>No money moves, as nothing was paid.</li>
        ) : (
          <>
            <li>
              {money(order.amountCents, order.currency)} goes back to the card it came from. Banks take{' '}
              {refundBusinessDays.least} to {refundBusinessDays.most} business days to show it.
            </li>
            <li>The card provider keeps its fees.</li>
          </>
        )}
        <li>{email ? `A mail about it goes to ${email}.` : 'No mail goes out, as the order has no email address.'}</li>
      </ul>
      <ReasonField {...field('reason')} />
    </ActDialog>
  )
}

function Rerun({ order: { reference, email }, onClose }: Props) {
  // One for as long as the question is open: a double click, or a repeat after a lost answer, is the same rerun.
  const [key] = useState(() => crypto.randomUUID())
  const changed = useChanged(reference)
  const { field, submit } = useCheckedForm(orderActSchema)
  const rerun = useAction({
    act: (body: OrderAct) =>
      api
        .call(endpoints.rerunOrder, { params: { reference }, headers: { 'idempotency-key': key }, body })
        .finally(changed),
    done: () => {
      onClose()
      return toasts.orderRerun
    },
    failed: toasts.orderRerunFailed,
  })
  return (
    <ActDialog
      title={`Run the report of ${reference} again?`}
      act={['Run it again', 'Starting...']}
      busy={rerun.busy}
      problem={rerun.problem}
      onAct={submit((body) => rerun.act(body))}
      onClose={onClose}
    >
      <p>This will happen:</p>
      <ul>
        <li>The website is audited again. The customer keeps the present version until the new one is ready.</li>
        <li>The new version replaces it, and what staff adjusted on the present one is dropped.</li>
        <li>The guarantee of {guaranteeDays} days begins again.</li>
        <li>{email ? `A mail about it goes to ${email}.` : 'No mail goes out, as the order has no email address.'}</li>
        <li>Should the website not be readable, nothing changes, and the order is listed as one that needs a look.</li>
      </ul>
      <ReasonField {...field('reason')} />
    </ActDialog>
  )
}

/** Why, in the words of staff. */
const ReasonField = (field: ComponentProps<'input'> & { error: string | undefined }) => (
  <Field
    label="Reason"
    hint="For the order's timeline and the audit log. The customer does not see it."
    autoComplete="off"
    required
    {...field}
  />
)

function Settle({ order, onClose }: Props) {
  const { reference } = order
  const changed = useChanged(reference)
  const settle = useAction({
    act: () => api.call(endpoints.settleRefund, { params: { reference } }).finally(changed),
    done: () => {
      onClose()
      return toasts.refundSettled
    },
    failed: toasts.refundSettleFailed,
  })
  return (
    <ActDialog
      title={`Record that ${amountOf(order)} was paid back?`}
      act={['Record it', 'Recording...']}
      busy={settle.busy}
      problem={settle.problem}
      onAct={() => settle.act()}
      onClose={onClose}
    >
      <ul>
        <li>Do this once you have paid the customer another way. Nothing is paid by this.</li>
        <li>The order no longer needs a look, and the customer is told no more about it.</li>
      </ul>
    </ActDialog>
  )
}
