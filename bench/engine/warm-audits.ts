import { createAudits } from './audits.ts'

// A worker that has already made some audits: answers each message with the CPU time of one more, in milliseconds.
const audits = createAudits(Number(process.argv[2]))
const warmUps = 10
for (let n = 0; n < warmUps; n++) await audits.run()
process.send?.('warm')

process.on('message', async () => {
  const before = process.cpuUsage()
  await audits.run()
  const { user, system } = process.cpuUsage(before)
  process.send?.((user + system) / 1_000)
})
process.on('disconnect', () => process.exit())
