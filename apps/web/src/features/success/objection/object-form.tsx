import {
  endpoints,
  newObjectionSchema,
  objectionChoices,
  objectionChoiceTitles,
  type ReportVersions,
} from '@findable/contracts/customer'
import { Button, Field, useCheckedForm } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { api } from '../../../api/client.ts'
import { objectionWords } from '../../../content/after-delivery.ts'
import classes from '../after-delivery.module.css'
import { failureWords } from '../failure-words.ts'
import { refreshAfterDelivery } from '../use-after-delivery.ts'

interface Props {
  id: string
  component: string
  finding: string | null
  about: string
  after: ReportVersions
  onClose(): void
}

/** What the owner fills in; the rest of an objection is known from where it is made. */
const formSchema = z.pick(newObjectionSchema, { choice: true, sentence: true })

/** One choice and one sentence on what is not right. */
export function ObjectForm({ id, component, finding, about, after, onClose }: Props) {
  const queries = useQueryClient()
  const { field, submit } = useCheckedForm(formSchema)
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (filled: z.output<typeof formSchema>) =>
      api.call(endpoints.objectToReport, { params: { id }, body: { component, finding, ...filled } }),
    onSuccess: () => refreshAfterDelivery(queries, id),
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { error: unchosen, ...choice } = field('choice')

  return (
    <form
      ref={form}
      className={classes['object']}
      aria-label={`${objectionWords.title} ${about}`}
      noValidate
      onSubmit={submit((filled) => mutateAsync(filled).then(onClose, () => {}))}
    >
      <fieldset aria-describedby={unchosen ? `unchosen-${component}` : undefined}>
        <legend>{objectionWords.title}</legend>
        {objectionChoices.map((value) => (
          <label key={value}>
            <input type="radio" value={value} disabled={isPending} {...choice} />
            {objectionChoiceTitles[value]}
          </label>
        ))}
        {unchosen && (
          <p id={`unchosen-${component}`} className={classes['refused']} role="alert">
            {unchosen}
          </p>
        )}
      </fieldset>
      <Field
        label={objectionWords.sentence}
        hint={objectionWords.hint}
        multiline
        rows={3}
        maxLength={1_000}
        readOnly={isPending}
        {...field('sentence')}
      />
      <p className="quiet">{objectionWords.left(after.objections.left, after.objections.answerDays)}</p>
      {error && (
        <p className={classes['refused']} role="alert">
          {failureWords(error)}
        </p>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" look="secondary" busy={isPending}>
          {isPending ? objectionWords.sending : objectionWords.send}
        </Button>
        <Button look="plain" onClick={onClose}>
          {objectionWords.cancel}
        </Button>
      </div>
    </form>
  )
}
