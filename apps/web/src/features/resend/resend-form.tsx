import { ApiError } from '@findable/api-client'
import { endpoints, resendPath, resendReportSchema } from '@findable/contracts/customer'
import { Button, Field, type Toast, useSendingForm } from '@findable/ui'
import { api } from '../../api/client.ts'
import { toasts } from '../../content/toasts.ts'
import classes from '../../screens/form-page.module.css'
import { PostProblem, postTo } from '../../screens/post-problem.tsx'
import { EditionChoice } from './edition-choice.tsx'

/** The server's own words when it refuses this request; ours when it failed or could not be reached. */
function explain(failure: unknown): Toast {
  if (!(failure instanceof ApiError)) return toasts.unexpected
  const { body } = failure
  const refused = endpoints.resendReport.errors.some((code) => code === body?.code)
  return toasts.reportNotResent(refused ? body?.error : undefined)
}

export function ResendForm() {
  const { field, sending, form } = useSendingForm({
    schema: resendReportSchema,
    send: async (body) => toasts.reportResent((await api.call(endpoints.resendReport, { body })).message),
    explain,
  })

  const { error: _, ...edition } = field('reportType')

  return (
    <form className={classes['form']} method="post" action={postTo(resendPath)} {...form}>
      <PostProblem />
      <Field
        label="Website"
        hint="Like yourbusiness.com.au, without the https:// in front."
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        minLength={4}
        maxLength={253}
        required
        {...field('website')}
      />
      <Field
        label="Email"
        hint="The address you ordered with."
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        {...field('email')}
      />
      <Field label="Business name (optional)" autoComplete="organization" maxLength={200} {...field('businessName')} />
      <EditionChoice field={edition} />
      <div>
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send my report'}
        </Button>
      </div>
    </form>
  )
}
