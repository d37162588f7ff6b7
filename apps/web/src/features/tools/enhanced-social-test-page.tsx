import { searchedDomainQuerySchema } from '@findable/contracts/customer'
import { tools } from '../../content/tools.ts'
import { ToolForm } from './tool-form.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useQuestion } from './use-question.ts'
import { WebsiteField } from './website-field.tsx'
import { WebsiteProfiles } from './website-profiles.tsx'

export default function EnhancedSocialTestPage() {
  const question = useQuestion(searchedDomainQuerySchema)
  const { asked, key, askAgain } = question
  return (
    <ToolFrame
      tool={tools.socialTest}
      points={<Points />}
      form={
        <ToolForm question={question} button="Search by domain">
          {(field) => <WebsiteField label="Domain" {...field('domain')} />}
        </ToolForm>
      }
    >
      {asked && <WebsiteProfiles key={key} domain={asked.domain} onRetry={askAgain} />}
    </ToolFrame>
  )
}

const Points = () => (
  <>
    <dt>Where we look</dt>
    <dd>On the website itself: its links, and what its code says to search engines.</dd>
    <dt>What we cannot see</dt>
    <dd>A profile that the website does not lead to. Your customers have the same trouble.</dd>
    <dt>Linked is not verified</dt>
    <dd>We do not open the profiles, so we do not call them verified.</dd>
  </>
)
