import { readStored, tryToStore } from '@findable/ui'
import { useCallback, useState } from 'react'

/** Whether the full report is open, which this tab remembers over a reload. */
export function useOpened(id: string): [opened: boolean, set: (open: boolean) => void] {
  const key = `opened:${id}`
  const [opened, setOpened] = useState(() => readStored(key) === 'yes')
  const set = useCallback(
    (open: boolean) => {
      setOpened(open)
      tryToStore(key, open ? 'yes' : 'no')
    },
    [key],
  )
  return [opened, set]
}
