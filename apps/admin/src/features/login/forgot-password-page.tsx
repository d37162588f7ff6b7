import { Alert } from '@chakra-ui/react'
import { askPasswordResetSchema, endpoints, passwordResetMinutes } from '@findable/contracts/staff'
import { Button, Field, useCheckedForm } from '@findable/ui'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { messageOf } from '../../content/toasts.ts'
import { Entrance } from './entrance.tsx'
import classes from './login.module.css'

export default function ForgotPasswordPage() {
  const { field, submit } = useCheckedForm(askPasswordResetSchema)
  const ask = useMutation({ mutationFn: (body: { login: string }) => api.call(endpoints.askPasswordReset, { body }) })
  return (
    <Entrance title="Forgotten Password">
      <p className="quiet">We mail you a link to set a new one.</p>
      <div className={classes['card']}>
        {ask.isSuccess && (
          <Alert.Root status="success">
            <Alert.Indicator />
            <Alert.Title>
              If there is an account with this name or address, a mail is on its way to it. Its link works for{' '}
              {passwordResetMinutes} minutes.
            </Alert.Title>
          </Alert.Root>
        )}
        {ask.isError && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title>{messageOf(ask.error)}</Alert.Title>
          </Alert.Root>
        )}
        <form className={classes['form']} onSubmit={submit((body) => ask.mutate(body))} noValidate>
          <Field
            label="Username or email address"
            autoComplete="username"
            autoCapitalize="none"
            required
            {...field('login')}
          />
          <Button type="submit" wide busy={ask.isPending}>
            {ask.isPending ? 'Sending...' : 'Mail me a link'}
          </Button>
        </form>
        <p className="quiet">No mail after a few minutes? Ask an administrator for a new password.</p>
      </div>
      <Link to="/login">Back to the login</Link>
    </Entrance>
  )
}
