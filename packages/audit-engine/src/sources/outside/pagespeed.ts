import type { PageSpeed } from './outside-data.ts'
import { NothingToAsk, type OutsideSource } from './outside-source.ts'

export const pageSpeed: OutsideSource<PageSpeed, { homeUrl: string }> = {
  id: 'pagespeed',
  title: 'Google PageSpeed Insights',
  services: ['pagespeed'],
  retention: 'keep',
  budget: { calls: 1, time: 20_000 },
  attribution: null,
  gather: () =>
    Promise.reject(new NothingToAsk('Asking Google PageSpeed Insights is not built into this version yet.')),
}
