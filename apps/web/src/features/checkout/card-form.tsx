import { Box, Text } from '@chakra-ui/react'
import { Button } from '@findable/ui'
import { PaymentElement } from '@stripe/react-stripe-js'
import { useState } from 'react'
import classes from './card-form.module.css'

interface Props {
  /** A promo code pays: the card form is disabled. */
  free: boolean
  prepared: boolean
  failed: boolean
  onReady(ready: boolean): void
}

export function CardForm({ free, prepared, failed, onReady }: Props) {
  const [loadError, setLoadError] = useState(false)
  return (
    <Box as="section" minWidth="0">
      <h2 className={classes['title']}>Card details</h2>
      {free && <Text color="quiet">No card needed: your promo code pays for this report.</Text>}
      {(failed || loadError) && !free && (
        <Box role="alert" paddingBlock="2">
          <Text marginBottom="2">
            The card form did not load. Nothing was charged. Check your connection and try again.
          </Text>
          <Button look="secondary" onClick={() => location.reload()}>
            Load it again
          </Button>
        </Box>
      )}
      {!prepared && !failed && !free && (
        <p className={classes['preparing']} role="status">
          <span className={classes['spinner']} aria-hidden="true" />
          Preparing your payment...
        </p>
      )}
      {prepared && (
        <div className={classes['element']} data-off={free || undefined} inert={free}>
          <PaymentElement
            options={{ layout: 'tabs', readOnly: free, fields: { billingDetails: { email: 'never' } } }}
            onReady={() => onReady(true)}
            onLoadError={() => setLoadError(true)}
          />
        </div>
      )}
    </Box>
  )
}
