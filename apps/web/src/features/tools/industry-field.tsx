import { industries } from '@findable/contracts/customer'
import { Field } from '@findable/ui'
import { useId } from 'react'
import type { OneLineField } from './one-line-field.ts'

/** An industry, with ours as suggestions. */
export function IndustryField(field: OneLineField) {
  const list = useId()
  return (
    <>
      <Field {...field} list={list} autoComplete="off" maxLength={100} />
      <datalist id={list}>
        {industries.map((industry) => (
          <option key={industry} value={industry} />
        ))}
      </datalist>
    </>
  )
}
