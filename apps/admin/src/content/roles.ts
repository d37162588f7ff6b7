import type { StaffRole } from '@findable/contracts/staff'

/** What each role may do, in words. */
export const roleTexts: Record<StaffRole, { name: string; may: string }> = {
  admin: { name: 'Administrator', may: 'may do everything' },
  viewer: { name: 'Viewer', may: 'may look at everything and change nothing' },
  none: { name: 'No access', may: 'may not sign in' },
}
