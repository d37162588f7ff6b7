import * as z from 'zod/mini'

const place = z.object({ host: z.string(), port: z.int() })

/** What the sandbox offers: the answer of its `GET /api/sandbox`. Development and tests only. */
export const sandboxInfoSchema = z.object({
  smtp: place,
  stripe: z.extend(place, { protocol: z.literal('http') }),
  /** Host names of the demo websites, aliases included, and where to connect for them, by scheme. */
  hosts: z.array(z.string()),
  connectTo: z.object({ http: place, https: place }),
  /** PEM of the root certificate that signed the demo certificates. */
  ca: z.string(),
  /** Stand-ins for the outside services that audits ask, by id. */
  services: z.optional(z.record(z.string(), z.object({ endpoint: z.string(), key: z.nullable(z.string()) }))),
})
export type SandboxInfo = z.infer<typeof sandboxInfoSchema>
