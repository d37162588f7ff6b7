import { writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Preloaded with --import: when the process ends, one log line says which modules for traces it has loaded. The client
// for figures brings OpenTelemetry's API, an interface that does nothing by itself.

const modules = []
registerHooks({
  load(url, context, next) {
    if (/service-kit\/src\/(tracing|open-tracer)|@opentelemetry\/(?!api\/)/.test(url)) modules.push(url)
    return next(url, context)
  },
})
if (isMainThread) process.on('exit', () => writeSync(1, `${JSON.stringify({ msg: 'modules for traces', modules })}\n`))
