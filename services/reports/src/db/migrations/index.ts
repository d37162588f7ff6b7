import * as reports from './0001-reports.ts'
import * as outcomes from './0002-outcomes.ts'
import * as reruns from './0003-reruns.ts'
import * as caches from './0004-caches.ts'

export const migrations = {
  '0001-reports': reports,
  '0002-outcomes': outcomes,
  '0003-reruns': reruns,
  '0004-caches': caches,
}
