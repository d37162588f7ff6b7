import { until } from '@findable/failures'
import { run } from '../compose/check.ts'

const files = ['compose.yaml', 'compose.production.yaml', 'scripts/swarm/sandbox.yaml'].flatMap((file) => [
  '--file',
  file,
])

export interface Task {
  name: string
  image: string
  node: string
  state: string
}

/** The production composition as a stack of the swarm, deployed as docs/operations.md says. */
export function openStack(name: string, settings: NodeJS.ProcessEnv) {
  const docker = (...args: string[]) => run(settings, ['docker', ...args])

  async function deploy(change: { VERSION?: string; WORKERS?: string } = {}): Promise<void> {
    Object.assign(settings, change)
    const composition = await docker('compose', ...files, 'config', '--format', 'json')
    const stack = await run(settings, ['node', 'docker/stack.mjs'], composition)
    // Not with the settings: what is empty in the composition would be filled from them.
    await run(
      process.env,
      ['docker', 'stack', 'deploy', '--compose-file', '-', '--resolve-image', 'never', name],
      stack,
    )
  }

  /** Its containers, but those that were told to end. */
  async function tasks(): Promise<Task[]> {
    const format = '{{.Name}} {{.Image}} {{.Node}} {{.CurrentState}}'
    const lines = await docker('stack', 'ps', '--filter', 'desired-state=running', '--format', format, name)
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [task = '', image = '', node = '', state = ''] = line.split(' ')
        return { name: task.slice(name.length + 1), image, node, state }
      })
  }

  /** Waits until every service has all of its containers, healthy and of this version; returns how many there are. */
  async function running(version: string): Promise<number> {
    let count = 0
    await until(
      `everything runs as ${version}`,
      async () => {
        const services = (await docker('stack', 'services', '--format', '{{.Replicas}}', name)).trim().split('\n')
        const all = await tasks()
        count = all.length
        const states = [...(await updates()).values()]
        return (
          // A machine that is drained while Swarm still watches an update looks like one that fails.
          !states.some((state) => state === 'updating' || state === 'rollback_started') &&
          services.every((replicas) => /^(\d+)\/\1\b/.test(replicas)) &&
          all.every(({ image, state }) => state === 'Running' && (!ours(image) || image.endsWith(`:${version}`)))
        )
      },
      { within: 600_000, every: 1_000 },
    )
    return count
  }

  /** The state of each service's last update: `completed`, `rollback_completed`, … */
  async function updates(): Promise<Map<string, string>> {
    const ids = (await docker('stack', 'services', '--quiet', name)).trim().split('\n')
    const format = '{{.Spec.Name}} {{with .UpdateStatus}}{{.State}}{{end}}'
    const lines = (await docker('service', 'inspect', '--format', format, ...ids)).trim().split('\n')
    return new Map(lines.map((line) => line.slice(name.length + 1).split(' ') as [string, string]))
  }

  async function remove(): Promise<void> {
    await docker('stack', 'rm', name)
    await until(
      'its containers are gone',
      async () => (await docker('ps', '--all', '--quiet', '--filter', label)) === '',
    )
    const volumes = (await docker('volume', 'ls', '--quiet', '--filter', label)).split('\n').filter(Boolean)
    if (volumes.length > 0) await docker('volume', 'rm', ...volumes)
  }
  const label = `label=com.docker.stack.namespace=${name}`

  return { docker, deploy, tasks, running, updates, remove }
}

/** Whether an image has versions: the sandbox is the world outside. */
const ours = (image: string): boolean => image.startsWith('findable-') && !image.startsWith('findable-sandbox')
