import { CloseButton, Dialog, NativeSelect, Portal } from '@chakra-ui/react'
import { endpoints, newStaffSchema, type StaffRole } from '@findable/contracts/staff'
import { Field, useCheckedForm } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fieldNames } from '../../content/field-names.ts'
import { roleTexts } from '../../content/roles.ts'
import { toasts } from '../../content/toasts.ts'
import { StaffForm } from '../../parts/staff-form.tsx'
import type { Given } from './given-password.tsx'
import { staffKey } from './staff-key.ts'
import classes from './staff.module.css'

/** Roles that a new account may have: one without access would be of no use. */
const rolesToGive = ['viewer', 'admin'] as const satisfies readonly StaffRole[]

export function AddMember({ onClose, onAdded }: { onClose(): void; onAdded(given: Given): void }) {
  const queries = useQueryClient()
  const roleId = useId()
  const { field, submit } = useCheckedForm(newStaffSchema, { username: '', email: '', role: 'viewer' })
  const { error: _never, ...role } = field('role')
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
    <Dialog.Root open closeOnInteractOutside={false} onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content className={classes['dialog']}>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">Add a person</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close without adding" />
            </Dialog.CloseTrigger>
            <Dialog.Body paddingBottom="6">
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
                  {...field('username')}
                />
                <Field label={fieldNames.email} type="email" autoComplete="off" required {...field('email')} />
                <div className={classes['labelled']}>
                  <label htmlFor={roleId}>{fieldNames.role}</label>
                  <NativeSelect.Root>
                    <NativeSelect.Field id={roleId} {...role}>
                      {rolesToGive.map((each) => (
                        <option key={each} value={each}>
                          {roleTexts[each].name}: {roleTexts[each].may}
                        </option>
                      ))}
                    </NativeSelect.Field>
                    <NativeSelect.Indicator />
                  </NativeSelect.Root>
                </div>
              </StaffForm>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
