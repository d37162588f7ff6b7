// node docker/health.mjs <url>: a container's health check, which tells whether its program is ready for use.

const response = await fetch(process.argv[2], { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
process.exit(response?.status === 200 ? 0 : 1)
