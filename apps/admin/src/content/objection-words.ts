import type { ObjectionAnswer, ObjectionState, StaffReportDetails, VersionKind } from '@findable/contracts/staff'

/** What staff read about objections and the versions of a report. */

export const objectionStates: Record<ObjectionState, { name: string; tone: 'done' | 'waiting' | 'failed' }> = {
  checking: { name: 'The engine is checking it', tone: 'waiting' },
  waiting: { name: 'Waits for an answer', tone: 'waiting' },
  corrected: { name: 'Corrected', tone: 'done' },
  upheld: { name: 'Report upheld', tone: 'done' },
  ended: { name: 'Ended with a refund', tone: 'failed' },
}

export const decisions: Record<ObjectionAnswer['decision'], { name: string; hint: string }> = {
  uphold: { name: 'The report is right', hint: 'It stays as it is.' },
  'take-out': {
    name: 'The finding is wrong',
    hint: 'It is taken out; with none named, all of the check are. The score stays unless you give another.',
  },
  'not-applicable': {
    name: 'It does not apply to this business',
    hint: 'The check counts for nothing in the score, as it says nothing about this kind of business.',
  },
  'not-measured': {
    name: 'We cannot tell',
    hint: 'The check counts as not measured, which lowers the coverage of the report.',
  },
}

export const versionKindNames: Record<VersionKind, string> = {
  original: 'First report',
  rerun: 'Run again by staff',
  'staff-edit': 'Changed by staff',
  're-check': 'One check, read again',
  're-audit': 'Whole website, read again',
  correction: 'Correction',
}

export const versionMaker = ({ by, staff }: StaffReportDetails['versions'][number]): string =>
  staff ?? { engine: 'Engine', owner: 'Customer', staff: 'Staff' }[by]
