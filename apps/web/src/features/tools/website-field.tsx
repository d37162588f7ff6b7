import { maxAddressLength } from '@findable/contracts/customer'
import { Field } from '@findable/ui'
import type { OneLineField } from './one-line-field.ts'

/** A website as people type it. */
export function WebsiteField(field: OneLineField) {
  return (
    <Field
      hint="Like yourbusiness.com.au."
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxAddressLength}
      required
      {...field}
    />
  )
}
