import { Field } from '@findable/ui'
import type { ComponentProps } from 'react'

/** For a code of the authenticator app, or a recovery code. Password managers fill it in. */
export function CodeField(field: ComponentProps<'input'> & { hint?: string; error: string | undefined }) {
  return (
    <Field label="Code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} required {...field} />
  )
}
