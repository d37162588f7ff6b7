import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import * as gold from './gold-standard.ts'
import { okSchema } from './reports.ts'

const calls = { owner: 'reports', access: 'staff', limit: 'app' } as const

/** Gold-standard reports. */
export const goldStandardEndpoints = {
  goldStandardReports: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/admin/gold-standard-reports',
    query: gold.goldStandardQuerySchema,
    answer: z.array(gold.goldStandardReportSchema),
    errors: [],
  }),
  createGoldStandardReport: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/admin/gold-standard-reports',
    body: gold.quickGoldStandardSchema,
    answer: gold.goldStandardReportSchema,
    errors: ['refused-website', 'gold-standard-running'],
  }),
  goldStandardReport: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/admin/gold-standard-reports/:id',
    params: gold.goldStandardParamsSchema,
    answer: gold.goldStandardDetailsSchema,
    errors: ['report-not-found'],
  }),
  repeatGoldStandardReport: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/admin/gold-standard-reports/:id/repeat',
    params: gold.goldStandardParamsSchema,
    answer: gold.goldStandardReportSchema,
    errors: ['report-not-found', 'gold-standard-running'],
  }),
  deleteGoldStandardReport: defineEndpoint({
    ...calls,
    method: 'DELETE',
    path: '/api/admin/gold-standard-reports/:id',
    params: gold.goldStandardParamsSchema,
    answer: okSchema,
    errors: ['report-not-found'],
  }),
} as const
