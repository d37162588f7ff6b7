import { endpoints, toolMessages, type CallInput } from '@findable/contracts/customer'
import { PageLink } from '@findable/ui'
import { api } from '../../api/client.ts'
import { usePostOnArrival } from '../../api/use-post-on-arrival.ts'
import { tools } from '../../content/tools.ts'
import { LookingUp } from './looking-up.tsx'
import { ProfileList } from './profile-list.tsx'
import { ToolResult } from './tool-result.tsx'

type Question = CallInput<typeof endpoints.socialProfiles>['body']

const post = (body: Question) => api.call(endpoints.socialProfiles, { body })

export function FoundProfiles({ question, onRetry }: { question: Question; onRetry(): void }) {
  const { businessName } = question
  return (
    <ToolResult
      tool={tools.socialProfiles}
      answer={usePostOnArrival(post, question)}
      failed={toolMessages.socialProfilesFailed}
      onRetry={onRetry}
      working={<LookingUp text={`Looking for profiles of ${businessName}...`} />}
    >
      {({ profiles, note }) => (
        <section>
          <h2>Profiles of {businessName}</h2>
          <ProfileList profiles={profiles} note={note}>
            <PageLink to={tools.socialTest.path}>Search by website</PageLink>
          </ProfileList>
        </section>
      )}
    </ToolResult>
  )
}
