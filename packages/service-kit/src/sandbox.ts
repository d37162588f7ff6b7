import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'

const place = z.object({ host: z.string(), port: z.int() })

/** What the sandbox offers, as reported by `GET /api/sandbox`. Development and tests only. */
export const sandboxSchema = z.object({
  smtp: place,
  stripe: z.extend(place, { protocol: z.literal('http') }),
  /** Host names of the demo websites, and where to connect for them, by scheme. */
  hosts: z.array(z.string()),
  connectTo: z.object({ http: place, https: place }),
  /** PEM of the root certificate that signed the demo certificates. */
  ca: z.string(),
  /** Stand-ins for the outside services that audits ask, by id. */
  services: z.optional(z.record(z.string(), z.object({ endpoint: z.string(), key: z.nullable(z.string()) }))),
})
export type Sandbox = z.infer<typeof sandboxSchema>

/** Asks the sandbox what it offers; waits up to half a minute for it to come up. */
export async function readSandbox(sandboxUrl: string): Promise<Sandbox> {
  const giveUp = Date.now() + 30_000
  for (;;) {
    try {
      const response = await fetch(`${sandboxUrl}/api/sandbox`, { signal: AbortSignal.timeout(5_000) })
      return sandboxSchema.parse(await response.json())
    } catch (cause) {
      if (Date.now() > giveUp) throw new Error(`The sandbox at ${sandboxUrl} does not answer.`, { cause })
      await sleep(250)
    }
  }
}
