import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const card =
  'react react-dom react-router-dom @tanstack/react-query zod @chakra-ui/react @stripe/react-stripe-js fastify @fastify/cookie @fastify/session @fastify/http-proxy bullmq ioredis pg kysely stripe nodemailer pino vite vitest testcontainers'.split(
    ' ',
  )

test('every package of the design card is a dependency wherever the page on the stack says that it is used', async () => {
  const page = await readFile(join(root, 'docs/decisions/the-stack.md'), 'utf8')
  const cells = [...page.matchAll(/^\| (`.+?) \| (`.+?) \|/gm)].map(([, packages = '', folders = '']) => ({
    packages: [...packages.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    folders: [...folders.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder!),
  }))
  expect(cells.flatMap(({ packages }) => packages)).toEqual(card)
  for (const { packages, folders } of cells) {
    for (const folder of folders) {
      const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Record<string, object>
      const dependencies = { ...manifest['dependencies'], ...manifest['devDependencies'] }
      for (const name of packages) expect(dependencies, `${name} in ${folder}`).toHaveProperty([name])
    }
  }
})
