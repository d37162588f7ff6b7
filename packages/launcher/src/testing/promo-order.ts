import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@findable/api-client'
import { endpoints, promoPaymentId } from '@findable/contracts'

interface Place {
  siteUrl: string
  mailboxUrl: string
  promoCode: string
}

interface Mail {
  to: string[]
  text: string
  attachments: { filename: string }[]
}

const business = { name: 'Copper Quokka Electrical', website: 'copperquokkaelectrical.com.au' }
const withinMs = 120_000

/** Orders a report on a demo business with the promo code, using only the public addresses. */
export async function orderReport({ siteUrl, promoCode }: Place) {
  const email = `owner-${randomUUID().slice(0, 8)}@example.com.au`
  const { call } = createClient(siteUrl)
  const { reportId } = await call(endpoints.startReport, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      businessData: {
        businessName: business.name,
        businessWebsite: business.website,
        industry: 'Trades & Services',
        email,
      },
      paymentType: 'promo',
      paymentId: promoPaymentId,
      promoCode,
    },
  })
  return { reportId, email }
}

/** Waits for the report and reads it as a customer would. Throws if anything is wrong with it, and says what. */
export async function readReport({ siteUrl }: Place, reportId: string): Promise<string> {
  const { call } = createClient(siteUrl)
  await until('the report is completed', async () => {
    const { status } = await call(endpoints.businessReport, { params: { id: reportId } })
    if (status === 'error') throw new Error(`the report ${reportId} failed`)
    return status === 'completed'
  })
  const { visibilityScore } = await call(endpoints.businessReport, { params: { id: reportId } })
  const document = await call(endpoints.downloadReport, { params: { id: reportId } })
  if (!document.includes(business.name)) throw new Error('the downloaded report does not name the business')
  return `score ${visibilityScore}, ${Math.round(document.length / 1024)} KB`
}

/** Waits for an order's one mail. Throws if anything is wrong with it, and says what. */
export async function readMail({ siteUrl, mailboxUrl }: Place, email: string, reportId: string): Promise<string> {
  const mailsOfOrder = async () => {
    const mails = (await (await fetch(`${mailboxUrl}/api/messages`)).json()) as Mail[]
    return mails.filter(({ to }) => to.includes(email))
  }
  await until('the mail has come', async () => (await mailsOfOrder()).length > 0)
  const mails = await mailsOfOrder()
  if (mails.length !== 1) throw new Error(`${mails.length} mails came for one order`)
  const [{ text, attachments }] = mails as [Mail]
  if (!text.includes(siteUrl) || !text.includes(reportId)) throw new Error('the mail does not link to the report')
  if (attachments.length !== 1) throw new Error(`the mail has ${attachments.length} attachments`)
  return attachments[0]!.filename
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > giveUp) throw new Error(`waited ${withinMs / 1000} s, and still not: ${what}`)
    await sleep(250)
  }
}
