import { showToast, type Toast } from '@findable/ui'
import { useState, type FormEvent } from 'react'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

interface Props<Checked> {
  /** Lists the fields in their order on the screen. */
  schema: {
    safeParse(values: unknown): { success: true; data: Checked } | { success: false; error: { issues: Issue[] } }
  }
  /** Throws when it does not come through. */
  send(checked: Checked): Promise<Toast>
  explain(failure: unknown): Toast
}

/**
 * A form that is checked, sent, and answered by a toast. The fields are the browser's own: what was typed before this
 * code is there counts, what was not sent stays.
 */
export function useSendingForm<Checked extends object>({ schema, send, explain }: Props<Checked>) {
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [sending, setSending] = useState(false)

  const field = (name: keyof Checked & string) => ({
    name,
    error: errors[name],
    onChange: () => setErrors({ ...errors, [name]: undefined }),
  })

  async function submit(form: HTMLFormElement): Promise<void> {
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) {
      const { issues } = parsed.error
      // Of several messages about one field, its first.
      setErrors(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message])))
      form.querySelector<HTMLElement>(`[name="${String(issues[0]?.path[0])}"]`)?.focus()
      return
    }
    setSending(true)
    try {
      showToast(await send(parsed.data))
      form.reset()
    } catch (failure) {
      showToast(explain(failure))
    } finally {
      setSending(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return { field, sending, onSubmit }
}
