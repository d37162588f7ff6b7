import type { WebSearch } from './outside-data.ts'
import { NothingToAsk, type OutsideSource } from './outside-source.ts'

export const braveSearch: OutsideSource<WebSearch> = {
  id: 'brave-search',
  title: 'Brave Search',
  services: ['brave-search'],
  retention: 'score-only',
  budget: { calls: 8, time: 8_000 },
  attribution: null,
  gather: () => Promise.reject(new NothingToAsk('Asking Brave Search is not built into this version yet.')),
}
