import { useEffect, useRef, useSyncExternalStore } from 'react'

const storageKey = 'shortcuts'
const listeners = new Set<() => void>()

/** Whether keys without Ctrl or Alt are shortcuts: speech input and slips would press them (WCAG 2.1.4). */
function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function useShortcutSwitch(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, areOn)
  return [
    on,
    (wanted) => {
      try {
        localStorage.setItem(storageKey, wanted ? 'on' : 'off')
      } catch {
        // The browser blocks storage: the shortcuts stay on.
      }
      for (const listener of listeners) listener()
    },
  ]
}

const typing = 'input, textarea, select, [contenteditable], [role=dialog]'

/** Calls `act` when this single key is pressed, unless somebody is typing, a dialog is open, or shortcuts are off. */
export function useShortcut(key: string, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || !areOn()) return
      if ((event.target as Element).closest(typing) || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key])
}
