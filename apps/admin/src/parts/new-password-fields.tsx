import { Field } from '@findable/ui'
import type { ComponentProps } from 'react'

interface Props {
  field(name: 'newPassword' | 'confirmPassword'): ComponentProps<'input'> & { error: string | undefined }
}

/** A new password, typed twice. */
export function NewPasswordFields({ field }: Props) {
  return (
    <>
      <Field
        label="New Password"
        hint="At least 8 characters."
        type="password"
        autoComplete="new-password"
        required
        {...field('newPassword')}
      />
      <Field
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
    </>
  )
}
