import type { GooglePlaces } from './outside-data.ts'
import { NothingToAsk, type OutsideSource } from './outside-source.ts'

export const googlePlaces: OutsideSource<GooglePlaces> = {
  id: 'google-places',
  title: 'Google Places',
  services: ['google-places'],
  retention: 'score-only',
  budget: { calls: 4, time: 8_000 },
  attribution: null,
  gather: () => Promise.reject(new NothingToAsk('Asking Google Places is not built into this version yet.')),
}
