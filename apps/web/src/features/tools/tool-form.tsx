import { Button, showToast, useCheckedForm, type Toast } from '@findable/ui'
import { use, useEffect, useRef, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import formPage from '../../screens/form-page.module.css'
import { NeedsScript } from '../../screens/needs-script.tsx'
import { Busy } from './busy.ts'
import type { Question } from './use-question.ts'

/** Makes the props of a `Field` by its name. */
type MakeField = ReturnType<typeof useCheckedForm>['field']

interface Props<Schema extends z.ZodMiniObject> {
  question: Question<Schema>
  button: string
  /** Shown over the page when something required is missing. */
  refusal?: Toast
  children(field: MakeField): ReactNode
}

/**
 * The form of a tool. Sent before this code has loaded, it puts the question into the address by itself, which is where
 * it belongs.
 */
export function ToolForm<Schema extends z.ZodMiniObject>({ question, button, refusal, children }: Props<Schema>) {
  const { schema, given, asked, ask } = question
  const form = useRef<HTMLFormElement>(null)
  const { field, submit } = useCheckedForm(schema, given)
  const { busy } = use(Busy)

  const isIncomplete = given !== null && asked === null
  useEffect(() => {
    // An address that asks only half a question is refused as the form would be.
    if (isIncomplete) form.current?.requestSubmit()
  }, [isIncomplete])

  return (
    <form
      ref={form}
      className={formPage['form']}
      method="get"
      noValidate
      onSubmit={submit(
        (checked) => ask(checked as z.output<Schema>),
        (messages) => refusal && messages.includes(refusal.message) && showToast(refusal),
      )}
    >
      {children(field)}
      <NeedsScript what="This tool" />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? 'Processing...' : button}
        </Button>
      </div>
    </form>
  )
}
