import { Alert } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import { endpoints, type Login } from '@findable/contracts/staff'
import { showToast } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { currentAdmin } from '../../auth/admin-session.ts'
import type { Sent } from '../../auth/guard.tsx'
import { serverText, toasts } from '../../content/toasts.ts'
import { CodeForm } from './code-form.tsx'
import { Entrance } from './entrance.tsx'
import { PasswordForm } from './password-form.tsx'
import classes from './login.module.css'

const asksForCode = (failure: unknown) => failure instanceof ApiError && failure.body?.code === 'code-required'

export default function LoginPage() {
  const { admin } = useAdminAuth()
  const queries = useQueryClient()
  const sent = useLocation().state as Sent | null
  /** A right password that still needs a code. */
  const [right, setRight] = useState<Login | null>(null)
  const login = useMutation({
    mutationFn: (body: Login) => api.call(endpoints.login, { body }),
    onSuccess: (signedIn) => {
      showToast(toasts.loggedIn(signedIn.username))
      queries.setQueryData(currentAdmin.queryKey, signedIn)
    },
    onError: (failure, body) => (asksForCode(failure) ? setRight(body) : showToast(toasts.loginFailed(failure))),
  })
  const failed = login.isError && !asksForCode(login.error)
  const problem = failed && (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Title>{serverText(login.error) ?? 'Login failed. Please check your credentials.'}</Alert.Title>
    </Alert.Root>
  )
  const startAgain = () => {
    login.reset()
    setRight(null)
  }

  if (admin) return <Navigate to="/dashboard" replace />
  return (
    <Entrance title="Admin Portal">
      <p className="quiet">Admin access is restricted to authorised personnel.</p>
      <div className={classes['card']}>
        {right ? (
          <CodeForm
            username={right.username}
            busy={login.isPending}
            onSend={(code) => login.mutate({ ...right, code })}
            onStartAgain={startAgain}
          >
            {problem}
          </CodeForm>
        ) : (
          <PasswordForm busy={login.isPending} onSend={login.mutate}>
            {sent && !failed && (
              <Alert.Root status="info" colorPalette="brand">
                <Alert.Indicator />
                <Alert.Title>{sent.prompt}</Alert.Title>
              </Alert.Root>
            )}
            {problem}
          </PasswordForm>
        )}
      </div>
      {!right && <Link to="/forgot-password">Forgot your password?</Link>}
      <a href="/">Return to Main Site</a>
    </Entrance>
  )
}
