import type { ComponentProps } from 'react'

/** The props of a `Field` of one line. */
export interface OneLineField extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  hint?: string
  error?: string | undefined
}
