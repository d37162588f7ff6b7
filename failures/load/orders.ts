import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReportProgress } from '@findable/contracts'
import type { Answer } from '../support/customer.ts'
import type { System } from '../support/system.ts'
import type { Answers } from './answers.ts'

/** Demo businesses with up to 25 pages, as customers' websites would be. */
const websites = [
  'copperquokkaelectrical.com.au',
  'bandicootphysio.com.au',
  'frizzandfable.com.au',
  'wobblyclutch.com.au',
]
/** As the web app asks while a report is made. Milliseconds. */
const polling = 3_000

export interface Placed {
  accepted: number
  /** Orders whose report was seen to be completed, with the seconds from the order to it. */
  ready: number[]
  /** The longest wait that a waiting customer was told, in minutes. */
  longestTold: number
}

/** Places the order of customer `number`, by card or by promo code in turns, and watches it until it has ended. */
export async function placeOrder(system: System, number: number, answers: Answers, placed: Placed): Promise<void> {
  const address = `10.2.${(number >> 8) & 255}.${number & 255}`
  const customer = system.customerAt(address)
  const key = randomUUID()
  const website = websites[number % websites.length]!
  const ask = async (call: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now()
    const answer = await call().catch((): Answer => ({ status: 0, body: {} }))
    answers.note('order', answer.status, performance.now() - startedAt)
    if (answer.status !== 200) throw new Error(`order ${number} was refused: ${JSON.stringify(answer)}`)
    return answer
  }

  const orderedAt = performance.now()
  let reportId: string | undefined
  if (number % 2 === 0) {
    const started = await ask(() => customer.startPromoReport(key, undefined, website))
    reportId = started.body.reportId
  } else {
    const { body } = await ask(() => customer.openCheckout(key, website))
    const intent = { intentId: body.clientSecret!.split('_secret_')[0]!, clientSecret: body.clientSecret! }
    await ask(() => customer.pay(intent))
    const started = await ask(() => customer.startReport({ ...intent, key, website }))
    reportId = started.body.reportId
  }
  placed.accepted++

  const progress = `${system.siteUrl}/api/report-progress/${reportId}`
  for (;;) {
    const { status, text } = await answers.ask('progress', progress, { headers: { 'x-forwarded-for': address } })
    if (status === 200) {
      const { isComplete, isFailed, estimatedTimeRemaining } = JSON.parse(text) as ReportProgress
      placed.longestTold = Math.max(placed.longestTold, estimatedTimeRemaining)
      if (isComplete) placed.ready.push((performance.now() - orderedAt) / 1_000)
      if (isComplete || isFailed) return
    }
    await sleep(polling)
  }
}
