import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { SyntheticEvent } from 'react'
import { useForm, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * A form checked by a schema, with each message at its field. The fields are uncontrolled: text typed before this code
 * has loaded counts, and what was not sent stays. New `values` fill the fields.
 */
export function useCheckedForm<Values extends FieldValues, Checked>(
  schema: z.ZodMiniType<Checked, Values>,
  values: Values | null = null,
) {
  const { register, handleSubmit, formState, reset } = useForm<Values, unknown, Checked>({
    resolver: standardSchemaResolver(schema),
    ...(values && { values }),
  })
  return {
    /** The props that make a `Field` the one with this name; `options` for one that holds no text. */
    field: (name: Path<Values>, options?: RegisterOptions<Values>) => ({
      ...register(name, options),
      error: formState.errors[name]?.message as string | undefined,
    }),
    /**
     * The form's `onSubmit`: sends the checked values, or focuses the first refused field and calls `refused` with the
     * messages at the fields. `send` never throws.
     */
    submit:
      (send: (checked: Checked) => void | Promise<void>, refused?: (messages: unknown[]) => void) =>
      (event: SyntheticEvent) =>
        void handleSubmit(send, (errors) => refused?.(Object.values(errors).map((error) => error?.message)))(event),
    sending: formState.isSubmitting,
    /** Empties the fields, or fills them with `filled`. */
    reset: (filled?: Values) => reset(filled),
  }
}
