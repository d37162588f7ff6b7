import { endpoints, toolMessages } from '@findable/contracts/customer'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { tools } from '../../content/tools.ts'
import { LookingUp } from './looking-up.tsx'
import { Scores } from './scores.tsx'
import { ToolResult } from './tool-result.tsx'

export function FoundScores({ name, onRetry }: { name: string; onRetry(): void }) {
  const { data, error } = useQuery({
    queryKey: ['scores', name],
    queryFn: () => api.call(endpoints.pillarScores, { query: { businessName: name } }),
  })
  return (
    <ToolResult
      tool={tools.scores}
      answer={{ data, error }}
      failed={toolMessages.scoresFailed}
      onRetry={onRetry}
      working={<LookingUp text={`Looking up ${name}...`} />}
    >
      {(scores) => <Scores scores={scores} />}
    </ToolResult>
  )
}
