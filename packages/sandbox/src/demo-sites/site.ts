import { industries } from '@findable/contracts'
import * as z from 'zod'
import type { Outside } from '../services/outside.ts'
import { harms } from './harm.ts'

const hostName = z.string().regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'a host name in lower case')
const path = z.string().startsWith('/')

/** `site.json`: a demo business, and how its website behaves on the network. */
export const siteSchema = z
  .strictObject({
    host: hostName,
    /** Other names of the same site, such as `www.`. */
    aliases: z.array(hostName),
    /** Whether the aliases redirect to `host`; otherwise they show the same pages under their own name. */
    redirectAliases: z.boolean().default(true),
    /** A demo business, or a competitor of one: competitors are served but not listed. */
    kind: z.enum(['business', 'competitor']).default('business'),
    name: z.string().min(1),
    industry: z.enum(industries),
    suburb: z.string().min(1),
    https: z.enum(['valid', 'none', 'expired']),
    redirectToHttps: z.boolean(),
    redirects: z
      .record(path, z.strictObject({ to: z.string().min(1), status: z.literal([301, 302, 303, 307, 308]) }))
      .default({}),
    /** Paths that harm their visitors. */
    harm: z.record(path, z.enum(harms)).default({}),
    /** Sent with every page and file. */
    headers: z.record(z.string(), z.string()).default({}),
    /** Whether text is compressed for clients that accept it. */
    compress: z.boolean().default(true),
    /** How long the site waits before it answers, in milliseconds. */
    slowMs: z.int().min(0).max(60_000).default(0),
  })
  .refine((site) => !(site.redirectToHttps && site.https === 'none'), {
    path: ['redirectToHttps'],
    message: 'a site without https cannot send visitors there',
  })

/** One file of a site by its path, such as `images/van.jpg`; undefined when there is none. */
export type ReadFile = (path: string) => Promise<Buffer | undefined>

export interface DemoSite {
  site: z.infer<typeof siteSchema>
  readFile: ReadFile
  /** The same website with faults mended, file by file; absent where there is no such version. */
  readMended?: ReadFile | undefined
  outside: Outside
}

/** What `GET /api/demo-sites` returns for a site. */
export function summary({ site }: DemoSite) {
  return { host: site.host, name: site.name, industry: site.industry, suburb: site.suburb }
}

export function namesOf({ site }: DemoSite): string[] {
  return [site.host, ...site.aliases]
}
