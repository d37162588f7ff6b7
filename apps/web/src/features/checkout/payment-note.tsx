import { Text } from '@chakra-ui/react'
import { deliveryDeadlineHours, price } from '@findable/contracts/customer'
import { useEffect, useRef } from 'react'
import type { Phase } from './use-checkout.ts'

/**
 * What became of the money, shown for as long as it matters: toasts disappear after five seconds. Takes the focus, so
 * that screen readers read it out.
 */
export function PaymentNote({ phase }: { phase: Phase }) {
  const text = noteOf(phase)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (noteOf(phase)) note.current?.focus()
  }, [phase])
  if (!text) return null
  return (
    <Text
      ref={note}
      tabIndex={-1}
      marginBottom="6"
      padding="4"
      borderInlineStart="4px solid {colors.wattle}"
      background="sheet"
    >
      {text}
    </Text>
  )
}

function noteOf(phase: Phase): string | null {
  switch (phase.kind) {
    case 'paid-not-started':
      return `Your payment of ${price.label} went through, and you will not be charged again. The report did not start yet. Press the button to try again, or close this page: we start it ourselves and email it to you, or refund you within ${deliveryDeadlineHours} hours.`
    case 'bank-processing':
      return 'Your bank is still working on the payment. We start your report as soon as it is through and email it to you. You can close this page.'
    case 'refused':
      return `${phase.reason} Nothing was charged. Check what you entered, or use another card.`
    case 'unknown':
      return 'The connection broke off during the payment. You can try again: an order is never charged twice.'
    default:
      return null
  }
}
