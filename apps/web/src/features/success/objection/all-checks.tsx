import { endpoints, type BusinessReport, type ReportVersions } from '@findable/contracts/customer'
import { BandWord, Disclosure, Skeleton } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { LateDisclosure } from '../late-disclosure.tsx'
import { failureWords } from '../failure-words.ts'
import { CheckDetails } from './check-details.tsx'
import classes from '../after-delivery.module.css'

interface Props {
  report: BusinessReport
  version: string | undefined
  /** As in the to-do list. */
  after: ReportVersions | null | undefined
}

/** Every check with what we found and saw, fetched when it is opened. */
export const AllChecks = (props: Props) => (
  <section>
    <h3>Every check, and what we saw</h3>
    <LateDisclosure
      summary={`Show all ${props.report.pillars.reduce((sum, { applicable }) => sum + applicable, 0)} checks`}
    >
      <Checks {...props} />
    </LateDisclosure>
  </section>
)

function Checks({ report: { id }, version, after }: Props) {
  const { data: result, error } = useQuery({
    queryKey: ['report', id, version, 'result'],
    queryFn: () => api.call(endpoints.reportResult, { params: { id }, query: { version } }),
  })
  if (error) return <p role="alert">{failureWords(error)}</p>
  if (!result) {
    return (
      <div aria-busy="true">
        <p className="visually-hidden" role="status">
          Loading
        </p>
        <Skeleton height={600} />
      </div>
    )
  }
  return result.pillars.map((pillar) => (
    <section key={pillar.id} className={classes['pillar']}>
      <h4>{pillar.title}</h4>
      {result.components
        .filter((component) => component.pillar === pillar.id)
        .map((component) => (
          <Disclosure
            key={component.id}
            summary={
              <span className={classes['check']}>
                {component.title}
                {component.outcome === 'notApplicable' ? (
                  <span className="quiet">Does not apply</span>
                ) : (
                  <span>
                    <BandWord score={component.score} /> {component.score !== null && component.score}
                  </span>
                )}
              </span>
            }
          >
            <CheckDetails id={id} component={component} after={after} />
          </Disclosure>
        ))}
    </section>
  ))
}
