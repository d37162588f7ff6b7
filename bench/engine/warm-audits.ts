import { createAudits } from './audits.ts'

// A worker that has already made some audits of a website: answers each message with what one more took.

/** Milliseconds. */
export interface Took {
  cpu: number
  wall: number
}

const [host, port] = process.argv.slice(2) as [string, string]
const audits = createAudits({ host, port: Number(port) })
const warmUps = 10
for (let n = 0; n < warmUps; n++) await audits.run()
process.send?.('warm')

process.on('message', async () => {
  const started = performance.now()
  const before = process.cpuUsage()
  await audits.run()
  const { user, system } = process.cpuUsage(before)
  process.send?.({ cpu: (user + system) / 1_000, wall: performance.now() - started } satisfies Took)
})
process.on('disconnect', () => process.exit())
