import fastifyStatic from '@fastify/static'
import { checkoutPath, reportRoute, successPath, toDoPath, toDoRoute } from '@findable/contracts'
import { AppError, errorBody, type App, type FastifyReply, type FastifyRequest } from '@findable/service-kit'
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { notFoundPath, sendPage, type Pages } from '../pages.ts'
import { checkoutPolicy } from '../security-headers.ts'

const year = 31_536_000

interface Built {
  webDist: string
  adminDist: string
  https: boolean
}

/** The two built apps: pages by their path, other files as built; browsers cache hashed files for a year. */
export async function apps(app: App, pages: Pages, { webDist, adminDist, https }: Built): Promise<void> {
  for (const path of pages.keys()) {
    if (path === notFoundPath) continue
    app.get(path, (request, reply) => {
      if (path === checkoutPath) void reply.header('content-security-policy', checkoutPolicy(https))
      return sendPage(request, reply, pages, path)
    })
  }
  // The addresses of a report and of its to-do list are these screens with its id in their path.
  app.get(reportRoute, (request, reply) => sendPage(request, reply, pages, successPath))
  app.get(toDoRoute, (request, reply) => sendPage(request, reply, pages, toDoPath))
  // The score tool's guide buttons lead here; a guide is at its own address.
  app.get<{ Params: { guide: string } }>('/resources/:guide', (request, reply) => {
    const path = `/${request.params.guide}`
    return path.endsWith('-guide') && pages.has(path)
      ? reply.redirect(path, 301)
      : answerNotFound(request, reply, pages)
  })
  await app.register(fastifyStatic, {
    root: webDist,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.{html,br,gz}', 'robots.txt', 'sitemap.xml'],
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}assets${sep}`)
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
    },
  })

  if (!existsSync(join(adminDist, 'index.html'))) {
    throw new Error(`There is no built app in ${adminDist}. Build it first: pnpm --filter @findable/admin-app build`)
  }
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

/** The answer to an unknown address: JSON for calls, our 404 page for people. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply, pages: Pages): FastifyReply {
  const error = new AppError('not-found')
  void reply.code(error.statusCode)
  const page = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|internal|sandbox)(\/|$)/.test(request.url)
  return page ? sendPage(request, reply, pages, notFoundPath) : reply.send(errorBody(error, request.id))
}
