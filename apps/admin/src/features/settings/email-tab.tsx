import {
  emailSettingsKeepingPasswordSchema,
  emailSettingsSchema,
  endpoints,
  passwordMask,
  type EmailSettings,
} from '@findable/contracts/staff'
import { Button, Field, useCheckedForm } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { fieldNames } from '../../content/field-names.ts'
import { toasts } from '../../content/toasts.ts'
import { StaffForm } from '../../parts/staff-form.tsx'
import classes from './settings.module.css'
import { storedSettings } from './stored-settings.ts'
import { Switch } from './switch.tsx'
import { useAction } from '../../api/use-action.ts'
import { WithSettings, type Settings } from './with-settings.tsx'

export function EmailTab() {
  return <WithSettings>{({ email }) => <EmailForm stored={email} />}</WithSettings>
}

function EmailForm({ stored }: { stored: Settings['email'] }) {
  const saved = stored.smtpPassword !== undefined
  const queries = useQueryClient()
  const { field, submit, reset } = useCheckedForm(saved ? emailSettingsKeepingPasswordSchema : emailSettingsSchema, {
    smtpHost: '',
    smtpPort: Number.NaN,
    smtpUser: '',
    emailFrom: '',
    enableEmailNotifications: true,
    ...stored,
    smtpPassword: '',
  })
  const save = useAction({
    act: async (body: EmailSettings) => {
      await api.call(endpoints.updateEmailSettings, { body })
      await queries.invalidateQueries(storedSettings)
    },
    done: (_answer, body) => {
      reset({ ...body, smtpPassword: '' })
      return toasts.emailSettingsUpdated
    },
    failed: toasts.emailSettingsFailed,
  })
  const test = useAction({
    act: () => api.call(endpoints.sendTestEmail),
    done: ({ to }) => toasts.testEmailSent(to),
    failed: toasts.testEmailFailed,
  })

  return (
    <StaffForm
      title="Email settings"
      save={['Save Settings', 'Saving...']}
      busy={save.busy}
      problem={save.problem ?? test.problem}
      onSubmit={submit((body) => save.act(body))}
      beside={
        <Button look="secondary" busy={test.busy} onClick={() => test.act()}>
          {test.busy ? 'Testing...' : 'Test Connection'}
        </Button>
      }
    >
      {!saved && (
        <p className="quiet">Nothing is saved here yet, so mail uses the mail server this installation started with.</p>
      )}
      <div className={classes['pair']}>
        <Field label={fieldNames.smtpHost} autoComplete="off" required {...field('smtpHost')} />
        <Field
          label={fieldNames.smtpPort}
          type="number"
          inputMode="numeric"
          required
          {...field('smtpPort', { valueAsNumber: true })}
        />
      </div>
      <div className={classes['pair']}>
        <Field label={fieldNames.smtpUser} autoComplete="off" required {...field('smtpUser')} />
        <Field
          label={fieldNames.smtpPassword}
          type="password"
          autoComplete="new-password"
          {...(saved ? { placeholder: passwordMask } : { required: true })}
          {...field('smtpPassword')}
        />
      </div>
      {saved && <p className="quiet">The stored password is never shown. Leave its field empty to keep it.</p>}
      <Field label={fieldNames.emailFrom} type="email" autoComplete="off" required {...field('emailFrom')} />
      <Switch
        label={fieldNames.enableEmailNotifications}
        hint="While this is off, every mail waits. It goes out when you switch this on again."
        {...field('enableEmailNotifications')}
      />
      <p className="quiet">Test Connection sends a test email with the saved settings.</p>
    </StaffForm>
  )
}
