import type { Logger } from './logger.ts'
import type { OnClose } from './service.ts'
import { traceWith } from './tracing.ts'

/** Sends this process's traces to an OTLP receiver from now on. Without `OTEL_EXPORTER_OTLP_ENDPOINT` it does nothing. */
export async function startTracing(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined },
  log: Logger,
  onClose: OnClose,
): Promise<void> {
  if (endpoint === undefined) return
  const { openTracer } = await import('./open-tracer.ts')
  const tracer = openTracer(service, endpoint, log)
  traceWith(tracer)
  onClose('traces', tracer.close)
}
