import { ApiError } from '@findable/api-client'
import { type BusinessReport, correctEmailSchema, endpoints } from '@findable/contracts/customer'
import { Button, Field, useCheckedForm } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'
import classes from './success.module.css'

interface Props {
  report: BusinessReport
  /** This tab placed the order: nobody has to prove whose it is. */
  own: boolean
}

/** Offers to give the order another address, because our mail to its own could not be delivered. */
export function CorrectEmail({ report: { id, reference }, own }: Props) {
  const { field, submit } = useCheckedForm(correctEmailSchema)
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (body: { email: string; reference: string }) =>
      api.call(endpoints.correctEmail, { params: { id }, body }),
  })
  if (isSuccess) {
    return <p role="status">Thank you. Your report is on its way to {variables.email}, and so is any later email.</p>
  }
  return (
    <form className={classes['correct']} onSubmit={submit((checked) => mutate(checked))} noValidate>
      <Field
        label="Your right email address"
        hint="We send the report there. You can also download it here at any time."
        type="email"
        autoComplete="email"
        maxLength={254}
        readOnly={isPending}
        {...field('email')}
      />
      {own ? (
        <input type="hidden" {...field('reference')} value={reference} />
      ) : (
        <Field
          label="Your order reference"
          hint="Like FND-ABCD-1234, from the screen where you ordered. It shows us that the order is yours."
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          readOnly={isPending}
          {...field('reference')}
        />
      )}
      {error && (
        <p className={classes['refused']} role="alert">
          {error instanceof ApiError && error.body ? error.body.error : toasts.somethingWrong.message}
        </p>
      )}
      <div>
        <Button type="submit" look="secondary" busy={isPending}>
          {isPending ? 'Sending...' : 'Send it to this address'}
        </Button>
      </div>
    </form>
  )
}
