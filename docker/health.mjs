// node docker/health.mjs <url>: whether a container's program can be used, for its health check.

const response = await fetch(process.argv[2], { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
process.exit(response?.status === 200 ? 0 : 1)
