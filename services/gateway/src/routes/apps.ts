import fastifyStatic from '@fastify/static'
import { AppError, type App, type FastifyReply } from '@findable/service-kit'
import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { checkoutHeaders } from '../security-headers.ts'

const year = 31_536_000_000

/**
 * The two built apps. Prerendered pages are named one by one as they lie in the folder, so that a path is either a
 * page, a file or a 404; hashed assets are kept by browsers for a year.
 */
export async function apps(
  app: App,
  { webDist, adminDist, https }: { webDist: string; adminDist: string; https: boolean },
): Promise<void> {
  for (const folder of [webDist, adminDist]) {
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`There is no built app in ${folder}. Build it first: pnpm build`)
  }
  await app.register(fastifyStatic, {
    root: webDist,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}assets${sep}`)
      reply.header('cache-control', hashed ? `public, max-age=${year / 1000}, immutable` : 'no-cache')
    },
  })
  for await (const file of glob('**/index.html', { cwd: webDist })) {
    const folder = dirname(file)
    const path = folder === '.' ? '/' : `/${folder.split(sep).join('/')}`
    app.get(path, (_request, reply) => page(reply, file, path === '/checkout' ? https : undefined))
  }
  // A report's own address is the success screen with the id in its path.
  app.get('/success/:reportId', (_request, reply) => page(reply, 'success/index.html'))

  await app.register(fastifyStatic, {
    root: adminDist,
    prefix: '/admin/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html'],
  })
  for (const path of ['/admin', '/admin/*']) app.get(path, (_request, reply) => reply.sendFile('index.html', adminDist))
}

function page(reply: FastifyReply, file: string, checkoutHttps?: boolean): FastifyReply {
  if (checkoutHttps !== undefined) void reply.helmet(checkoutHeaders(checkoutHttps))
  return reply.sendFile(file)
}

/** What is not there: JSON under /api, our 404 page elsewhere. */
export function notFound(app: App): void {
  const answerJson = new AppError('not-found')
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/(api|internal|sandbox)(\/|$)/.test(request.url) || request.method !== 'GET') throw answerJson
    return reply.code(404).sendFile('404.html')
  })
}
