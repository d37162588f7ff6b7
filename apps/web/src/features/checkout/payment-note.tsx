import { Text } from '@chakra-ui/react'
import { deliveryDeadlineHours, price } from '@findable/contracts'
import type { Phase } from './use-checkout.ts'

/** What became of the money, whenever that is not obvious. */
export function PaymentNote({ phase }: { phase: Phase }) {
  const text = texts[phase.kind]
  return (
    <div role="status">
      {text && (
        <Text marginBottom="6" padding="4" borderInlineStart="4px solid {colors.wattle}" background="sheet">
          {text}
        </Text>
      )}
    </div>
  )
}

const texts: Partial<Record<Phase['kind'], string>> = {
  'paid-not-started': `Your payment of ${price.label} went through, and you will not be charged again. The report did not start yet. Press the button to try again, or close this page: we start it ourselves and email it to you, or refund you within ${deliveryDeadlineHours} hours.`,
  'bank-processing': 'Your bank is still working on the payment. We start your report as soon as it is through and email it to you. You can close this page.',
}
