import type { ReportVersion, ReportVersions, VersionDetails } from '@findable/contracts/customer'

/** A version as the API answers it; a completed re-check that the owner asked for unless `change` says otherwise. */
export const aVersion = (change: Partial<ReportVersion> = {}): ReportVersion => ({
  id: 'v1',
  kind: 're-check',
  by: 'owner',
  reason: null,
  basedOn: null,
  component: 'ssl',
  state: 'completed',
  progress: null,
  failure: null,
  shown: false,
  engineVersion: '3.14.0',
  visibilityScore: 60,
  requestedAt: '2026-11-24T02:00:00.000Z',
  completedAt: '2026-11-24T02:00:09.000Z',
  ...change,
})

export const details = (change: Partial<VersionDetails> = {}): VersionDetails => ({
  ...aVersion(),
  recheck: null,
  comparison: null,
  inWords: 'Your score went from 50 to 60.',
  ...change,
})

/** What may be asked for: everything, unless `change` says otherwise. */
export const everything = (change: Partial<ReportVersions> = {}): ReportVersions => ({
  until: '2027-01-23T02:00:00.000Z',
  running: null,
  nextAt: null,
  rechecks: { most: 20, left: 20, refusal: null },
  reaudits: { most: 1, left: 1, refusal: null },
  objections: { most: 10, left: 10, refusal: null, answerDays: 5 },
  reminder: { at: '2026-12-24T02:00:00.000Z', wanted: false, sent: false, refusal: null },
  versions: [],
  asked: [],
  ...change,
})
