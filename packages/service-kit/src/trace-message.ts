import { pipeline, type StepName } from '@findable/contracts'
import { inSpan, type Span } from './tracing.ts'

/** What every message carries, and what most do. */
interface Carried {
  requestId: string
  traceparent?: string | undefined
  orderId?: string | undefined
}

const kinds = { send: 'producer', process: 'consumer' } as const

/** Sends a message, or does the work that it asks for, as a span of the order that it is about. */
export function traceMessage<T>(
  operation: keyof typeof kinds,
  step: StepName,
  message: Carried,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const { queue, jobId } = pipeline[step]
  const { requestId, traceparent: cause, orderId } = message
  const attributes = {
    'messaging.system': 'bullmq',
    'messaging.destination.name': queue,
    'messaging.operation.name': operation,
    'messaging.operation.type': operation,
    'messaging.message.id': jobId(message as never),
    'findable.order.id': orderId,
  }
  return inSpan(`${operation} ${queue}`, { kind: kinds[operation], requestId, cause, attributes }, work)
}
