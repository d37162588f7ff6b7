import { resendIntervalMinutes, resendMessages } from '@findable/contracts/customer'
import { Notice, PageLink } from '@findable/ui'

/** After a report that was asked for again without script. */
export default function ReportSentPage() {
  return (
    <Notice
      title={resendMessages.sent}
      text={`Look into your spam folder too. You can have it sent again after ${resendIntervalMinutes} minutes.`}
    >
      <PageLink to="/">Go to the home page</PageLink>
    </Notice>
  )
}
