import * as z from 'zod'
import { withJson } from '../http/json-body.ts'
import { json, type Route } from '../http/router.ts'
import { outsideSchema } from '../services/outside.ts'
import type { DemoSites } from './server.ts'
import { siteSchema, summary, type ReadFile } from './site.ts'

const mended = z.strictObject({ host: z.string(), mended: z.boolean() })

const added = z.strictObject({
  site: siteSchema,
  /** Text, or bytes as base64, by path. */
  files: z.record(z.string(), z.union([z.string(), z.strictObject({ base64: z.base64() })])),
  /** What the outside services know about it; nothing by default. */
  outside: outsideSchema.prefault({}),
})

export function demoSiteRoutes(sites: DemoSites): Route[] {
  return [
    { method: 'GET', path: '/api/demo-sites', handle: () => json(200, businesses(sites).map(summary)) },
    {
      method: 'POST',
      path: '/api/demo-sites',
      handle: withJson(added, ({ site, files, outside }) => {
        const contents = new Map(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]))
        const readFile: ReadFile = (path) => Promise.resolve(contents.get(path))
        sites.add({ site, readFile, outside })
        return json(201, { host: site.host })
      }),
    },
    {
      method: 'POST',
      path: '/api/demo-sites/mended',
      handle: withJson(mended, (asked) =>
        sites.mend(asked.host, asked.mended)
          ? json(200, asked)
          : json(404, { error: `There is no mended version of ${asked.host}.` }),
      ),
    },
  ]
}

const businesses = (sites: DemoSites) => sites.list().filter(({ site }) => site.kind === 'business')

function bytesOf(content: string | { base64: string }): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.base64, 'base64')
}
