import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { withClient } from '@findable/local-servers'
import { productDatabaseUrl, runningProduct } from '@findable/test-kit'
import { expect, it } from 'vitest'
import { enterWebsite, expectOneReportMail, payByCard, reachReport, useVisitor } from './visitor.ts'

const visitor = useVisitor()

const placeId = 'ChIJcopperquokkademo00142'

/** Every row of every table of every service, as text, by table. */
const everyTable = (): Promise<Map<string, string>> =>
  withClient(productDatabaseUrl(), async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const texts = new Map<string, string>()
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
      texts.set(name, rows.map(({ row }) => row).join('\n'))
    }
    return texts
  })

/** A text in the forms it may have in a table, each once: plain, in JSON, in JSON within JSON, in HTML. */
const spellings = (text: string): string[] => {
  const json = (plain: string) => JSON.stringify(plain).slice(1, -1)
  const html = text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return [...new Set([text, json(text), json(json(text)), html, json(html)])]
}

const sandbox = async <Body>(path: string): Promise<Body> =>
  (await (await fetch(runningProduct().mailboxUrl + path)).json()) as Body

it('an order keeps nothing that only Google and Brave told, in no table, file or mail', async () => {
  const { page } = visitor()
  const address = `owner-${randomUUID().slice(0, 8)}@example.com.au`
  await enterWebsite(page, 'copperquokkaelectrical.com.au')
  await page.getByLabel('Where should we send your report?').fill(address)
  await payByCard(page)
  await reachReport(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Report' }).click(),
  ])
  const mail = await expectOneReportMail(address)

  const calls = await sandbox<{ service: string }[]>('/api/services/calls')
  expect(new Set(calls.map(({ service }) => service))).toContain('google-places')
  expect(new Set(calls.map(({ service }) => service))).toContain('brave-search')

  const places = await everyTable()
  places.set('the report', await readFile(await download.path(), 'utf8'))
  places.set('the mail', mail.text + mail.html)
  const holding = (text: string): string[] =>
    [...places].filter(([, held]) => spellings(text).some((spelling) => held.includes(spelling))).map(([name]) => name)
  // Text that may be kept is found where it is kept, so text that may not be kept would be found too.
  expect(holding(placeId)).toContain('reports.business_reports')
  expect(holding(address)).toContain('payments.orders')

  const texts = await sandbox<string[]>('/api/services/score-only-texts')
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => holding(text).length > 0)).toEqual([])
})
