import { Box, Checkbox } from '@chakra-ui/react'
import { emailSchema, price } from '@findable/contracts/customer'
import { Button, ButtonLink, Field, showToast } from '@findable/ui'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../content/toasts.ts'
import type { StoredOrder } from '../../order/stored-order.ts'
import { CardForm } from './card-form.tsx'
import classes from './checkout.module.css'
import { OrderSummary } from './order-summary.tsx'
import { PaymentNote } from './payment-note.tsx'
import { PromoBox } from './promo-box.tsx'
import { useCheckout } from './use-checkout.ts'

interface Props {
  order: StoredOrder
  /** The card provider's script did not load. */
  cardFailed: boolean
  /** Payment session and card provider are both ready. */
  cardPrepared: boolean
}

export function CheckoutForm({ order, cardFailed, cardPrepared }: Props) {
  const stripe = useStripe()
  const elements = useElements()
  const [promoCode, setPromoCode] = useState<string | null>(null)
  const [email, setEmail] = useState(order.businessData.email ?? '')
  const [emailError, setEmailError] = useState<string | null>(null)
  const [accepted, setAccepted] = useState(false)
  const [termsMissed, setTermsMissed] = useState(false)
  const [cardReady, setCardReady] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const termsBox = useRef<HTMLInputElement>(null)
  const { phase, payWithPromo, payWithCard } = useCheckout(order)

  const free = promoCode !== null
  const processing = phase.kind === 'processing'
  const canPay = accepted && (free || cardReady)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!accepted) {
      showToast(toasts.termsRequired)
      setTermsMissed(true)
      return termsBox.current?.focus()
    }
    if (!canPay) return
    const checked = emailSchema.safeParse(email)
    const left = free && email.trim() === ''
    if (!left && !checked.success) {
      setEmailError(checked.error.issues[0]!.message)
      emailInput.current?.focus()
      return
    }
    const address = checked.success ? checked.data : undefined
    if (free) void payWithPromo({ promoCode, email: address, refuse: () => setPromoCode(null) })
    else if (stripe && elements && address) void payWithCard({ stripe, elements, email: address })
  }

  return (
    <div className={`wrap ${classes['page']}`}>
      <h1>Your order</h1>
      <div className={classes['grid']}>
        <OrderSummary website={order.businessData.businessWebsite} free={free} />
        <form className={classes['form']} onSubmit={submit} noValidate>
          <PromoBox applied={promoCode} onChange={setPromoCode} locked={processing} />
          <Field
            label="Where should we send your report?"
            hint={
              free
                ? 'Your email. You may leave it out with a promo code and download the report instead.'
                : 'Your email. We use it for this order and nothing else.'
            }
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            ref={emailInput}
            required={!free}
            readOnly={processing}
            value={email}
            error={emailError}
            onChange={(event) => {
              setEmail(event.target.value)
              setEmailError(null)
            }}
          />
          <CardForm free={free} prepared={cardPrepared} failed={cardFailed} onReady={setCardReady} />
          <Box>
            <Checkbox.Root
              checked={accepted}
              readOnly={processing}
              invalid={termsMissed && !accepted}
              onCheckedChange={({ checked }) => setAccepted(checked === true)}
            >
              <Checkbox.HiddenInput ref={termsBox} />
              <Checkbox.Control />
              <Checkbox.Label>
                I accept the{' '}
                <a href="/terms-and-conditions" target="_blank" rel="noopener">
                  Terms and Conditions
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </Checkbox.Label>
            </Checkbox.Root>
          </Box>
          <Box>
            <PaymentNote phase={phase} />
            <Box display="flex" flexWrap="wrap" alignItems="center" rowGap="3" columnGap="8">
              <Button type="submit" unready={!canPay} busy={processing}>
                {processing ? 'Processing...' : buttonText(free, phase.kind === 'paid-not-started')}
              </Button>
              <ButtonLink look="plain" to="/">
                Back to Home
              </ButtonLink>
            </Box>
          </Box>
        </form>
      </div>
    </div>
  )
}

function buttonText(free: boolean, paid: boolean): string {
  if (paid) return 'Start my report'
  return free ? 'Start my free report' : `Pay ${price.label} and start my report`
}
