import { endpoints, toolMessages, type Answer } from '@findable/contracts/customer'
import { ConfidenceWord } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { tools } from '../../content/tools.ts'
import { AuditProgress } from './audit-progress.tsx'
import { Facts } from './facts.tsx'
import { LookingUp } from './looking-up.tsx'
import { ProfileList } from './profile-list.tsx'
import { ToolFailure } from './tool-failure.tsx'
import { ToolResult } from './tool-result.tsx'

interface Props {
  domain: string
  onRetry(): void
}

/** Two steps: who the business is, then its profiles. The second begins when the first has its answer. */
export function BusinessAnalysis({ domain, onRetry }: Props) {
  const { data, error } = useQuery({
    queryKey: ['identity', domain],
    queryFn: () => api.call(endpoints.testBusinessIdentity, { query: { domain } }),
  })
  return (
    <ToolResult
      tool={tools.detailedSearch}
      answer={{ data, error }}
      website={domain}
      failed={toolMessages.identityFailed}
      onRetry={onRetry}
      working={<AuditProgress website={domain} />}
    >
      {(identity) => (
        <>
          <Identity identity={identity} />
          <Profiles domain={domain} onRetry={onRetry} />
        </>
      )}
    </ToolResult>
  )
}

function Identity({ identity }: { identity: Answer<typeof endpoints.testBusinessIdentity> }) {
  const { businessName, domain, industry, location, confidence, businessNameVariations: variations } = identity
  return (
    <section>
      <h2>1. Who it is</h2>
      <Facts
        facts={[
          ['Business name', businessName],
          ['Also written', variations.join(', ') || 'No other form read'],
          ['Website', domain],
          ['Industry', industry],
          ['Place', location ?? 'The website names none'],
          ['How sure we are', <ConfidenceWord key="confidence" percent={confidence} />],
        ]}
      />
    </section>
  )
}

function Profiles({ domain, onRetry }: Props) {
  const { data, error } = useQuery({
    queryKey: ['detection', domain],
    queryFn: () => api.call(endpoints.testSocialDetection, { query: { domain } }),
  })
  return (
    <section>
      <h2>2. Where else it is</h2>
      {data && <ProfileList profiles={data.profiles} note={data.note} />}
      {error && <ToolFailure title={toolMessages.detectionFailed} error={error} onRetry={onRetry} />}
      {!data && !error && <LookingUp text="Listing the profiles that the website leads to..." />}
    </section>
  )
}
