import { Alert } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import { endpoints, resetPasswordFormSchema } from '@findable/contracts/staff'
import { Button, showToast, useCheckedForm } from '@findable/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { messageOf, toasts } from '../../content/toasts.ts'
import { Reading } from '../../parts/reading.tsx'
import { NewPasswordFields } from '../../parts/new-password-fields.tsx'
import { WhosePassword } from '../../parts/whose-password.tsx'
import { Entrance } from './entrance.tsx'
import classes from './login.module.css'

const isOver = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.body?.code === 'reset-over'

/** Where the link in the mail leads. Its token is in the fragment, which browsers send to no server. */
export default function NewPasswordPage() {
  const token = useLocation().hash.slice(1)
  const query = useQuery({
    queryKey: ['password-reset', token],
    queryFn: () => api.call(endpoints.checkPasswordReset, { body: { token } }),
    gcTime: 0,
  })
  return (
    <Entrance title="New Password">
      <div className={classes['card']}>
        {isOver(query.error) ? (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title>{messageOf(query.error)}</Alert.Title>
          </Alert.Root>
        ) : (
          <Reading query={query} what="your link">
            {({ username }) => <NewPasswordForm username={username} token={token} />}
          </Reading>
        )}
      </div>
      <Link to="/forgot-password">Ask for a new link</Link>
      <Link to="/login">Back to the login</Link>
    </Entrance>
  )
}

function NewPasswordForm({ username, token }: { username: string; token: string }) {
  const navigate = useNavigate()
  const { field, submit } = useCheckedForm(resetPasswordFormSchema)
  const reset = useMutation({
    mutationFn: (newPassword: string) => api.call(endpoints.resetPassword, { body: { token, newPassword } }),
    onSuccess: async () => {
      showToast(toasts.passwordReset)
      await navigate('/login', { replace: true })
    },
    onError: (failure) => showToast(toasts.passwordResetFailed(failure)),
  })
  return (
    <form className={classes['form']} onSubmit={submit(({ newPassword }) => reset.mutate(newPassword))} noValidate>
      <p>
        For the account <b>{username}</b>. It ends all your sessions.
      </p>
      {reset.isError && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Title>{messageOf(reset.error)}</Alert.Title>
        </Alert.Root>
      )}
      <WhosePassword username={username} />
      <NewPasswordFields field={field} />
      <Button type="submit" wide busy={reset.isPending}>
        {reset.isPending ? 'Changing...' : 'Set the new password'}
      </Button>
    </form>
  )
}
