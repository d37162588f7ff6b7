import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showToast, type Toast } from '../frame/toast.ts'
import { useCheckedForm } from './use-checked-form.ts'

interface Props<Values, Checked> {
  schema: z.ZodMiniType<Checked, Values>
  /** Throws when sending fails. */
  send(checked: Checked): Promise<Toast>
  explain(failure: unknown): Toast
}

/** A form that is checked, sent and answered by a toast; emptied once sent. `form` holds the form's props. */
export function useSendingForm<Values extends FieldValues, Checked>({ schema, send, explain }: Props<Values, Checked>) {
  const { field, submit, sending, reset } = useCheckedForm(schema)
  const onSubmit = submit(async (checked) => {
    try {
      showToast(await send(checked))
      reset()
    } catch (failure) {
      showToast(explain(failure))
    }
  })
  return { field, sending, form: { onSubmit, ref: withoutBrowserChecks } }
}

/** Until this code has loaded, the browser checks the fields; from then on, the schema does. */
function withoutBrowserChecks(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}
