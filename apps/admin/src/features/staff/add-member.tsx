import { endpoints, newStaffSchema, type StaffRole } from '@findable/contracts/staff'
import { Field, SelectField, useCheckedForm } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fieldNames } from '../../content/field-names.ts'
import { roleTexts } from '../../content/roles.ts'
import { toasts } from '../../content/toasts.ts'
import { DialogFrame } from '../../details/dialog-frame.tsx'
import { StaffForm } from '../../parts/staff-form.tsx'
import type { Given } from './given-password.tsx'
import { staffKey } from './staff-key.ts'

/** Roles that a new account may have: one without access would be of no use. */
const rolesToGive = (['viewer', 'admin'] as const satisfies readonly StaffRole[]).map((role) => ({
  value: role,
  label: `${roleTexts[role].name}: ${roleTexts[role].may}`,
}))

export function AddMember({ onClose, onAdded }: { onClose(): void; onAdded(given: Given): void }) {
  const queries = useQueryClient()
  const { field, submit } = useCheckedForm(newStaffSchema, { username: '', email: '', role: 'viewer' })
  const add = useAction({
    act: async (body: { username: string; email: string; role: StaffRole }) => {
      const added = await api.call(endpoints.addStaffMember, { body })
      await queries.invalidateQueries({ queryKey: staffKey })
      return added
    },
    done: ({ member: { username }, password }) => {
      onAdded({ username, password })
      return toasts.staffAdded(username)
    },
    failed: toasts.staffAddFailed,
  })
  return (
    <DialogFrame title="Add a person" closeLabel="Close without adding" onClose={onClose}>
      <StaffForm
        title="New account"
        save={['Add and show the password', 'Adding...']}
        busy={add.busy}
        problem={add.problem}
        onSubmit={submit((body) => add.act(body))}
      >
        <Field
          label={fieldNames.username}
          hint="They sign in with it. At least 3 characters."
          autoComplete="off"
          autoCapitalize="none"
          required
          data-autofocus
          {...field('username')}
        />
        <Field label={fieldNames.email} type="email" autoComplete="off" required {...field('email')} />
        <SelectField label={fieldNames.role} choices={rolesToGive} {...field('role')} />
      </StaffForm>
    </DialogFrame>
  )
}
