import { answerContactSchema, endpoints } from '@findable/contracts/staff'
import { Button, Field, useCheckedForm } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { toasts } from '../../content/toasts.ts'
import { StaffForm } from '../../parts/staff-form.tsx'
import { messagesKey } from './messages-key.ts'

interface Props {
  id: number
  name: string
  email: string
  onClose(): void
}

/** An answer that is being written. What was typed stays until it is sent. */
export function Answer({ id, name, email, onClose }: Props) {
  // One for as long as the form is open: a repeat after a lost answer is not a second mail.
  const [key] = useState(() => crypto.randomUUID())
  const queries = useQueryClient()
  const { field, submit } = useCheckedForm(answerContactSchema)
  const send = useAction({
    act: async (body: { text: string }) => {
      await api.call(endpoints.answerContactMessage, {
        params: { id: String(id) },
        headers: { 'idempotency-key': key },
        body,
      })
      await queries.invalidateQueries({ queryKey: messagesKey })
    },
    done: () => {
      onClose()
      return toasts.messageAnswered(email)
    },
    failed: toasts.messageAnswerFailed,
  })
  return (
    <StaffForm
      title={`Answer to ${name}`}
      save={['Send the answer', 'Sending...']}
      busy={send.busy}
      problem={send.problem}
      onSubmit={submit((body) => send.act(body))}
      beside={
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Field
        multiline
        label="Your answer"
        hint={`Goes to ${email}. Their reply comes to the contact address.`}
        required
        autoFocus
        {...field('text')}
      />
    </StaffForm>
  )
}
