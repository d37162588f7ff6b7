import { contactMessages } from '@findable/contracts/customer'
import { Notice, PageLink } from '@findable/ui'

/** After a message that was sent without script. */
export default function MessageSentPage() {
  return (
    <Notice title={contactMessages.sent.title} text={contactMessages.sent.text}>
      <PageLink to="/">Go to the home page</PageLink>
    </Notice>
  )
}
