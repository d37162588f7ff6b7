import type { OpenStreetMap } from './outside-data.ts'
import { NothingToAsk, type OutsideSource } from './outside-source.ts'

export const openStreetMap: OutsideSource<OpenStreetMap> = {
  id: 'openstreetmap',
  title: 'OpenStreetMap',
  services: ['nominatim', 'overpass'],
  retention: 'keep',
  budget: { calls: 3, time: 10_000 },
  attribution: '© OpenStreetMap contributors (ODbL), openstreetmap.org/copyright',
  gather: () => Promise.reject(new NothingToAsk('Asking OpenStreetMap is not built into this version yet.')),
}
