import { endpoints, type CallInput, type GoldStandardReport } from '@findable/contracts/staff'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { goldStandardKey, reportStatsKey } from '../api/query-keys.ts'
import { useAction } from '../api/use-action.ts'
import { toasts } from '../content/toasts.ts'

type Body = CallInput<typeof endpoints.createGoldStandardReport>['body']

/** Asks for a gold-standard report; then the list and the figures are read again. */
export function useCreateGoldStandard(created: (report: GoldStandardReport) => void) {
  return useMakingGoldStandard((body: Body) => api.call(endpoints.createGoldStandardReport, { body }), created)
}

/** Has a gold-standard report made again. */
export function useRepeatGoldStandard(id: number, created: (report: GoldStandardReport) => void) {
  return useMakingGoldStandard(
    () => api.call(endpoints.repeatGoldStandardReport, { params: { id: String(id) } }),
    created,
  )
}

function useMakingGoldStandard<Given>(
  ask: (given: Given) => Promise<GoldStandardReport>,
  created: (report: GoldStandardReport) => void,
) {
  const queries = useQueryClient()
  return useAction({
    act: async (given: Given) => {
      const report = await ask(given)
      await Promise.all([
        queries.invalidateQueries({ queryKey: goldStandardKey }),
        queries.invalidateQueries({ queryKey: reportStatsKey }),
      ])
      return report
    },
    done: (report) => {
      created(report)
      return toasts.reportCreated
    },
    failed: toasts.reportCreationFailed,
  })
}
