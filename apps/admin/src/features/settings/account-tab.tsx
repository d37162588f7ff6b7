import { accountSchema, endpoints, type Admin } from '@findable/contracts/staff'
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

function AccountForm({ admin: { username, email } }: { admin: Admin }) {
  const queries = useQueryClient()
  const { field, submit } = useCheckedForm(accountSchema, { username, email })
  const save = useAction({
    act: async (body: { username: string; email: string }) => {
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
      <Field label={fieldNames.email} type="email" autoComplete="email" required {...field('email')} />
    </StaffForm>
  )
}
