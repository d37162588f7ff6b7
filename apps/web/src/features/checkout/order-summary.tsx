import { expectedMinutes, freeGuarantee, guarantee } from '@findable/contracts/customer'
import { PageLink, PriceTicket } from '@findable/ui'
import { Text } from '@chakra-ui/react'
import { formId } from '../../order/go-to-form.ts'
import { BreakableAddress } from '../../screens/breakable-address.tsx'
import classes from './checkout.module.css'
import { useSiteWarning } from './payment-session.ts'

/** What is being bought, for which website, at what price. */
export function OrderSummary({ website, free }: { website: string; free: boolean }) {
  const warning = useSiteWarning(website)
  return (
    <aside className={classes['summary']} aria-label="Order summary">
      <div>
        <Text color="quiet">Visibility report for</Text>
        <Text fontFamily="display" fontSize="1.75rem" lineHeight="1.1" overflowWrap="anywhere">
          <BreakableAddress address={website.replace(/^https?:\/\//, '')} />
        </Text>
        <Text marginTop="1">
          <PageLink to={`/#${formId}`}>Change the website</PageLink>
        </Text>
      </div>
      {warning && (
        <Text role="status" padding="3" borderInlineStart="4px solid {colors.wattle}" background="paper">
          {warning}
        </Text>
      )}
      <div className={classes['price']}>
        {free ? <PriceTicket amount="$0" note="with your code" /> : <PriceTicket note="taxes included" />}
        <Text>
          {free ? 'Nothing to pay.' : 'Paid once.'} Ready in about {expectedMinutes} minutes.{' '}
          {free ? freeGuarantee : guarantee}
        </Text>
      </div>
    </aside>
  )
}
