import { useEffect, useSyncExternalStore } from 'react'
import { currentToast, dismissToast, showKeptToast, subscribeToToasts } from './toast.ts'
import classes from './toast-region.module.css'

/**
 * Where the one visible message appears. Both live regions exist from the start, or screen readers miss the first
 * message.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  useEffect(showKeptToast, [])
  return (
    <div className={classes['region']}>
      {(['error', 'success'] as const).map((kind) => (
        <div key={kind} role={kind === 'error' ? 'alert' : 'status'}>
          {toast?.kind === kind && (
            <div className={classes['toast']} data-kind={kind}>
              <div>
                <p className={classes['title']}>{toast.title}</p>
                <p>{toast.message}</p>
              </div>
              <button type="button" className={classes['close']} onClick={dismissToast} aria-label="Close this message">
                <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                  <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="2" />
                </svg>
              </button>
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
