import { ApiError } from '@findable/api-client'
import type { Toast } from '@findable/ui'

const success = (title: string, message: string): Toast => ({ kind: 'success', title, message })

/** The server's own words for a failure, if any. */
export const serverText = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? failure.body?.error : undefined

const error = (title: string, failure: unknown, fallback: string): Toast => ({
  kind: 'error',
  title,
  message: serverText(failure) ?? fallback,
})

/** Every message that appears over a screen, in one table. */
export const toasts = {
  loggedIn: (username: string) => success('Login successful', `Welcome back, ${username}!`),
  loginFailed: (failure: unknown) => error('Login failed', failure, 'Login failed'),
  loggedOut: success('Logged out', 'You have been logged out successfully'),
  logoutFailed: (failure: Error) => error('Logout failed', failure, failure.message),
} as const
