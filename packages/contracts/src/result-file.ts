import * as z from 'zod/mini'
import { auditResultSchema, type AuditResult } from './audit-result.ts'

/** The result of an audit as a file of its own: from the command line, or by the link of an order. */

/** Raised when a reader of the last format could no longer read the next. What is only added does not raise it. */
export const resultFormat = 1
/** Our public address, for links, unless another is set. */
export const productHome = 'https://findable.com.au'
/** Names the format in each file, and is where its JSON Schema is served. */
export const resultSchemaUrl = `${productHome}/schemas/audit-result-${resultFormat}.json`

export const resultFileSchema = z.extend(auditResultSchema, { $schema: z.optional(z.literal(resultSchemaUrl)) })
export type ResultFile = z.infer<typeof resultFileSchema>

export const toResultFile = (result: AuditResult): ResultFile => ({ $schema: resultSchemaUrl, ...result })
