import type { GoldStandardReport } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { useAdminAuth } from '../auth/admin-auth.tsx'
import { useRepeatGoldStandard } from './use-create-gold-standard.ts'

interface Props {
  id: number
  /** What the button says, and what while it works. */
  act: readonly [string, string]
  look?: 'primary' | 'secondary'
  created(report: GoldStandardReport): void
}

/** Has a gold-standard report made again; not there for viewers. */
export function RepeatButton({ id, act, look = 'primary', created }: Props) {
  const { mayChange } = useAdminAuth()
  const repeat = useRepeatGoldStandard(id, created)
  if (!mayChange) return null
  return (
    <Button look={look} busy={repeat.busy} onClick={() => repeat.act()}>
      {repeat.busy ? act[1] : act[0]}
    </Button>
  )
}
