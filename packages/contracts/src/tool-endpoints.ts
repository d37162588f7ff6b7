import { defineEndpoint } from './endpoint.ts'
import * as tools from './tools.ts'

/** Errors a tool that reads a website can give. */
const readingErrors = ['refused-website', 'website-unreadable', 'too-many-requests', 'service-unavailable'] as const

/** The public tools. */
export const toolEndpoints = {
  pillarScores: defineEndpoint({
    method: 'GET',
    path: '/api/get-pillar-scores',
    owner: 'reports',
    access: 'public',
    limit: 'tools',
    query: tools.pillarScoresQuerySchema,
    answer: tools.pillarScoresSchema,
    errors: ['report-not-found', 'too-many-requests'],
  }),
  technicalReport: defineEndpoint({
    method: 'POST',
    path: '/api/enhanced-technical-report',
    owner: 'reports',
    access: 'public',
    limit: 'tools',
    body: tools.technicalReportSchema,
    answer: 'html',
    errors: readingErrors,
  }),
  socialProfiles: defineEndpoint({
    method: 'POST',
    path: '/api/social-profiles',
    owner: 'reports',
    access: 'public',
    limit: 'tools',
    body: tools.socialProfilesSchema,
    answer: tools.socialProfilesAnswerSchema,
    errors: ['too-many-requests'],
  }),
  testBusinessIdentity: defineEndpoint({
    method: 'GET',
    path: '/api/test-business-identity',
    owner: 'reports',
    access: 'public',
    limit: 'tools',
    query: tools.domainQuerySchema,
    answer: tools.businessIdentitySchema,
    errors: readingErrors,
  }),
  testSocialDetection: defineEndpoint({
    method: 'GET',
    path: '/api/test-social-detection',
    owner: 'reports',
    access: 'public',
    limit: 'tools',
    query: tools.domainQuerySchema,
    answer: tools.socialProfilesAnswerSchema,
    errors: readingErrors,
  }),
  enhancedSocialTest: defineEndpoint({
    method: 'GET',
    path: '/api/enhanced-social-test',
    owner: 'reports',
    access: 'public',
    limit: 'tools',
    query: tools.searchedDomainQuerySchema,
    answer: tools.domainSocialSchema,
    errors: readingErrors,
  }),
  extractBusinessIdentity: defineEndpoint({
    method: 'GET',
    path: '/api/extract-business-identity',
    owner: 'reports',
    access: 'public',
    limit: 'tools',
    query: tools.urlQuerySchema,
    answer: tools.extractedIdentitySchema,
    errors: readingErrors,
  }),
  generateTestReport: defineEndpoint({
    method: 'POST',
    path: '/api/generate-test-report',
    owner: 'reports',
    access: 'public',
    limit: 'tools',
    body: tools.testReportSchema,
    answer: tools.testReportAnswerSchema,
    errors: ['too-many-requests'],
  }),
} as const
