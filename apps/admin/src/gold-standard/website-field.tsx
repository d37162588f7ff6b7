import { Field } from '@findable/ui'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'input'> & Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>

/** The address of a business, typed with or without https://. */
export function WebsiteField(props: Props) {
  return <Field inputMode="url" autoCapitalize="none" spellCheck={false} placeholder="example.com.au" {...props} />
}
