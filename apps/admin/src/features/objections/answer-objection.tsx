import {
  answerObjectionSchema,
  endpoints,
  objectionDecisions,
  type ObjectionAnswer,
  type StaffObjection,
} from '@findable/contracts/staff'
import { Field, useCheckedForm } from '@findable/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { decisions } from '../../content/objection-words.ts'
import { toasts } from '../../content/toasts.ts'
import { StaffForm } from '../../parts/staff-form.tsx'
import { objectionsKey } from './objections-key.ts'
import classes from './objections.module.css'

/** The decision of staff. What was typed stays when somebody else was faster, and the message says so. */
export function AnswerObjection({ objection, onAnswered }: { objection: StaffObjection; onAnswered(): void }) {
  const { id, reported } = objection
  const queries = useQueryClient()
  const { field, submit } = useCheckedForm(answerObjectionSchema)
  const [decision, setDecision] = useState<ObjectionAnswer['decision']>()
  const send = useAction({
    act: (body: ObjectionAnswer) => api.call(endpoints.answerObjection, { params: { id }, body }),
    done: ({ state }) => {
      void queries.invalidateQueries({ queryKey: objectionsKey })
      onAnswered()
      return toasts.objectionAnswered(state === 'corrected')
    },
    failed: toasts.objectionAnswerFailed,
  })
  const { onChange, error, ...radio } = field('decision')
  const mayScore = decision === 'take-out' && reported.outcome === 'scored'
  return (
    <StaffForm
      title="Answer"
      save={['Answer the customer', 'Answering...']}
      busy={send.busy}
      problem={send.problem}
      onSubmit={submit((body) => send.act(body))}
    >
      <fieldset className={classes['decisions']} aria-describedby={error && 'decision-error'}>
        <legend>What is right?</legend>
        {objectionDecisions.map((each) => (
          <label key={each}>
            <input
              type="radio"
              value={each}
              {...radio}
              onChange={(event) => {
                setDecision(each)
                return onChange?.(event)
              }}
            />
            <span>
              <b>{decisions[each].name}</b>
              <span className="quiet"> {decisions[each].hint}</span>
            </span>
          </label>
        ))}
        {error && (
          <p id="decision-error" className={classes['error']}>
            {error}
          </p>
        )}
      </fieldset>
      {mayScore && (
        <Field
          label="Score of the check"
          hint={`It is ${reported.score} now. Leave it empty to keep it.`}
          inputMode="numeric"
          {...field('score', { shouldUnregister: true, setValueAs: asScore })}
        />
      )}
      <Field
        multiline
        label="What we say to the customer"
        hint={
          decision === undefined || decision === 'uphold'
            ? 'A sentence or two. It goes out by mail.'
            : 'A sentence or two: what was wrong, and what is right. It goes out by mail, and the report says it beside the check.'
        }
        required
        {...field('sentence')}
      />
    </StaffForm>
  )
}

/** Nothing typed is no score; anything else that is no number is refused by the schema. */
const asScore = (typed: unknown): number | undefined =>
  typed === undefined || (typeof typed === 'string' && typed.trim() === '') ? undefined : Number(typed)
