import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { okSchema } from './reports.ts'
import * as staff from './staff.ts'

const defaults = { owner: 'admin', access: 'staff', limit: 'app' } as const

/** Accounts of other members of staff. */
export const staffMemberEndpoints = {
  staffMembers: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/staff',
    answer: z.array(staff.staffMemberSchema),
    errors: [],
  }),
  addStaffMember: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/staff',
    body: staff.newStaffSchema,
    answer: staff.firstPasswordSchema,
    errors: ['username-taken'],
  }),
  changeRole: defineEndpoint({
    ...defaults,
    method: 'PATCH',
    path: '/api/admin/staff/:id',
    params: staff.staffMemberParamsSchema,
    body: staff.staffRoleSchema,
    answer: staff.staffMemberSchema,
    errors: ['staff-not-found', 'last-administrator'],
  }),
  givePassword: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/staff/:id/password',
    params: staff.staffMemberParamsSchema,
    answer: staff.firstPasswordSchema,
    errors: ['staff-not-found', 'own-password'],
  }),
  endSessions: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/staff/:id/end-sessions',
    params: staff.staffMemberParamsSchema,
    answer: okSchema,
    errors: ['staff-not-found'],
  }),
  removeSecondFactor: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/staff/:id/end-second-factor',
    params: staff.staffMemberParamsSchema,
    answer: staff.staffMemberSchema,
    errors: ['staff-not-found', 'own-second-factor', 'second-factor-off'],
  }),
} as const
