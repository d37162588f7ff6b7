import {
  confirmSecondFactorSchema,
  endpoints,
  endSecondFactorSchema,
  startSecondFactorSchema,
  type Enrolment,
} from '@findable/contracts/staff'
import { Button, Field, useCheckedForm } from '@findable/ui'
import { api } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { toasts } from '../../content/toasts.ts'
import { CodeField } from '../../parts/code-field.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { StaffForm } from '../../parts/staff-form.tsx'
import { WhosePassword } from '../../parts/whose-password.tsx'
import classes from './settings.module.css'

const failed = toasts.secondFactorFailed

const Stop = ({ onStop }: { onStop(): void }) => (
  <Button look="secondary" onClick={onStop}>
    Cancel
  </Button>
)

interface AskForPasswordProps {
  username: string
  onStop(): void
  onStarted(enrolment: Enrolment): void
}

export function AskForPassword({ username, onStop, onStarted }: AskForPasswordProps) {
  const { field, submit } = useCheckedForm(startSecondFactorSchema)
  const start = useAction({
    act: (body: { currentPassword: string }) => api.call(endpoints.startSecondFactor, { body }),
    done: (enrolment) => {
      onStarted(enrolment)
      return toasts.secondFactorStarted
    },
    failed,
  })
  return (
    <StaffForm
      ownAccount
      title="Switch on the second factor"
      save={['Continue', 'Checking...']}
      busy={start.busy}
      problem={start.problem}
      beside={<Stop onStop={onStop} />}
      onSubmit={submit((body) => start.act(body))}
    >
      <WhosePassword username={username} />
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        {...field('currentPassword')}
      />
    </StaffForm>
  )
}

interface ConfirmCodeProps {
  enrolment: Enrolment
  onStop(): void
  onConfirmed(recoveryCodes: readonly string[]): void
}

export function ConfirmCode({ enrolment: { address, secret }, onStop, onConfirmed }: ConfirmCodeProps) {
  const { field, submit } = useCheckedForm(confirmSecondFactorSchema)
  const confirm = useAction({
    act: (body: { code: string }) => api.call(endpoints.confirmSecondFactor, { body }),
    done: ({ recoveryCodes }) => {
      onConfirmed(recoveryCodes)
      return toasts.secondFactorOn
    },
    failed,
  })
  return (
    <div className={classes['enrolment']}>
      <ol>
        <li>
          <p>Scan this with your authenticator app.</p>
          <QrCode text={address} label="QR code for your authenticator app" />
        </li>
        <li>
          <p>
            Or <a href={address}>open it in an app on this device</a>, or type this key into the app:
          </p>
          <p className={classes['secret']}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </li>
        <li>Enter the six digits that the app shows now.</li>
      </ol>
      <StaffForm
        ownAccount
        title="Confirm the second factor"
        save={['Switch on', 'Checking...']}
        busy={confirm.busy}
        problem={confirm.problem}
        beside={<Stop onStop={onStop} />}
        onSubmit={submit((body) => confirm.act(body))}
      >
        <CodeField inputMode="numeric" {...field('code')} />
      </StaffForm>
    </div>
  )
}

interface SwitchOffProps {
  username: string
  onStop(): void
  onOff(): void
}

export function SwitchOff({ username, onStop, onOff }: SwitchOffProps) {
  const { field, submit } = useCheckedForm(endSecondFactorSchema)
  const end = useAction({
    act: (body: { currentPassword: string; code: string }) => api.call(endpoints.endSecondFactor, { body }),
    done: () => {
      onOff()
      return toasts.secondFactorOff
    },
    failed,
  })
  return (
    <StaffForm
      ownAccount
      title="Switch off the second factor"
      save={['Switch off', 'Switching off...']}
      busy={end.busy}
      problem={end.problem}
      beside={<Stop onStop={onStop} />}
      onSubmit={submit((body) => end.act(body))}
    >
      <WhosePassword username={username} />
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        {...field('currentPassword')}
      />
      <CodeField hint="Six digits from your app, or a recovery code." {...field('code')} />
    </StaffForm>
  )
}
