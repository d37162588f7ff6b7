import type { PillarScores } from '@findable/contracts/customer'
import scores from './sample-scores.json' with { type: 'json' }

/** The scores of a demo business, to show before anybody has searched. */
export const sampleScores: PillarScores = scores
