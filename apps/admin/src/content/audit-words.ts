import {
  pillarIds,
  pillars,
  type AuditAction,
  type AuditChange,
  type AuditSubject,
  type OrderState,
  type StaffRole,
} from '@findable/contracts/staff'
import { fieldNames } from './field-names.ts'
import { mailKind, orderStates } from './order-words.ts'
import { roleTexts } from './roles.ts'

/** What the audit log says, in words. */

export const auditActionNames: Record<AuditAction, string> = {
  login: 'Logged in',
  'login-failed': 'Failed to log in',
  'login-code-failed': 'Gave the right password and a wrong code',
  'use-recovery-code': 'Used a recovery code',
  'change-account': 'Changed their account',
  'change-password': 'Changed their password',
  'start-second-factor': 'Switched on a second factor',
  'end-second-factor': 'Switched off their second factor',
  'ask-password-reset': 'Somebody asked for a mail to reset the password',
  'reset-password': 'Reset their password by mail',
  'add-staff': 'Added a member of staff',
  'change-role': 'Changed the role',
  'give-password': 'Gave a new password',
  'end-sessions': 'Ended all sessions',
  'remove-second-factor': 'Switched off the second factor',
  'save-email-settings': 'Saved the email settings',
  'save-app-settings': 'Saved the application settings',
  'refund-order': 'Refunded the order',
  'settle-refund': 'Recorded that a refund was paid another way',
  'rerun-order': 'Had the report run again',
  'push-order': 'Pushed the order on',
  'edit-report': 'Adjusted the report',
  'restore-report': 'Took back what was adjusted on the report',
  'delete-report': 'Deleted the report',
  'push-report': 'Had the report tried at once',
  'uphold-objection': 'Answered an objection: the report stays as it is',
  'correct-report': 'Answered an objection: corrected the report',
  'create-gold-standard': 'Created a gold standard report',
  'repeat-gold-standard': 'Had a gold standard report tried again',
  'delete-gold-standard': 'Deleted a gold standard report',
  'clear-cache': 'Cleared the cache',
  'send-mail': 'Had a mail sent again',
  'send-test-email': 'Sent a test email',
  'answer-message': 'Answered a contact message',
}

export const auditSubjectNames: Record<AuditSubject['type'], string> = {
  order: 'Orders',
  report: 'Client reports',
  'gold-standard': 'Gold standard reports',
  mail: 'Mails',
  message: 'Contact messages',
  staff: 'Staff',
}

const nameOf = (field: string): string => {
  const pillar = pillarIds.find((id) => id === field)
  return pillar ? pillars[pillar].title : (fieldNames[field as keyof typeof fieldNames] ?? field)
}

const words: Record<string, string> = {
  true: 'on',
  false: 'off',
  notApplicable: 'does not apply',
  notMeasured: 'not measured',
}

function valueOf(field: string, value: string): string {
  if (field === 'role') return roleTexts[value as StaffRole]?.name ?? value
  if (field === 'orderState') return orderStates[value as OrderState]?.name ?? value
  if (field === 'mailKind') return mailKind(value)
  return words[value] ?? value
}

/** "Overall score: from 74 to 82" */
export function changeInWords({ field, before, after }: AuditChange): string {
  const name = nameOf(field)
  if (after === null) return `${name}: removed`
  const now = valueOf(field, after)
  return before === null ? `${name}: ${now}` : `${name}: from ${valueOf(field, before)} to ${now}`
}
