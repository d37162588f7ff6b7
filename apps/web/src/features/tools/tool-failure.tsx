import { ApiError } from '@findable/api-client'
import { Button, showToast } from '@findable/ui'
import { useEffect } from 'react'
import { limitToast, toolToasts } from '../../content/toasts.ts'
import classes from './tool-result.module.css'

interface Props {
  title: string
  error: Error
  onRetry(): void
}

/** Says in a toast that there is no answer, and on the page why, and what to do. Asking again is offered where it can help. */
export function ToolFailure({ title, error, onRetry }: Props) {
  const isHopeless = error instanceof ApiError && (error.status === 400 || error.status === 404)
  useEffect(() => showToast(limitToast(error) ?? toolToasts.toolFailed(title)), [error, title])
  return (
    <div className={classes['failure']}>
      <h2>{limitToast(error)?.title ?? title}</h2>
      <p>{reasonOf(error)}</p>
      {!isHopeless && (
        <Button look="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** The server's own words, unless it has nothing to say but that it failed. */
function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'We could not reach our server. Please check your connection and try again.'
  if (!error.body || error.body.code === 'internal-error') return 'The mistake is ours. Please try again in a minute.'
  return error.body.error
}
