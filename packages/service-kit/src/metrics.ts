import { Counter, Gauge, Histogram, Registry, type LabelValues } from '@prometheus-io/client'
import { withTimeout } from './with-timeout.ts'

/**
 * Figures about this process, in Prometheus's format. A label's values come from code and rows of ours, never from a
 * caller: each value is a time series of its own.
 */
export const registry = new Registry()

/** Upper bounds in seconds: from a request to another service to an audit of a slow website. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10, 30, 120]

export const createCounter = <L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> =>
  new Counter({ name, help, labelNames, registers: [registry] })

export const createGauge = <L extends string>(name: string, help: string, labelNames: readonly L[]): Gauge<L> =>
  new Gauge({ name, help, labelNames, registers: [registry] })

/** How long things take, in seconds. Other `bounds` for what takes hours. */
export const createHistogram = <L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  bounds: number[] = buckets,
): Histogram<L> => new Histogram({ name, help, labelNames, buckets: bounds, registers: [registry] })

export type Sample<L extends string> = { value: number } & Record<L, string>

const patience = 2_000

/**
 * A figure that is asked for at each scrape. One that cannot be had within two seconds is left out: the others must not
 * be lost with it. A second figure of the same name replaces the first.
 */
export function watchFigure<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  ask: () => Promise<readonly Sample<L>[]>,
): void {
  registry.removeSingleMetric(name)
  let asking: Promise<readonly Sample<L>[]> | undefined
  const gauge: Gauge<L> = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      // While an earlier question hangs, no further one is asked.
      asking ??= Promise.resolve()
        .then(ask)
        .finally(() => (asking = undefined))
      const samples = await withTimeout(asking, patience, name).catch(() => [])
      this.reset()
      if (labelNames.length === 0) this.remove()
      for (const { value, ...labels } of samples) gauge.set(labels as unknown as LabelValues<L>, value)
    },
  })
}
