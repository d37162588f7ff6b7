import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { SyntheticEvent } from 'react'
import { useForm, type FieldValues, type Path } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * A form that a schema checks, with each message at its field. The fields are the browser's own: what was typed before
 * this code is there counts, what was not sent stays.
 */
export function useCheckedForm<Values extends FieldValues, Checked>(schema: z.ZodMiniType<Checked, Values>) {
  const { register, handleSubmit, formState, reset } = useForm<Values, unknown, Checked>({
    resolver: standardSchemaResolver(schema),
  })
  return {
    /** What `Field` needs to be the field of this name. */
    field: (name: Path<Values>) => ({
      ...register(name),
      error: formState.errors[name]?.message as string | undefined,
    }),
    /** The form's `onSubmit`: sends what was checked, or focuses the first field that was refused. `send` never throws. */
    submit: (send: (checked: Checked) => void | Promise<void>) => (event: SyntheticEvent) =>
      void handleSubmit(send)(event),
    sending: formState.isSubmitting,
    reset: () => reset(),
  }
}
