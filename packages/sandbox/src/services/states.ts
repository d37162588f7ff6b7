import type { PlaceRecord } from './outside.ts'

const states = {
  ACT: { name: 'Australian Capital Territory', timeZone: 'Australia/Sydney' },
  NSW: { name: 'New South Wales', timeZone: 'Australia/Sydney' },
  NT: { name: 'Northern Territory', timeZone: 'Australia/Darwin' },
  QLD: { name: 'Queensland', timeZone: 'Australia/Brisbane' },
  SA: { name: 'South Australia', timeZone: 'Australia/Adelaide' },
  TAS: { name: 'Tasmania', timeZone: 'Australia/Hobart' },
  VIC: { name: 'Victoria', timeZone: 'Australia/Melbourne' },
  WA: { name: 'Western Australia', timeZone: 'Australia/Perth' },
}

export const stateOf = (code: PlaceRecord['state']) => states[code]
