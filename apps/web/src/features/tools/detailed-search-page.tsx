import { domainQuerySchema } from '@findable/contracts/customer'
import { tools } from '../../content/tools.ts'
import { BusinessAnalysis } from './business-analysis.tsx'
import { SampleWebsites } from './sample-websites.tsx'
import { ToolForm } from './tool-form.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useQuestion } from './use-question.ts'
import { WebsiteField } from './website-field.tsx'

export default function DetailedSearchPage() {
  const question = useQuestion(domainQuerySchema)
  const { asked, key, ask, askAgain } = question
  return (
    <ToolFrame
      tool={tools.detailedSearch}
      points={<Points />}
      form={
        <ToolForm question={question} button="Analyse this business">
          {(field) => (
            <>
              <WebsiteField label="Domain" {...field('domain')} />
              <SampleWebsites onPick={(domain) => ask({ domain })} />
            </>
          )}
        </ToolForm>
      }
    >
      {asked && <BusinessAnalysis key={key} domain={asked.domain} onRetry={askAgain} />}
    </ToolFrame>
  )
}

const Points = () => (
  <>
    <dt>Step 1: who is it?</dt>
    <dd>We read the website and work out the name, the place and the industry, as a search engine would.</dd>
    <dt>Step 2: where else is it?</dt>
    <dd>Then we list the social profiles that the website leads to, and how sure we are of each.</dd>
  </>
)
