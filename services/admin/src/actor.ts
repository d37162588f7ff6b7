import { staffOf, type FastifyRequest } from '@findable/service-kit'
import type { Actor } from './db/audit-log.ts'

/** Who makes a staff call. */
export function actorOf(request: FastifyRequest): Actor {
  const { id, name } = staffOf(request)!
  return { staffId: id, staffName: name, requestId: request.id }
}
