import { readStored, tryToStore } from '../stored.ts'

/** Milliseconds that a toast stays. */
const usualDuration = 5_000

export interface Toast {
  title: string
  message: string
  kind: 'success' | 'error'
  /** Milliseconds. */
  duration?: number
}

type Listener = (toast: Toast | null) => void

let current: Toast | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<Listener>()
const storageKey = 'toast'

function show(toast: Toast | null): void {
  clearTimeout(timer)
  current = toast
  if (toast) timer = setTimeout(() => show(null), toast.duration ?? usualDuration)
  for (const listener of listeners) listener(toast)
}

/** Shows a message, replacing the visible one. */
export const showToast = (toast: Toast): void => show(toast)
export const dismissToast = (): void => show(null)
export const currentToast = (): Toast | null => current

/** Keeps a message for the page that is about to open. */
export function showToastOnNextPage(toast: Toast): void {
  tryToStore(storageKey, JSON.stringify(toast))
}

export function showKeptToast(): void {
  const kept = readStored(storageKey)
  if (!kept) return
  sessionStorage.removeItem(storageKey)
  show(JSON.parse(kept) as Toast)
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
