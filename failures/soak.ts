import { explain, Problem, provideRedis } from '@findable/launcher'
import { readArguments, usage } from './soak/arguments.ts'
import { runSoak, type SoakResult } from './soak/run-soak.ts'

// npm run soak -- --orders 500 --kill-every 5s      places orders while processes are killed, and counts the outcomes

function table({ paid, delivered, refunded, chargedBack, both, neither, checkedAgain, mails }: SoakResult): string {
  const lines = Object.entries({ paid, delivered, refunded, 'charged back': chargedBack, both, neither }).map(
    ([what, number]) => `${what.padEnd(12)}${String(number).padStart(6)}`,
  )
  const again = `re-checks   ${checkedAgain.completed} made, ${checkedAgain.failed} ended without a result`
  return [...lines, again, `mails       ${mails.sent} sent, ${mails.failed} failed, ${mails.repeated} repeated`].join(
    '\n',
  )
}

try {
  const plan = readArguments(process.argv.slice(2))
  if (plan) {
    await provideRedis({})
    const startedAt = performance.now()
    console.log(`${plan.orders} orders, a kill every ${plan.killEvery / 1_000} s, seed ${plan.seed}`)
    const result = await runSoak(plan, (placed) => {
      if (placed % 25 === 0) console.log(`  ${placed} orders placed`)
    })
    const { trouble, gaveUp, unsettled, both, neither } = result
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
    console.log(
      `\n${trouble.kills} processes killed, Redis emptied ${trouble.flushes} times, ` +
        `PostgreSQL restarted ${trouble.restarts} times, one of the two hung ${trouble.hangs} times, ` +
        `${trouble.unsendable} messages unsendable, ${trouble.moneyBack.refunds} refunds and ` +
        `${trouble.moneyBack.disputes} disputes at the card provider; ${gaveUp} customers gave up; ${minutes} min\n\n${table(result)}`,
    )
    if (unsettled.length > 0) throw new Problem(['These orders did not settle:', ...unsettled].join('\n  '))
    process.exitCode = both + neither > 0 ? 1 : 0
  } else console.log(usage)
} catch (error) {
  explain(error)
}
