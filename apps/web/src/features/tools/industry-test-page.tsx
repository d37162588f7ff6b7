import { industries, urlQuerySchema } from '@findable/contracts/customer'
import { toolToasts } from '../../content/toasts.ts'
import { tools } from '../../content/tools.ts'
import { DetectedIndustry } from './detected-industry.tsx'
import { ToolForm } from './tool-form.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useQuestion } from './use-question.ts'
import { WebsiteField } from './website-field.tsx'

export default function IndustryTestPage() {
  const question = useQuestion(urlQuerySchema)
  const { asked, key, askAgain } = question
  return (
    <ToolFrame
      tool={tools.industryTest}
      points={<Points />}
      form={
        <ToolForm question={question} button="Test Industry Detection" refusal={toolToasts.missingUrl}>
          {(field) => <WebsiteField label="Website URL" {...field('url')} />}
        </ToolForm>
      }
    >
      {asked && <DetectedIndustry key={key} question={asked} onRetry={askAgain} />}
    </ToolFrame>
  )
}

const Points = () => (
  <>
    <dt>What we go by</dt>
    <dd>The words on the website and what its code says. We know {industries.length} industries.</dd>
    <dt>When we cannot tell</dt>
    <dd>We say so. Then most strangers cannot tell at a glance either: a heading that names your trade helps.</dd>
  </>
)
