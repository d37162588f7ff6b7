import type { Benchmark } from './benchmark.ts'
import { auditAgainstFetching } from './engine/audit-against-fetching.ts'
import { auditAgainstLighthouse } from './engine/audit-against-lighthouse.ts'
import { parsing } from './engine/parsing.ts'
import { proxying } from './gateway/proxying.ts'
import { orderLine } from './line/orders.ts'
import { queueShare } from './line/queue-share.ts'

/** All benchmarks, in the order they run. */
export const benchmarks: Benchmark[] = [
  auditAgainstFetching,
  parsing,
  auditAgainstLighthouse,
  proxying,
  queueShare,
  orderLine,
]
