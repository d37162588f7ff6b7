import { useState } from 'react'

/** The selected ids of the page in sight; `scope` names the page, and another page starts without any. */
export function useSelection(ids: readonly string[], scope: string) {
  const [state, setState] = useState({ scope, ids: new Set<string>() })
  const chosen = state.scope === scope ? state.ids : new Set<string>()
  const selected = ids.filter((id) => chosen.has(id))
  const set = (wanted: Iterable<string>) => setState({ scope, ids: new Set(wanted) })
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle: (id: string) => set(chosen.has(id) ? selected.filter((other) => other !== id) : [...selected, id]),
    set,
    all:
      selected.length > 0 && selected.length === ids.length
        ? true
        : selected.length > 0
          ? ('indeterminate' as const)
          : false,
    toggleAll: () => set(selected.length === ids.length ? [] : ids),
  }
}
