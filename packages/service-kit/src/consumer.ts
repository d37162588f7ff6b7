import { pipeline, type StepName, type StepPayload } from '@findable/contracts'
import { Queue, Worker, type Job } from 'bullmq'
import type { Logger } from './logger.ts'
import { createHistogram } from './metrics.ts'
import { openRedis } from './redis.ts'
import { traceMessage } from './trace-message.ts'
import { withTimeout } from './with-timeout.ts'

export interface ConsumerOptions<N extends StepName> {
  step: N
  redisUrl: string
  log: Logger
  /** Does one idempotent thing. A rejection makes the job come again. */
  work(payload: StepPayload<N>, log: Logger, signal: AbortSignal): Promise<void>
  concurrency?: number
  /** Milliseconds after which the work's signal aborts and the job counts as failed. */
  timeLimit?: number
}

export interface Consumer {
  /** Waits for running jobs up to `grace` milliseconds, then leaves them to another worker. */
  stop(grace?: number): Promise<void>
  /** Limits how many of the step's messages all processes together work on. Rejects while Redis is away. */
  setConcurrency(concurrency: number): Promise<void>
}

const defaultTimeLimit = 30_000
const limitTimeout = 2_000

const jobs = createHistogram('findable_job_duration_seconds', 'Messages worked on, by queue', ['queue', 'outcome'])

/** Receives a pipeline step's messages. Any message may come more than once. */
export function startConsumer<N extends StepName>({
  step,
  redisUrl,
  log,
  work,
  concurrency = 5,
  timeLimit = defaultTimeLimit,
}: ConsumerOptions<N>): Consumer {
  const redis = openRedis(redisUrl, log, 'always')
  const stopping = new AbortController()

  async function process(job: Job): Promise<void> {
    const payload = pipeline[step].payload.parse(job.data) as StepPayload<N>
    const jobLog = log.child({ step, requestId: payload.requestId, orderId: payload.orderId })
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeLimit)])
    const startedAt = performance.now()
    const took = () => performance.now() - startedAt
    const { queue: name } = pipeline[step]
    try {
      await traceMessage('process', step, payload, () =>
        withTimeout(work(payload, jobLog, signal), timeLimit + 1_000, step),
      )
      jobs.observe({ queue: name, outcome: 'done' }, took() / 1_000)
      jobLog.info({ took: Math.round(took()) }, 'done')
    } catch (error) {
      jobs.observe({ queue: name, outcome: 'failed' }, took() / 1_000)
      jobLog.warn({ err: error, attempt: job.attemptsMade + 1 }, 'failed, will be tried again')
      throw error
    }
  }

  const worker = new Worker(pipeline[step].queue, process, {
    connection: redis,
    concurrency,
    lockDuration: 30_000,
    stalledInterval: 5_000,
    // A worker that dies twice must not make BullMQ give up a job: Postgres decides when to stop trying.
    maxStalledCount: 100,
  })
  worker.on('error', (error) => log.debug({ error: error.message }, 'queue worker'))
  let queue: Queue | undefined

  /** Opened on first use: most steps never limit their queue. */
  function ownQueue(): Queue {
    if (queue) return queue
    queue = new Queue(pipeline[step].queue, { connection: redis })
    queue.on('error', () => {}) // The worker logs it.
    return queue
  }

  return {
    async stop(grace = 10_000): Promise<void> {
      await withTimeout(worker.close(), grace, 'closing a worker').catch(async () => {
        stopping.abort()
        await withTimeout(worker.close(true), 2_000, 'closing a worker by force').catch(() => {})
      })
      redis.disconnect()
    },
    async setConcurrency(next: number): Promise<void> {
      // A process alone may take all of them.
      worker.concurrency = next
      await withTimeout(ownQueue().setGlobalConcurrency(next), limitTimeout, 'limiting a queue')
    },
  }
}
