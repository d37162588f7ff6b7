import proxy from '@fastify/http-proxy'
import Fastify from 'fastify'

// @fastify/http-proxy with default options and nothing else.
const [port, upstream] = process.argv.slice(2)
const app = Fastify()
await app.register(proxy, { upstream: upstream! })
await app.listen({ host: '127.0.0.1', port: Number(port) })
