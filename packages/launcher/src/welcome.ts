import type { Product } from '@findable/test-kit'
import type { Home } from './home.ts'
import { cardKeys, renderBrowser, sandboxUrl } from './programs.ts'
import type { StartSettings } from './settings.ts'

interface DemoSite {
  host: string
  name: string
  industry: string
  suburb: string
}

const testCards = [
  ['4242 4242 4242 4242', 'is accepted'],
  ['4000 0027 6000 3184', 'asks for authentication'],
  ['4000 0000 0000 0002', 'is declined'],
] as const

/** Addresses and logins. */
export function access({ publicUrl, mailboxPort, promoCode }: StartSettings, { secrets }: Home): Product {
  const { adminUsername, adminPassword } = secrets
  return { siteUrl: publicUrl, mailboxUrl: `http://localhost:${mailboxPort}`, promoCode, adminUsername, adminPassword }
}

/** What is where, how to log in, and what to try. */
export async function welcome(settings: StartSettings, home: Home): Promise<string> {
  const { siteUrl, mailboxUrl, promoCode, adminUsername, adminPassword } = access(settings, home)
  return [
    '',
    'Findable is running.',
    '',
    ...table([
      ['Website', siteUrl, ''],
      ['Staff', `${siteUrl}/admin`, `${adminUsername} / ${adminPassword}`],
      ['Mailbox', mailboxUrl, 'every mail the product sends'],
    ]),
    '',
    'Order a report on one of the demo businesses:',
    ...table(
      (await demoSites(sandboxUrl(settings))).map(({ host, name, industry, suburb }) => [
        host,
        name,
        `${industry}, ${suburb}`,
      ]),
    ),
    '',
    ...payment(settings),
    '',
    ...ignoredAdmin(settings, home),
    pagesBuiltByScript(settings),
    `Data and logs: ${home.folder}`,
    'Stop: Ctrl-C. Start again from nothing: npm start -- --fresh',
    '',
  ].join('\n')

  function payment({ env }: StartSettings): string[] {
    const free = promoCode === '' ? [] : [[`promo code ${promoCode}`, 'makes it free']]
    if (cardKeys(env).STRIPE_SECRET_KEY !== 'sk_test_sandbox')
      return [`Pay with a card (your Stripe keys are in use)${free.length > 0 ? ', or:' : '.'}`, ...table(free)]
    return ['Pay with one of these cards (any future date, any security code):', ...table([...testCards, ...free])]
  }
}

function pagesBuiltByScript({ env }: StartSettings): string {
  const browser = renderBrowser(env)
  return browser
    ? `Pages built by script are read with ${browser}`
    : 'Pages built by script are not read: that needs Chromium (Debian: apt-get install chromium-headless-shell).'
}

/** The first start created the administrator; later values have no effect on an existing one. */
function ignoredAdmin({ env }: StartSettings, { secrets }: Home): string[] {
  const asked = [env.ADMIN_USERNAME ?? secrets.adminUsername, env.ADMIN_PASSWORD ?? secrets.adminPassword]
  if (asked[0] === secrets.adminUsername && asked[1] === secrets.adminPassword) return []
  return ['ADMIN_USERNAME and ADMIN_PASSWORD are not used: the administrator was made at the first start.', '']
}

async function demoSites(sandboxUrl: string): Promise<DemoSite[]> {
  const response = await fetch(`${sandboxUrl}/api/demo-sites`)
  return (await response.json()) as DemoSite[]
}

/** Lines with aligned columns. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
