import type { Server } from 'node:http'
import { withJson } from '../http/json-body.ts'
import { json, serveRoutes, type Answer, type Request, type Route } from '../http/router.ts'
import { abnLookup } from './abn-lookup.ts'
import { braveSearch } from './brave-search.ts'
import { callLog, type CallLog } from './calls.ts'
import { serviceFault, serviceFaultSwitch, type ServiceFaultSwitch } from './faults.ts'
import { googlePlaces } from './google-places.ts'
import { nominatim } from './nominatim.ts'
import type { OutsideWorld } from './outside-world.ts'
import { overpass } from './overpass.ts'
import { pageSpeed } from './pagespeed.ts'
import { youTube } from './youtube.ts'
import { scoreOnlyTexts } from './score-only-texts.ts'
import {
  keyless,
  Refusal,
  serviceKey,
  serviceNames,
  type FaultMode,
  type Service,
  type ServiceName,
} from './service.ts'

interface ServiceInfo {
  /** Base of its paths, such as `http://127.0.0.1:4000/google-places`. */
  endpoint: string
  /** The key to send; null where the service needs none. */
  key: string | null
}

export interface Services {
  server: Server
  /** Switches and counters, for the public port. */
  publicRoutes: Route[]
  /** How to reach each service when the server has this origin. */
  info(origin: string): Record<ServiceName, ServiceInfo>
}

/** Stand-ins for the outside services that know about businesses, each under its own name on one port. */
export function openServices(world: OutsideWorld): Services {
  const services = [googlePlaces, braveSearch, pageSpeed, youTube, abnLookup, nominatim, overpass].map((open) =>
    open(world),
  )
  const calls = callLog()
  const faults = serviceFaultSwitch()
  const routes = services.flatMap((service) => service.routes.map((route) => watched(service, route, calls, faults)))
  return {
    server: serveRoutes(routes),
    publicRoutes: [...switches(services, calls, faults), textsRoute(world)],
    info: (origin) =>
      Object.fromEntries(
        serviceNames.map((name) => {
          const key = keyless.includes(name) ? null : serviceKey
          return [name, { endpoint: `${origin}/${name}`, key }]
        }),
      ) as Record<ServiceName, ServiceInfo>,
  }
}

/** The route under the service's name, with calls logged and the requested faults applied. */
function watched(service: Service, route: Route, calls: CallLog, faults: ServiceFaultSwitch): Route {
  return {
    ...route,
    path: `/${service.name}${route.path}`,
    handle: async (request) => {
      calls.record(service.name, request.url.pathname.slice(service.name.length + 1), request)
      const mode = faults.next(service.name)
      try {
        return await (mode ? faultyAnswer(mode, service, route, request) : route.handle(request))
      } catch (error) {
        if (error instanceof Refusal) return error.answer
        throw error
      }
    },
  }
}

function faultyAnswer(mode: FaultMode, service: Service, route: Route, request: Request): Answer | Promise<Answer> {
  switch (mode) {
    case 'stall':
      return new Promise(() => {})
    case 'malformed':
      return brokenOff(route, request)
    default: {
      const answer = service.faults[mode]
      if (!answer) throw new Error(`${service.name} has no answer for ${mode}`)
      return answer(request)
    }
  }
}

async function brokenOff(route: Route, request: Request): Promise<Answer> {
  const answer = await route.handle(request)
  const body = Buffer.from(answer.body ?? '')
  return { ...answer, body: body.subarray(0, body.length / 2) }
}

function switches(services: Service[], calls: CallLog, faults: ServiceFaultSwitch): Route[] {
  return [
    { method: 'GET', path: '/api/services/calls', handle: () => json(200, calls.list()) },
    {
      method: 'DELETE',
      path: '/api/services/calls',
      handle: () => {
        calls.clear()
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/api/faults/services',
      handle: withJson(serviceFault, (fault) => {
        const modes = modesOf(services, fault.service)
        if (fault.mode !== 'ok' && !modes.includes(fault.mode)) {
          return json(400, { error: `mode: ${fault.service} has ${modes.join(', ')}` })
        }
        faults.set(fault)
        return json(200, fault)
      }),
    },
    {
      method: 'DELETE',
      path: '/api/faults/services',
      handle: () => {
        faults.clear()
        return { status: 204 }
      },
    },
  ]
}

/** For tests of what is kept. */
function textsRoute(world: OutsideWorld): Route {
  return {
    method: 'GET',
    path: '/api/services/score-only-texts',
    handle: () => json(200, scoreOnlyTexts(world.places(), world.webPages())),
  }
}

function modesOf(services: Service[], name: ServiceName): FaultMode[] {
  const own = services.filter((service) => service.name === name).flatMap(({ faults }) => Object.keys(faults))
  return [...(own as FaultMode[]), 'stall', 'malformed']
}
