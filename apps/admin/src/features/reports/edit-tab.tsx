import { Alert } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import {
  endpoints,
  pillarIds,
  pillars,
  updateReportSchema,
  type PillarId,
  type ReportUpdate,
  type StaffReportDetails,
} from '@findable/contracts/staff'
import { Button, Field, showToast } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'
import classes from '../../details/details.module.css'
import { downloadReport } from '../../details/download-report.ts'
import { ScoreField } from './score-field.tsx'
import { useChangedReport } from './use-changed-report.ts'

interface Props {
  report: StaffReportDetails
  /** Whether something is typed that is not saved. */
  onTyped(typed: boolean): void
  onSaved(): void
  /** Reads the report again. */
  readAgain(): Promise<unknown>
}

/**
 * The form holds only what was typed; everything else shows the report as it is. So when somebody else saves first,
 * their values appear beside the typed ones, and only the typed ones are sent.
 */
export function EditTab({ report, onTyped, onSaved, readAgain }: Props) {
  const [typed, setTyped] = useState<ReportUpdate>({})
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [overtaken, setOvertaken] = useState(false)
  const changed = useChangedReport(report.id)
  const isTyped = Object.keys(typed).length > 0
  useEffect(() => onTyped(isTyped), [isTyped, onTyped])
  useEffect(() => () => onTyped(false), [onTyped])

  const save = useMutation({
    mutationFn: (body: ReportUpdate) =>
      api.call(endpoints.updateReport, {
        params: { id: report.id },
        headers: { 'if-match': `"${report.version}"` },
        body,
      }),
    onSuccess: async (saved) => {
      setTyped({})
      setOvertaken(false)
      showToast(toasts.reportUpdated)
      await changed(saved)
      onSaved()
    },
    onError: async (failure) => {
      showToast(toasts.updateFailed(failure))
      if (!(failure instanceof ApiError && failure.status === 412)) return
      await readAgain()
      setOvertaken(true)
    },
  })

  if (!report.measured) return <p>This report is not finished, so there is nothing to edit.</p>
  const { measured } = report
  const set = (change: ReportUpdate) => setTyped({ ...typed, ...change })
  const setPillar = (id: PillarId, score: number) => set({ pillars: { ...typed.pillars, [id]: score } })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const checked = updateReportSchema.safeParse(typed)
    setErrors(new Map(checked.error?.issues.map(({ path, message }) => [path.join('.'), message])))
    if (checked.success) save.mutate(checked.data)
  }

  return (
    <form className={classes['stack']} onSubmit={submit} noValidate>
      {overtaken && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>
              {report.edit ? `${report.edit.by} changed this report` : 'This report was changed'} while you were editing
            </Alert.Title>
            <Alert.Description>
              Nothing of yours was saved, and nothing is lost: what you typed is still here, with the value that is
              stored now beside it. Update Report saves what you typed over it.
            </Alert.Description>
            <Button
              look="plain"
              onClick={() => {
                setTyped({})
                setOvertaken(false)
              }}
            >
              Drop what I typed
            </Button>
          </Alert.Content>
        </Alert.Root>
      )}
      <ScoreField
        label="Overall score"
        value={typed.visibilityScore ?? report.visibilityScore}
        measured={measured.visibilityScore}
        stored={overtaken && typed.visibilityScore !== undefined ? report.visibilityScore : undefined}
        error={errors.get('visibilityScore')}
        onChange={(visibilityScore) => set({ visibilityScore })}
      />
      {pillarIds.map((id) => (
        <ScoreField
          key={id}
          label={pillars[id].title}
          value={typed.pillars?.[id] ?? report.pillars[id] ?? null}
          measured={measured.pillars[id] ?? null}
          stored={overtaken && typed.pillars?.[id] !== undefined ? (report.pillars[id] ?? null) : undefined}
          error={errors.get(`pillars.${id}`)}
          onChange={(score) => setPillar(id, score)}
        />
      ))}
      <Field
        label="Business name"
        value={typed.businessName ?? report.businessName}
        hint={hintOf(report.businessName, measured.businessName, overtaken && typed.businessName !== undefined)}
        error={errors.get('businessName')}
        maxLength={200}
        onChange={(event) => set({ businessName: event.target.value })}
      />
      <Field
        label="Industry"
        value={typed.industry ?? report.industry}
        hint={hintOf(report.industry, measured.industry, overtaken && typed.industry !== undefined)}
        error={errors.get('industry')}
        maxLength={100}
        onChange={(event) => set({ industry: event.target.value })}
      />
      <Field
        label="Why (optional)"
        hint="For staff: customers read that the report was adjusted, not why."
        value={typed.reason ?? ''}
        error={errors.get('reason')}
        maxLength={1_000}
        onChange={(event) => set({ reason: event.target.value })}
      />
      <div className={classes['buttons']}>
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Updating...' : 'Update Report'}
        </Button>
        <Button look="secondary" onClick={() => void downloadReport(report)}>
          Download Report
        </Button>
      </div>
    </form>
  )
}

/** What was measured, and what somebody else has stored, where they differ from what the field shows. */
const hintOf = (stored: string, measured: string, overtaken: boolean): string | undefined =>
  [overtaken && `Stored now: ${stored}`, stored !== measured && `Measured: ${measured}`].filter(Boolean).join(' · ') ||
  undefined
