import { contactPath, contactSchema } from '@findable/contracts/customer'
import { Button, Field, useSendingForm } from '@findable/ui'
import { useEffect } from 'react'
import { limitToast, toasts } from '../../content/toasts.ts'
import classes from '../../screens/form-page.module.css'
import { PostProblem, postTo } from '../../screens/post-problem.tsx'

/** Building the schemas of every call takes as long as hydrating the form, which is needed first. */
const loadSending = () => import('./send-message.ts')

export function ContactForm() {
  // Before it is needed: the connection may be gone by the time the message is written. A failure shows when sending.
  useEffect(() => void loadSending().catch(() => {}), [])
  const { field, sending, form } = useSendingForm({
    schema: contactSchema,
    send: async (body) => {
      await (await loadSending()).sendMessage(body)
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
