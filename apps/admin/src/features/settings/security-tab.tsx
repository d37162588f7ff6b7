import { changePasswordFormSchema, endpoints } from '@findable/contracts/staff'
import { Field, useCheckedForm } from '@findable/ui'
import { api } from '../../api/client.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { toasts } from '../../content/toasts.ts'
import { StaffForm } from '../../parts/staff-form.tsx'
import { NewPasswordFields } from '../../parts/new-password-fields.tsx'
import { WhosePassword } from '../../parts/whose-password.tsx'
import { useAction } from '../../api/use-action.ts'
import { SecondFactor } from './second-factor.tsx'

export function SecurityTab() {
  const { admin } = useAdminAuth()
  return (
    admin && (
      <>
        <PasswordForm username={admin.username} />
        <SecondFactor username={admin.username} />
      </>
    )
  )
}

function PasswordForm({ username }: { username: string }) {
  const { field, submit, reset } = useCheckedForm(changePasswordFormSchema)
  const change = useAction({
    act: (body: { currentPassword: string; newPassword: string }) => api.call(endpoints.changePassword, { body }),
    done: () => {
      reset()
      return toasts.passwordChanged
    },
    failed: toasts.passwordChangeFailed,
  })
  return (
    <StaffForm
      ownAccount
      title="Password"
      save={['Change Password', 'Changing...']}
      busy={change.busy}
      problem={change.problem}
      onSubmit={submit(({ currentPassword, newPassword }) => change.act({ currentPassword, newPassword }))}
    >
      <p className="quiet">A new password ends all your other sessions at once. You stay signed in here.</p>
      <WhosePassword username={username} />
      <Field
        label="Current Password"
        type="password"
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <NewPasswordFields field={field} />
    </StaffForm>
  )
}
