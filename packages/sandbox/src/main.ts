import { startSandbox } from './sandbox.ts'
import { readSettings } from './settings.ts'

try {
  const sandbox = await startSandbox(readSettings(process.env))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
  }
  // Last, as a program that reads this line may end this one at once.
  const { smtp, stripe } = sandbox.info
  console.log(
    `sandbox: mailbox ${sandbox.url}, smtp ${smtp.host}:${smtp.port}, card provider ${stripe.host}:${stripe.port}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
