import type { BusinessReport } from '@findable/contracts/customer'
import { Button, Skeleton } from '@findable/ui'
import { afterDeliveryFailures, reauditWords } from '../../../content/after-delivery.ts'
import classes from '../after-delivery.module.css'
import { Reminder } from '../reminder.tsx'
import type { useAfterDelivery } from '../use-after-delivery.ts'
import { Reaudit } from './reaudit.tsx'

interface Props {
  report: BusinessReport
  /** The answer to what is possible after delivery. */
  query: Pick<ReturnType<typeof useAfterDelivery>, 'data' | 'error' | 'refetch'>
}

/** What the owner may have done with the report once something has changed, and what is left of it. */
export function AfterDelivery({ report, query: { data: after, error, refetch } }: Props) {
  return (
    <section className={classes['after']} aria-label={reauditWords.title} aria-busy={!after && !error}>
      <h3>{reauditWords.title}</h3>
      {after && (
        <>
          {after.until && <p>{reauditWords.until(after.until)}</p>}
          <h4>{reauditWords.oneFix}</h4>
          <p>{after.rechecks.refusal ?? reauditWords.oneFixAbout(after.rechecks.left, after.rechecks.most)}</p>
          <h4>{reauditWords.whole}</h4>
          <Reaudit report={report} after={after} />
          {report.hasEmail && <Reminder id={report.id} reminder={after.reminder} />}
        </>
      )}
      {!after && !error && <Skeleton height={320} />}
      {!after && error && (
        <>
          <p>{afterDeliveryFailures.unloaded}</p>
          <div>
            <Button look="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
