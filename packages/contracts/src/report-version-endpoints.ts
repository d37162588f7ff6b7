import { defineEndpoint } from './endpoint.ts'
import { reportParamsSchema } from './reports.ts'
import * as versions from './report-versions.ts'

const calls = { owner: 'reports', access: 'public' } as const
const always = ['report-not-found', 'report-not-ready', 'order-refunded', 'after-delivery-over'] as const

/** What an owner may have done by the link of an order, after delivery. */
export const reportVersionEndpoints = {
  reportVersions: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/business-reports/:id/versions',
    limit: 'reads',
    params: reportParamsSchema,
    answer: versions.reportVersionsSchema,
    errors: ['report-not-found'],
  }),
  reportVersion: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/business-reports/:id/versions/:versionId',
    limit: 'reads',
    params: versions.versionParamsSchema,
    answer: versions.versionDetailsSchema,
    errors: ['report-not-found', 'version-not-found'],
  }),
  recheckReport: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/business-reports/:id/rechecks',
    limit: 'checks',
    params: reportParamsSchema,
    body: versions.newRecheckSchema,
    answer: versions.reportVersionSchema,
    errors: [...always, 'component-not-found', 'check-running', 'check-too-soon', 'rechecks-used'],
  }),
  reauditReport: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/business-reports/:id/reaudit',
    limit: 'checks',
    params: reportParamsSchema,
    answer: versions.reportVersionSchema,
    errors: [...always, 'check-running', 'check-too-soon', 'reaudit-used'],
  }),
  objectToReport: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/business-reports/:id/objections',
    limit: 'checks',
    params: reportParamsSchema,
    body: versions.newObjectionSchema,
    answer: versions.objectionSchema,
    errors: [...always, 'component-not-found', 'finding-gone', 'objections-used'],
  }),
  remindOfReport: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/business-reports/:id/reminder',
    limit: 'app',
    params: reportParamsSchema,
    body: versions.reminderSchema,
    answer: versions.reportVersionsSchema.shape.reminder,
    errors: [...always, 'no-address'],
  }),
} as const
