import { useSyncExternalStore } from 'react'

export interface Ticks {
  has(item: string): boolean
  set(item: string, isTicked: boolean): void
}

/** The ticked items of a guide, kept in this browser. Where storage is blocked they last until the page is closed. */
export function useTicks(guide: string): Ticks {
  const key = `ticks:${guide}`
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => none,
  )
  const ticked = new Set(itemsOf(kept))
  return {
    has: (item) => ticked.has(item),
    set(item, isTicked) {
      const items = new Set(itemsOf(read(key)))
      if (items.has(item) === isTicked) return
      if (isTicked) items.add(item)
      else items.delete(item)
      write(key, JSON.stringify([...items]))
    },
  }
}

const none = '[]'
/** What storage refused. */
const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(key: string): string {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key) ?? none
  } catch {
    return none
  }
}

function write(key: string, items: string): void {
  try {
    localStorage.setItem(key, items)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, items)
  }
  for (const listener of listeners) listener()
}

/** Another program may have written there too. */
function itemsOf(kept: string): string[] {
  try {
    const items: unknown = JSON.parse(kept)
    return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}
