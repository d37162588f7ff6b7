import {
  endpoints,
  operatorName,
  outboxEndpoints,
  outboxOwners,
  type CallInput,
  type Concern,
  type Endpoint,
} from '@findable/contracts'
import { AppError, createInternalClient, EnvError, readEnv, urlSetting } from '@findable/service-kit'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { concernsText, orderText } from './texts.ts'
import { reasonedActions, usage, type OrderAction } from './usage.ts'

// The operator's command, which makes the calls of the back office: shows orders and acts on one. See docs/operations.md.

/** Recorded as the person who acted. */
const operator = { id: operatorName, name: operatorName }

async function operate([action = 'look', given, reason, ...rest]: readonly string[]): Promise<string> {
  const env = readEnv({
    INTERNAL_TOKEN: z.string(),
    PAYMENTS_URL: urlSetting,
    REPORTS_URL: urlSetting,
    MAIL_URL: urlSetting,
  })
  const client = createInternalClient({
    urls: { payments: env.PAYMENTS_URL, reports: env.REPORTS_URL, mail: env.MAIL_URL },
    internalToken: env.INTERNAL_TOKEN,
    timeout: 30_000,
  })
  const requestId = `operator-${randomUUID()}`
  const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => client(endpoint, input, requestId, operator)
  if (action === 'look' && given === undefined) {
    const answers = await Promise.all([
      call(endpoints.orderConcerns, {}),
      call(endpoints.mailConcerns, {}),
      ...outboxOwners.map((owner) => call(outboxEndpoints[owner].concerns, {})),
    ])
    return concernsText(answers.flatMap(({ concerns }) => concerns).toSorted(bySince))
  }
  const takesReason = reasonedActions.some((name) => name === action)
  if (given === undefined || (reason !== undefined) !== takesReason || rest.length > 0) throw new Misunderstood(usage)

  if (action === 'send') {
    const owner = outboxOwners.find((name) => new RegExp(`^${name}-\\d+$`).test(given))
    if (!owner) throw new Misunderstood(usage)
    const params = { id: Number(given.slice(owner.length + 1)) }
    const { pushed } = await call(outboxEndpoints[owner].sendAgain, { params, body: {} })
    return `${given}: ${pushed ? 'it is sent again now' : 'no such message is parked'}.\n`
  }

  const params = { reference: given }
  const find = () => call(endpoints.orderView, { params })
  switch (action as 'show' | OrderAction) {
    case 'show': {
      const order = await find()
      const ofOrder = { params: { orderId: order.orderId } }
      const [report, { mails }] = await Promise.all([
        call(endpoints.orderReport, ofOrder).catch(nothingIfNotFound),
        call(endpoints.orderMails, ofOrder),
      ])
      return orderText(order, report, mails)
    }
    case 'replay': {
      const ofOrder = { params: { orderId: (await find()).orderId } }
      const [payments, reports, mail] = await Promise.all([
        call(endpoints.replayOrder, { params }),
        call(endpoints.replayReport, ofOrder),
        call(endpoints.replayMails, ofOrder),
      ])
      const done = [
        payments.pushed && 'the message for the next step is sent again',
        reports.pushed && 'the report is being tried now',
        mail.pushed && 'its mail is being tried now',
      ].filter(Boolean)
      return `${given}: ${done.length > 0 ? done.join(', ') : 'there is nothing to replay'}.\n`
    }
    case 'rerun': {
      const rerun = await call(endpoints.rerunOrder, { params, headers: {}, body: { reason: reason! } })
      return `${given}: the rerun ${rerun.rerunId} is ${rerun.state}.\n`
    }
    case 'refund':
    case 'settled': {
      const { amountCents, currency, state } = await (action === 'refund'
        ? call(endpoints.refundOrder, { params, body: { reason: reason! } })
        : call(endpoints.settleRefund, { params }))
      return `${given}: the refund of ${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()} is ${state}.\n`
    }
    default:
      throw new Misunderstood(usage)
  }
}

class Misunderstood extends Error {}

const bySince = (a: Concern, b: Concern): number => a.since.localeCompare(b.since)

function textOf(error: unknown): string {
  if (error instanceof AppError) return error.publicText
  return error instanceof EnvError || error instanceof Misunderstood ? error.message : String(error)
}

function nothingIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'report-not-found') return null
  throw error
}

try {
  process.stdout.write(await operate(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${textOf(error).trimEnd()}\n`)
  process.exitCode = 1
}
