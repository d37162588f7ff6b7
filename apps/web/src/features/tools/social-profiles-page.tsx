import { socialProfilesSchema } from '@findable/contracts/customer'
import { Field, PageLink } from '@findable/ui'
import { tools } from '../../content/tools.ts'
import { FoundProfiles } from './found-profiles.tsx'
import { IndustryField } from './industry-field.tsx'
import { RefreshChoice } from './refresh-choice.tsx'
import { ToolForm } from './tool-form.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useQuestion } from './use-question.ts'

export default function SocialProfilesPage() {
  const question = useQuestion(socialProfilesSchema)
  const { asked, key, askAgain } = question
  return (
    <ToolFrame
      tool={tools.socialProfiles}
      points={<Points />}
      form={
        <ToolForm question={question} button="Find profiles">
          {(field) => (
            <>
              <Field
                label="Business name"
                hint="The whole name, as on its website."
                autoComplete="organization"
                maxLength={200}
                required
                {...field('businessName')}
              />
              <IndustryField label="Industry" hint="Pick one, or write your own." required {...field('industry')} />
              <Field
                label="Suburb or postcode (optional)"
                hint="Tells businesses of the same name apart."
                autoComplete="address-level2"
                maxLength={200}
                {...field('location')}
              />
              <RefreshChoice {...field('forceRefresh')} />
            </>
          )}
        </ToolForm>
      }
    >
      {asked && <FoundProfiles key={key} question={asked} onRetry={askAgain} />}
    </ToolFrame>
  )
}

const Points = () => (
  <>
    <dt>Where we look</dt>
    <dd>
      In websites we have read before. Not among them? <PageLink to={tools.socialTest.path}>Search by website</PageLink>{' '}
      instead, and we read it now.
    </dd>
    <dt>Linked is not verified</dt>
    <dd>
      A website that links to a profile makes it likely. We do not open profiles, so we do not call them verified.
    </dd>
  </>
)
