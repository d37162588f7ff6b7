import { defineEndpoint } from './endpoint.ts'
import { okSchema } from './reports.ts'
import * as secondFactor from './second-factor.ts'

const own = { access: 'staff', ownAccount: true } as const

/** The second factor of the person who makes the call. Where a password is asked for, the gateway slows down guessing. */
export const secondFactorEndpoints = {
  secondFactor: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/admin/account/second-factor',
    owner: 'admin',
    limit: 'app',
    answer: secondFactor.secondFactorSchema,
    errors: [],
  }),
  startSecondFactor: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/admin/account/second-factor',
    owner: 'gateway',
    limit: 'secondFactor',
    body: secondFactor.startSecondFactorSchema,
    answer: secondFactor.enrolmentSchema,
    errors: ['wrong-password', 'second-factor-on'],
  }),
  confirmSecondFactor: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/admin/account/second-factor/confirm',
    owner: 'admin',
    limit: 'secondFactor',
    body: secondFactor.confirmSecondFactorSchema,
    answer: secondFactor.recoveryCodesSchema,
    errors: ['wrong-code', 'second-factor-on', 'enrolment-over'],
  }),
  endSecondFactor: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/admin/account/second-factor/end',
    owner: 'gateway',
    limit: 'secondFactor',
    body: secondFactor.endSecondFactorSchema,
    answer: okSchema,
    errors: ['wrong-password', 'wrong-code', 'second-factor-off'],
  }),
} as const
