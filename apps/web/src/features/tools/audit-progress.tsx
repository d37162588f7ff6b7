import { endpoints, websiteName, type ToolProgress } from '@findable/contracts/customer'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { stageMessage } from '../../report/stage-message.ts'
import { StageBoard } from '../../report/stage-board.tsx'
import { polling } from '../../report/timings.ts'

/** The stages of the audit that a tool waits for, as the audit itself reports them. */
export function AuditProgress({ website }: { website: string }) {
  const { currentStage, progress } = useAuditProgress(website) ?? { currentStage: null, progress: 0 }
  return (
    <StageBoard
      label={`Progress of the check of ${websiteName(website)}`}
      currentStage={currentStage ?? 0}
      stageMessage={stageMessage(currentStage, websiteName(website))}
      percent={progress}
      minutesLeft={null}
    />
  )
}

function useAuditProgress(website: string): ToolProgress | undefined {
  const { data } = useQuery({
    queryKey: ['tool-progress', website],
    queryFn: async ({ client, queryKey }) => {
      const reached = await api.call(endpoints.toolProgress, { query: { website } })
      // The audit has ended and its answer is about to come: the last stage stays until then.
      return reached.currentStage === null ? (client.getQueryData<ToolProgress>(queryKey) ?? reached) : reached
    },
    refetchInterval: polling.tool,
    gcTime: 0,
  })
  return data
}
