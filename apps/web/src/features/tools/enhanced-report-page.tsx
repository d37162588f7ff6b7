import { technicalReportSchema, toolLimits } from '@findable/contracts/customer'
import { Field } from '@findable/ui'
import { toolToasts } from '../../content/toasts.ts'
import { tools } from '../../content/tools.ts'
import { IndustryField } from './industry-field.tsx'
import { RefreshChoice } from './refresh-choice.tsx'
import { TechnicalReport } from './technical-report.tsx'
import { ToolForm } from './tool-form.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useQuestion } from './use-question.ts'
import { WebsiteField } from './website-field.tsx'

export default function EnhancedReportPage() {
  const question = useQuestion(technicalReportSchema)
  const { asked, key, askAgain } = question
  return (
    <ToolFrame
      tool={tools.enhancedReport}
      points={<Points />}
      form={
        <ToolForm question={question} button="Make the report" refusal={toolToasts.missingInformation}>
          {(field) => (
            <>
              <Field
                label="Business name"
                hint="Used where the website gives none."
                autoComplete="organization"
                maxLength={200}
                required
                {...field('businessName')}
              />
              <WebsiteField label="Website" {...field('website')} />
              <IndustryField
                label="Industry (optional)"
                hint="The report goes by what the website says."
                {...field('industry')}
              />
              <RefreshChoice {...field('forceRefresh')} />
            </>
          )}
        </ToolForm>
      }
    >
      {asked && <TechnicalReport key={key} question={asked} onRetry={askAgain} />}
    </ToolFrame>
  )
}

const seconds = (toolLimits.patience + toolLimits.deadline) / 1_000

const Points = () => (
  <>
    <dt>How long it takes</dt>
    <dd>Usually a few seconds, {seconds} at most: we read the website while you wait.</dd>
    <dt>What we need from you</dt>
    <dd>A business name and a website. No email, no account.</dd>
    <dt>What is in it</dt>
    <dd>Each check with its criteria, its weight, and the evidence from the website, to read here or to download.</dd>
  </>
)
