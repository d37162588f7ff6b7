import { confidenceOf } from '@findable/contracts/product'
import { ToneWord } from './tone-word.tsx'

const tones = { high: 'done', medium: 'waiting', low: 'failed' } as const

/** How sure a finding is, in percent: high green, medium amber, low red. */
export function ConfidenceWord({ percent }: { percent: number }) {
  const { id, title } = confidenceOf(percent)
  return (
    <ToneWord tone={tones[id]}>
      {title} confidence, {percent}%
    </ToneWord>
  )
}
