import { endpoints, updateAccountFormSchema, type Admin } from '@findable/contracts/staff'
import { Field, useCheckedForm } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { currentAdmin } from '../../auth/admin-session.ts'
import { fieldNames } from '../../content/field-names.ts'
import { toasts } from '../../content/toasts.ts'
import { StaffForm } from '../../parts/staff-form.tsx'
import { useAction } from '../../api/use-action.ts'

export function AccountTab() {
  const { admin } = useAdminAuth()
  return admin && <AccountForm admin={admin} />
}

interface Account {
  username: string
  email: string
  currentPassword: string | undefined
}

function AccountForm({ admin: { username, email } }: { admin: Admin }) {
  const queries = useQueryClient()
  const { field, submit } = useCheckedForm(updateAccountFormSchema, { username, email, currentPassword: '' })
  const save = useAction({
    act: async (body: Account) => {
      await api.call(endpoints.updateAccount, { body })
      await queries.invalidateQueries(currentAdmin)
    },
    done: () => toasts.accountUpdated,
    failed: toasts.accountFailed,
  })
  return (
    <StaffForm
      ownAccount
      title="Account"
      save={['Save Changes', 'Saving...']}
      busy={save.busy}
      problem={save.problem}
      onSubmit={submit((body) => save.act(body))}
    >
      <Field
        label={fieldNames.username}
        hint="You sign in with it. Capital and small letters are the same."
        autoComplete="username"
        autoCapitalize="none"
        required
        {...field('username')}
      />
      <Field
        label={fieldNames.email}
        hint="A link to reset a forgotten password goes there."
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <Field
        label="Current Password"
        hint="Only needed for another email address."
        type="password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
    </StaffForm>
  )
}
