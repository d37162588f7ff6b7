import { appSettingsBounds, appSettingsSchema, endpoints, type AppSettings } from '@findable/contracts/staff'
import { Button, Field, useCheckedForm } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { fieldNames } from '../../content/field-names.ts'
import { toasts } from '../../content/toasts.ts'
import { StaffForm } from '../../parts/staff-form.tsx'
import classes from './settings.module.css'
import { storedSettings } from './stored-settings.ts'
import { Switch } from './switch.tsx'
import { useAction } from '../../api/use-action.ts'
import { WithSettings } from './with-settings.tsx'

export function ApplicationTab() {
  const { mayChange } = useAdminAuth()
  return (
    <>
      <WithSettings>{({ app }) => <ApplicationForm stored={app} />}</WithSettings>
      {mayChange && <Maintenance />}
    </>
  )
}

const whole = { type: 'number', inputMode: 'numeric', required: true } as const
const between = ({ least, most }: { least: number; most: number }) => `${least} to ${most.toLocaleString('en-AU')}.`

function ApplicationForm({ stored }: { stored: AppSettings }) {
  const queries = useQueryClient()
  const { field, submit, reset } = useCheckedForm(appSettingsSchema, stored)
  const save = useAction({
    act: async (body: AppSettings) => {
      await api.call(endpoints.updateAppSettings, { body })
      await queries.invalidateQueries(storedSettings)
    },
    done: (_answer, body) => {
      reset(body)
      return toasts.appSettingsUpdated
    },
    failed: toasts.appSettingsFailed,
  })
  return (
    <StaffForm
      title="Application settings"
      save={['Save Settings', 'Saving...']}
      busy={save.busy}
      problem={save.problem}
      onSubmit={submit((body) => save.act(body))}
    >
      <Field
        {...whole}
        label={fieldNames.apiRateLimit}
        hint={`Requests a minute from one address. ${between(appSettingsBounds.apiRateLimit)}`}
        {...field('apiRateLimit', { valueAsNumber: true })}
      />
      <Field
        {...whole}
        label={fieldNames.maxConcurrentReports}
        hint={`Reports that all workers together make at the same time. ${between(appSettingsBounds.maxConcurrentReports)}`}
        {...field('maxConcurrentReports', { valueAsNumber: true })}
      />
      <Field
        {...whole}
        label={fieldNames.cacheTimeMinutes}
        hint={`How long answers of outside services and the free tools are kept, from the next one on. ${between(appSettingsBounds.cacheTimeMinutes)}`}
        {...field('cacheTimeMinutes', { valueAsNumber: true })}
      />
      <Switch label={fieldNames.debugMode} hint="Every service writes more to its log." {...field('debugMode')} />
    </StaffForm>
  )
}

function Maintenance() {
  const clear = useAction({
    act: () => api.call(endpoints.clearCache),
    done: () => toasts.cacheCleared,
    failed: toasts.cacheClearFailed,
  })
  return (
    <section className={classes['section']} aria-labelledby="maintenance">
      <h2 id="maintenance">Maintenance</h2>
      <p className="quiet">
        Deletes the kept answers of outside services and of the free tools, so that the next ones are fresh. Reports are
        not touched.
      </p>
      <Button look="secondary" busy={clear.busy} onClick={() => clear.act()}>
        {clear.busy ? 'Clearing...' : 'Clear Application Cache'}
      </Button>
    </section>
  )
}
