import type { BusinessRegister } from './outside-data.ts'
import { NothingToAsk, type OutsideSource } from './outside-source.ts'

export const abnLookup: OutsideSource<BusinessRegister> = {
  id: 'abn-lookup',
  title: 'Australian Business Register',
  services: ['abn-lookup'],
  retention: 'keep',
  budget: { calls: 2, time: 5_000 },
  attribution: null,
  gather: () =>
    Promise.reject(new NothingToAsk('Asking Australian Business Register is not built into this version yet.')),
}
