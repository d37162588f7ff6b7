import { ApiError } from '@findable/api-client'
import { endpoints, testBusinessName, toolMessages, unknownIndustry } from '@findable/contracts/customer'
import { showToast } from '@findable/ui'
import { api } from '../../api/client.ts'
import { usePostOnArrival } from '../../api/use-post-on-arrival.ts'
import { toasts, toolToasts } from '../../content/toasts.ts'
import { tools } from '../../content/tools.ts'
import { AuditProgress } from './audit-progress.tsx'
import classes from './detected-industry.module.css'
import { Facts } from './facts.tsx'
import { ToolResult } from './tool-result.tsx'

interface Question {
  url: string
}

/** A failed call, with the words for it. */
class FailedStep extends Error {
  override readonly cause: Error
  constructor(what: string, cause: Error) {
    super(cause instanceof ApiError ? `${what}: ${cause.statusText || cause.status}` : toasts.unexpected.message)
    this.name = 'FailedStep'
    this.cause = cause
  }
}

/** Detects the industry, then asks what works there. */
async function testIndustry({ url }: Question) {
  const { businessName, industry } = await step(
    toolMessages.identityFailed,
    api.call(endpoints.extractBusinessIdentity, { query: { url } }),
  )
  showToast(toolToasts.industryDetected(industry))
  const body = {
    businessName: businessName ?? testBusinessName,
    businessWebsite: url,
    industry: industry ?? unknownIndustry,
  }
  return step(toolMessages.testReportFailed, api.call(endpoints.generateTestReport, { body }))
}

async function step<Answer>(failed: string, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (cause) {
    throw new FailedStep(failed, cause as Error)
  }
}

export function DetectedIndustry({ question, onRetry }: { question: Question; onRetry(): void }) {
  const { data, error } = usePostOnArrival(testIndustry, question)
  const failed = error as FailedStep | null
  return (
    <ToolResult
      tool={tools.industryTest}
      answer={{ data, error: failed && failed.cause }}
      website={question.url}
      failed={failed?.message ?? ''}
      onRetry={onRetry}
      working={<AuditProgress website={question.url} />}
    >
      {({ businessName, businessWebsite, industry, insights }) => (
        <>
          <section>
            <h2>What we detected</h2>
            <Facts
              facts={[
                ['Business name', businessName],
                ['Website', businessWebsite],
                ['Detected industry', industry],
              ]}
            />
          </section>
          <section className={classes['preview']}>
            <h2>What's Working in Your Industry</h2>
            <ul>
              {insights.map((insight) => (
                <li key={insight}>{insight}</li>
              ))}
            </ul>
          </section>
        </>
      )}
    </ToolResult>
  )
}
