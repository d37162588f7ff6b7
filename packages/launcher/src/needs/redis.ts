import { spawnSync } from 'node:child_process'
import { findProgram, findRedis } from '@findable/local-servers'
import { Problem } from '../problem.ts'
import { canInstallPackages, installPackages } from './debian.ts'
import { installCommand } from './packages.ts'

export type RedisSource = { kind: 'address'; url: string } | { kind: 'program'; program: string } | { kind: 'docker' }

/** Where Redis comes from on this machine; installs it if it is missing and that is possible. */
export async function provideRedis(env: NodeJS.ProcessEnv): Promise<RedisSource> {
  if (env.REDIS_URL) return { kind: 'address', url: env.REDIS_URL }
  if (!findRedis() && canInstallPackages()) installPackages('redis-server')
  const program = findRedis()
  if (program) return { kind: 'program', program }
  if (dockerAnswers()) return { kind: 'docker' }
  throw new Problem(`Redis is missing. ${whatToDo()}`)
}

function dockerAnswers(): boolean {
  const docker = findProgram('docker')
  return docker !== undefined && spawnSync(docker, ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0
}

function whatToDo(): string {
  const command = installCommand({
    debian: 'sudo apt-get install redis-server',
    fedora: 'sudo dnf install valkey',
    arch: 'sudo pacman -S valkey',
    mac: 'brew install redis',
  })
  return command ? `Install it with: ${command}` : 'Install Redis 7 or newer, or set REDIS_URL to the address of one.'
}
