import { contactPath, contactSchema, endpoints } from '@findable/contracts/customer'
import { Button, Field, useSendingForm } from '@findable/ui'
import { api } from '../../api/client.ts'
import { limitToast, toasts } from '../../content/toasts.ts'
import classes from '../../screens/form-page.module.css'
import { PostProblem, postTo } from '../../screens/post-problem.tsx'

export function ContactForm() {
  const { field, sending, form } = useSendingForm({
    schema: contactSchema,
    send: async (body) => {
      await api.call(endpoints.contact, { body })
      return toasts.messageSent
    },
    explain: (failure) => limitToast(failure) ?? toasts.messageNotSent,
  })

  return (
    <form className={classes['form']} method="post" action={postTo(contactPath)} {...form}>
      <PostProblem />
      <Field label="Your name" autoComplete="name" minLength={2} maxLength={200} required {...field('name')} />
      <Field label="Your email" type="email" autoComplete="email" maxLength={254} required {...field('email')} />
      <Field label="Your message" multiline minLength={10} maxLength={5000} required {...field('message')} />
      <div>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </form>
  )
}
