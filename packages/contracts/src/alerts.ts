import { outboxOwners } from './operation-endpoints.ts'

/**
 * Alerts: names of log lines that a person should look at, with the processes that write them, as their field `service`
 * says. docs/operations.md explains each.
 */
export const alerts = {
  'wrong-payment': ['payments'],
  'second-payment': ['payments'],
  'unknown-payment': ['payments'],
  'payment-disputed': ['payments'],
  'payment-inquiry': ['payments'],
  'dispute-ended': ['payments'],
  'event-failing': ['payments'],
  'refund-failing': ['payments'],
  'refund-refused': ['payments'],
  'deadline-passed': ['payments'],
  'rerun-failed': ['payments'],
  'report-failed': ['report-worker'],
  'generation-failed': ['report-worker'],
  'mail-failed': ['mail'],
  'message-parked': outboxOwners,
  'messages-waiting': outboxOwners,
  'queue-long': outboxOwners,
  'acts-waiting': outboxOwners,
  'mail-bounced': ['mail'],
  'mail-login-refused': ['mail'],
  'settings-unreadable': ['admin'],
  'backup-failed': ['backup'],
} as const
export type Alert = keyof typeof alerts
