import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxInfoSchema, type SandboxInfo } from '@findable/contracts'

/** Asks the sandbox what it offers; waits up to half a minute for it to come up. */
export async function readSandbox(sandboxUrl: string): Promise<SandboxInfo> {
  const giveUp = Date.now() + 30_000
  for (;;) {
    try {
      const response = await fetch(`${sandboxUrl}/api/sandbox`, { signal: AbortSignal.timeout(5_000) })
      return sandboxInfoSchema.parse(await response.json())
    } catch (cause) {
      if (Date.now() > giveUp) throw new Error(`The sandbox at ${sandboxUrl} does not answer.`, { cause })
      await sleep(250)
    }
  }
}
