import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe, type StripeElementsOptions } from '@stripe/stripe-js'
import { useState, type FormEvent } from 'react'
import { createRoot } from 'react-dom/client'

// A checkout like the product's own: unmodified packages, an intent created before or after the form is shown.
const settings = new URLSearchParams(location.search)
const clientSecret = settings.get('client_secret') ?? ''
const deferred = settings.has('deferred')
const redirect = settings.get('redirect') === 'always' ? 'always' : 'if_required'
const appearance = {
  variables: { colorPrimary: 'rgb(31, 91, 74)', borderRadius: '10px' },
  rules: { '.Label': { color: 'rgb(1, 2, 3)' } },
}
const options: StripeElementsOptions = deferred
  ? { mode: 'payment', amount: 2000, currency: 'aud', appearance }
  : { clientSecret, appearance }

function Checkout() {
  const stripe = useStripe()
  const elements = useElements()
  const [events, setEvents] = useState<string[]>([])
  const [result, setResult] = useState('')
  const note = (event: string) => setEvents((known) => [...known, event])

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements) return
    const submitted = await elements.submit()
    if (submitted.error) return setResult(JSON.stringify(submitted))
    const confirmParams = {
      return_url: `${location.origin}/success?paymentType=stripe`,
      payment_method_data: { billing_details: { email: 'jo@example.com' } },
    }
    const confirmed =
      redirect === 'always'
        ? await stripe.confirmPayment({ elements, clientSecret, confirmParams })
        : await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect })
    setResult(JSON.stringify(confirmed))
  }

  return (
    <form onSubmit={(event) => void pay(event)}>
      <PaymentElement
        onReady={() => note('ready')}
        onLoadError={({ error }) => note(`loaderror ${error.code}`)}
        onChange={({ complete, empty }) => note(`change ${complete ? 'complete' : empty ? 'empty' : 'partial'}`)}
        onFocus={() => note('focus')}
        onBlur={() => note('blur')}
        options={{ fields: { billingDetails: { email: 'never' } } }}
      />
      <button>Pay $20</button>
      <output id="events">{events.join('\n')}</output>
      <output id="result">{result}</output>
    </form>
  )
}

async function returned() {
  const stripe = await loadStripe('pk_test_sandbox')
  const retrieved = await stripe?.retrievePaymentIntent(settings.get('payment_intent_client_secret') ?? '')
  document.querySelector('#root')!.textContent = JSON.stringify(retrieved)
}

if (location.pathname === '/success') void returned()
else {
  createRoot(document.querySelector('#root')!).render(
    <Elements stripe={loadStripe('pk_test_sandbox')} options={options}>
      <Checkout />
    </Elements>,
  )
}
