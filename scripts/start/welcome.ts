import type { Home } from './home.ts'
import { cardKeys } from './programs.ts'
import type { StartSettings } from './settings.ts'

interface DemoSite {
  host: string
  name: string
  industry: string
  suburb: string
}

const testCards = [
  ['4242 4242 4242 4242', 'is accepted'],
  ['4000 0025 0000 3155', 'asks for authentication'],
  ['4000 0000 0000 0002', 'is declined'],
] as const

/** What is where, how to get in, and what to try. */
export async function welcome(settings: StartSettings, home: Home): Promise<string> {
  const { publicUrl, mailboxPort, promoCode } = settings
  const mailbox = `http://localhost:${mailboxPort}`
  const { adminUsername, adminPassword } = home.secrets
  return [
    '',
    'Findable is running.',
    '',
    ...table([
      ['Website', publicUrl, ''],
      ['Staff', `${publicUrl}/admin`, `${adminUsername} / ${adminPassword}`],
      ['Mailbox', mailbox, 'every mail the product sends'],
    ]),
    '',
    'Order a report on one of the demo businesses:',
    ...table(
      (await demoSites(mailboxPort)).map(({ host, name, industry, suburb }) => [host, name, `${industry}, ${suburb}`]),
    ),
    '',
    ...payment(settings),
    '',
    `Data and logs: ${home.folder}`,
    'Stop: Ctrl-C. Begin anew: npm start -- --fresh',
    '',
  ].join('\n')

  function payment({ env }: StartSettings): string[] {
    const free = [`promo code ${promoCode}`, 'makes it free']
    if (cardKeys(env).STRIPE_SECRET_KEY !== 'sk_test_sandbox')
      return ['Pay with a card (your Stripe keys are in use), or:', ...table([free])]
    return ['Pay with one of these cards (any future date, any security code):', ...table([...testCards, free])]
  }
}

async function demoSites(mailboxPort: number): Promise<DemoSite[]> {
  const response = await fetch(`http://127.0.0.1:${mailboxPort}/api/demo-sites`)
  return (await response.json()) as DemoSite[]
}

/** Lines with their columns aligned. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
