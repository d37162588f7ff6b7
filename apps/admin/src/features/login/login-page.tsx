import { ApiError, endpoints, loginSchema, type Admin } from '@findable/contracts'
import { Button, Field, showToast } from '@findable/ui'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { api } from '../../api.ts'

const refused = 'Login failed. Please check your credentials.'

export function LoginPage({ onLogin }: { onLogin(admin: Admin): void }) {
  const [values, setValues] = useState({ username: '', password: '' })
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [pending, setPending] = useState(false)

  const field = (name: 'username' | 'password') => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value })
      setErrors({})
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = loginSchema.safeParse(values)
    if (!parsed.success) {
      return setErrors(Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issue.message])))
    }
    setPending(true)
    try {
      const admin = await api.call(endpoints.login, { body: parsed.data })
      showToast({ kind: 'success', title: 'Login successful', message: `Welcome back, ${admin.username}!` })
      onLogin(admin)
    } catch (error) {
      const text = error instanceof ApiError && error.body ? error.body.error : refused
      setErrors({ password: text })
      showToast({ kind: 'error', title: 'Login failed', message: text })
      setPending(false)
    }
  }

  return (
    <main className="page">
      <h1>Admin Portal</h1>
      <p>Admin access is restricted to authorised personnel.</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Username" autoComplete="username" autoCapitalize="none" {...field('username')} />
        <Field label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <div>
          <Button type="submit" disabled={pending}>
            {pending ? 'Logging in...' : 'Login'}
          </Button>
        </div>
      </form>
      <a href="/">Return to Main Site</a>
    </main>
  )
}
