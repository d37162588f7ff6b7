import { endpoints, toolMessages } from '@findable/contracts/customer'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { tools } from '../../content/tools.ts'
import { AuditProgress } from './audit-progress.tsx'
import { ProfileList } from './profile-list.tsx'
import { ToolResult } from './tool-result.tsx'

export function WebsiteProfiles({ domain: typed, onRetry }: { domain: string; onRetry(): void }) {
  const domain = typed.replace(/^https?:\/\//i, '')
  const { data, error } = useQuery({
    queryKey: ['website-profiles', domain],
    queryFn: () => api.call(endpoints.enhancedSocialTest, { query: { domain } }),
  })
  return (
    <ToolResult
      tool={tools.socialTest}
      answer={{ data, error }}
      website={domain}
      failed={toolMessages.socialProfilesFailed}
      onRetry={onRetry}
      working={<AuditProgress website={domain} />}
    >
      {({ businessName, allProfiles }) => (
        <section>
          <h2>Profiles of {businessName}</h2>
          <ProfileList
            profiles={allProfiles.map(({ title, description, verificationNotes, ...profile }) => ({
              ...profile,
              platform: title,
              reasoning: description,
              verificationNotes: verificationNotes.join(' '),
            }))}
            note="This is what the website leads to. A profile it does not lead to stays unseen."
          />
        </section>
      )}
    </ToolResult>
  )
}
