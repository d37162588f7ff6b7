import * as z from 'zod'
import { faultModes, serviceNames, type FaultMode, type ServiceName } from './service.ts'

/** With `count`, for that many calls; otherwise until changed. */
export const serviceFault = z.strictObject({
  service: z.enum(serviceNames),
  mode: z.enum(['ok', ...faultModes]),
  count: z.int().positive().optional(),
})
type ServiceFault = z.infer<typeof serviceFault>

export interface ServiceFaultSwitch {
  set(fault: ServiceFault): void
  /** Removes all faults. */
  clear(): void
  /** The fault for this call, if there is one. */
  next(service: ServiceName): FaultMode | undefined
}

export function serviceFaultSwitch(): ServiceFaultSwitch {
  const current = new Map<ServiceName, { mode: FaultMode; left: number }>()
  return {
    set: ({ service, mode, count = Infinity }) => {
      if (mode === 'ok') current.delete(service)
      else current.set(service, { mode, left: count })
    },
    clear: () => current.clear(),
    next: (service) => {
      const fault = current.get(service)
      if (!fault) return undefined
      fault.left -= 1
      if (fault.left <= 0) current.delete(service)
      return fault.mode
    },
  }
}
