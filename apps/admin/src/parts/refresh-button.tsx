import { Button } from '@findable/ui'
import { RefreshCw } from 'lucide-react'

/** Reads a screen's figures or list again. */
export function RefreshButton({ busy, onRefresh }: { busy: boolean; onRefresh(): void }) {
  return (
    <Button look="secondary" busy={busy} onClick={onRefresh}>
      <RefreshCw size={16} aria-hidden="true" />
      Refresh
    </Button>
  )
}
