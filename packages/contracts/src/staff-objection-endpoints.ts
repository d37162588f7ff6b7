import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import * as objections from './staff-objections.ts'

const calls = { owner: 'reports', access: 'staff', limit: 'app' } as const

/** What customers object to and check again. */
export const staffObjectionEndpoints = {
  staffObjections: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/admin/objections',
    query: objections.staffObjectionsQuerySchema,
    answer: z.array(objections.staffObjectionSchema),
    errors: [],
  }),
  answerObjection: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/admin/objections/:id/answer',
    params: objections.objectionParamsSchema,
    body: objections.answerObjectionSchema,
    answer: objections.staffObjectionSchema,
    errors: ['objection-not-found', 'objection-answered', 'objection-checking'],
  }),
  objectionCase: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/admin/objections/:id/case',
    params: objections.objectionParamsSchema,
    answer: objections.objectionCaseSchema,
    errors: ['objection-not-found'],
  }),
  checkFigures: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/admin/check-figures',
    answer: objections.checkFiguresSchema,
    errors: [],
  }),
} as const
