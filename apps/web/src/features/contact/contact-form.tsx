import { contactSchema, endpoints } from '@findable/contracts'
import { Button, Field, showToast } from '@findable/ui'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'
import classes from './contact.module.css'

const empty = { name: '', email: '', message: '' }
type FieldName = keyof typeof empty

export function ContactForm() {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      setValues({ ...values, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = contactSchema.safeParse(values)
    if (!parsed.success) {
      const issues = parsed.error.issues.toReversed()
      setErrors(Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message])))
      const first = parsed.error.issues[0]?.path[0]
      form.current?.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus()
      return
    }
    setSending(true)
    try {
      await api.call(endpoints.contact, { body: parsed.data })
      setValues(empty)
      showToast(toasts.messageSent)
    } catch {
      showToast(toasts.messageNotSent)
    } finally {
      setSending(false)
    }
  }

  return (
    <form className={classes['form']} ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label="Your name" autoComplete="name" maxLength={200} {...field('name')} />
      <Field label="Your email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
      <Field label="Your message" multiline maxLength={5000} {...field('message')} />
      <div>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </form>
  )
}
