import type { Target } from '../../target.ts'
import type { HostMap } from '../web/host-map.ts'
import type { ServiceAccesses } from './service-list.ts'

/**
 * The services to ask about a website: a sandbox's stand-ins for the sandbox's own hosts, the real ones for any other.
 */
export const accessesFor = ({ host }: Target, hostMap: HostMap | undefined, real: ServiceAccesses): ServiceAccesses =>
  hostMap?.services && hostMap.hosts.has(host) ? hostMap.services : real
