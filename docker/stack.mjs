// The composition for Docker Swarm, from standard input to standard output (see docs/operations.md):
//
//   docker compose config --format json | node docker/stack.mjs | docker stack deploy --compose-file - findable
//
// Drops what `docker stack deploy` refuses or ignores, and names each secret and config after its content: Swarm never
// changes one, so a new content is a new one, and the services that use it are rolled.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'

const { services, networks, volumes, secrets, configs } = await json(process.stdin)

for (const service of Object.values(services)) {
  for (const key of ['build', 'restart', 'depends_on', 'security_opt']) delete service[key]
  for (const key of ['command', 'entrypoint']) if (service[key] === null) delete service[key]
  for (const port of service.ports ?? []) Object.assign(port, { published: Number(port.published) })
  for (const { tmpfs } of service.volumes ?? []) if (tmpfs) tmpfs.size = Number(tmpfs.size)
  if (service.network_mode === 'none') Object.assign(service, { network_mode: undefined, networks: ['alone'] })
}
for (const part of [networks, volumes]) for (const each of Object.values(part)) delete each.name
for (const [name, each] of [...Object.entries(secrets), ...Object.entries(configs)]) {
  each.name = `${name}-${createHash('sha256').update(readFileSync(each.file)).digest('hex').slice(0, 12)}`
}
// Swarm knows no `network_mode: none`: a network that leads nowhere and has no other member.
networks.alone = { internal: true }

process.stdout.write(JSON.stringify({ version: '3.9', services, networks, volumes, secrets, configs }))
