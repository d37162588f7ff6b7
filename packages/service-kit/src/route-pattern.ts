import type { FastifyRequest } from 'fastify'

/** What the gateway adds to a pattern: which characters a parameter may have. */
const parameterRule = /\(.*?\)/g
const patterns = new Map<string, string>()

/** A route's pattern without the rules of its parameters, made once; `none` where no route matched. */
export function patternOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  let pattern = patterns.get(url)
  if (pattern === undefined) patterns.set(url, (pattern = url.replace(parameterRule, '')))
  return pattern
}
