import { Alert } from '@chakra-ui/react'
import { endpoints, loginSchema } from '@findable/contracts/staff'
import { Brand, Button, Field, showToast, useArrival, useCheckedForm } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { usePage } from '../../app/page.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { currentAdmin } from '../../auth/admin-session.ts'
import type { Sent } from '../../auth/guard.tsx'
import { serverText, toasts } from '../../content/toasts.ts'
import classes from './login.module.css'

export default function LoginPage() {
  const { admin } = useAdminAuth()
  const main = useArrival(usePage())
  const queries = useQueryClient()
  const sent = useLocation().state as Sent | null
  const { field, submit } = useCheckedForm(loginSchema)
  const login = useMutation({
    mutationFn: (body: { username: string; password: string }) => api.call(endpoints.login, { body }),
    onSuccess: (signedIn) => {
      showToast(toasts.loggedIn(signedIn.username))
      queries.setQueryData(currentAdmin.queryKey, signedIn)
    },
    onError: (failure) => showToast(toasts.loginFailed(failure)),
  })

  if (admin) return <Navigate to="/dashboard" replace />
  return (
    <main className={classes['page']} ref={main} tabIndex={-1}>
      <div className={classes['sign']}>
        <Brand to="/login" suffix="Admin" />
      </div>
      <h1>Admin Portal</h1>
      <p className="quiet">Admin access is restricted to authorised personnel.</p>
      <form className={classes['form']} onSubmit={submit((values) => login.mutate(values))} noValidate>
        {sent && !login.isError && (
          <Alert.Root status="info" colorPalette="brand">
            <Alert.Indicator />
            <Alert.Title>{sent.prompt}</Alert.Title>
          </Alert.Root>
        )}
        {login.isError && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title>{serverText(login.error) ?? 'Login failed. Please check your credentials.'}</Alert.Title>
          </Alert.Root>
        )}
        <Field label="Username" autoComplete="username" autoCapitalize="none" required {...field('username')} />
        <Field label="Password" type="password" autoComplete="current-password" required {...field('password')} />
        <Button type="submit" wide busy={login.isPending}>
          {login.isPending ? 'Logging in...' : 'Login'}
        </Button>
      </form>
      <a href="/">Return to Main Site</a>
    </main>
  )
}
