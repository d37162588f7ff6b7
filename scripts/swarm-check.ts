// Whether the production composition runs on two machines with Docker Swarm: reports are delivered, workers scaled, a
// version that does not start is taken back, another one is rolled out and back and a machine is drained while orders
// come in, and every order ends as it should. Builds the images, which takes seconds after scripts/compose-check.ts.
// Needs a running Docker engine, and root for a second one.

import { spawnSync } from 'node:child_process'
import { explain, Problem } from '@findable/launcher'
import { checkSwarm } from './swarm/check-swarm.ts'
import { whyNoSecondMachine } from './swarm/second-machine.ts'

try {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
    throw new Problem('No Docker engine answers. Start Docker, then run this again.')
  }
  const state = spawnSync('docker', ['info', '--format', '{{.Swarm.LocalNodeState}}'], {
    encoding: 'utf8',
  }).stdout.trim()
  const why = state === 'inactive' ? whyNoSecondMachine() : 'needs a Docker engine that is in no swarm'
  if (why) console.log(`? Swarm was not checked: ${why}`)
  const results = why ? [] : await checkSwarm()
  const passed = results.filter(Boolean).length
  console.log(`\n${passed} passed, ${results.length - passed} failed`)
  process.exitCode = passed === results.length ? 0 : 1
} catch (error) {
  explain(error)
}
