import { desktop, expectAccessible, launchChromium, phone, runningProduct, untilInteractive } from '@findable/test-kit'
import { errorCodes, toolLimits, toolMessages } from '@findable/contracts'
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { toolToasts } from '../src/content/toasts.ts'
import { tools as texts } from '../src/content/tools.ts'

const website = 'copperquokkaelectrical.com.au'

const profile = {
  platform: 'Facebook',
  url: 'https://www.facebook.com/copperquokkaelectrical',
  confidence: 80,
  linked: true,
  verified: false,
  exists: null,
  reasoning: `The website ${website} links to it.`,
  verificationNotes: 'Linked from the site, not verified.',
}
const found = {
  businessName: 'Copper Quokka Electrical',
  industry: 'Trades & Services',
  location: 'Marrickville NSW 2204',
  searchDate: '2026-11-22T00:00:00.000Z',
  processingTimeMs: 12,
  note: 'We read the website today.',
  profiles: [
    profile,
    {
      ...profile,
      platform: 'Instagram',
      url: 'https://www.instagram.com/copperquokka',
      confidence: 60,
      linked: false,
      verificationNotes: 'Named by the site, not verified.',
    },
    { ...profile, platform: 'LinkedIn', url: 'https://www.linkedin.com/company/quokka', confidence: 59 },
    { ...profile, platform: 'YouTube', url: 'https://www.youtube.com/@quokka', verified: true, exists: true },
  ],
}
const identity = {
  businessName: found.businessName,
  domain: website,
  industry: found.industry,
  location: found.location,
  confidence: 93,
  businessNameVariations: ['Copper Quokka'],
}
const component = (name: string, score: number | null) => ({
  name,
  score,
  maxScore: 100,
  guideLink: { guideUrl: '/google-maps-guide', guideTitle: name },
})
const measured = { coverage: 1, measured: 3, applicable: 3 }
const scores = {
  businessName: found.businessName,
  overallScore: 71,
  ...measured,
  pillars: [
    {
      name: 'Search presence',
      score: 71,
      ...measured,
      weight: 0.25,
      components: [component('Place on maps', 69), component('Found by name', 70), component('Followers', null)],
    },
  ],
}
const report = `<!doctype html><html lang="en"><head><title>Report</title></head><body><h1>Technical edition</h1>
<p><a href="#end">To the end</a> <a href="https://example.com.au/">Elsewhere</a></p>
<script>document.title = 'scripted'</script>${'<p>Evidence.</p>'.repeat(100)}<h2 id="end">The end</h2></body></html>`

const json = (body: unknown, status = 200) => ({ status, json: body })
const failure = (code: keyof typeof errorCodes, error: string = errorCodes[code].text) =>
  json({ error, code, requestId: 'r' }, errorCodes[code].status)

type Reply = ReturnType<typeof json> | { status?: number; contentType: string; body: string } | 'hang' | 'lost'

interface Tool {
  path: string
  heading: string
  /** The question as the address holds it. */
  query: Record<string, string>
  /** The same, by the labels of the form. */
  typed: Record<string, string>
  button: string
  /** The calls in order, and good answers to them. */
  calls: [glob: string, answer: Reply][]
  /** Text of a good result. */
  result: string
  /** What each call says when it failed. */
  failed: string[]
  /** Whether a website is read, in stages. */
  isAudit: boolean
}

const tools: Tool[] = [
  {
    path: '/scores',
    heading: 'Business Score Visualization',
    query: { businessName: found.businessName },
    typed: { 'Business name': found.businessName },
    button: 'Search',
    calls: [['**/api/get-pillar-scores?*', json(scores)]],
    result: 'Copper Quokka Electrical',
    failed: ['Failed to fetch scores'],
    isAudit: false,
  },
  {
    path: '/enhanced-report',
    heading: 'Enhanced Technical Report',
    query: { businessName: 'Quokka', website },
    typed: { 'Business name': 'Quokka', Website: website },
    button: 'Make the report',
    calls: [['**/api/enhanced-technical-report', { contentType: 'text/html', body: report }]],
    result: `Technical report on ${website}`,
    failed: ['Failed to generate the enhanced technical report'],
    isAudit: true,
  },
  {
    path: '/social-profiles',
    heading: 'Social Media Profile Finder',
    query: { businessName: found.businessName, industry: found.industry, location: 'Marrickville' },
    typed: {
      'Business name': found.businessName,
      Industry: found.industry,
      'Suburb or postcode (optional)': 'Marrickville',
    },
    button: 'Find profiles',
    calls: [['**/api/social-profiles', json(found)]],
    result: 'Profiles of Copper Quokka Electrical',
    failed: ['Failed to search for social profiles'],
    isAudit: false,
  },
  {
    path: '/detailed-search',
    heading: 'Detailed Business Search Analysis',
    query: { domain: website },
    typed: { Domain: website },
    button: 'Analyse this business',
    calls: [
      ['**/api/test-business-identity?*', json(identity)],
      ['**/api/test-social-detection?*', json(found)],
    ],
    result: '1. Who it is',
    failed: ['Failed to extract business identity', 'Failed to detect social profiles'],
    isAudit: true,
  },
  {
    path: '/enhanced-social-test',
    heading: 'Social Media Profile Search',
    query: { domain: website },
    typed: { Domain: website },
    button: 'Search by domain',
    calls: [
      [
        '**/api/enhanced-social-test?*',
        json({
          businessName: found.businessName,
          searchDate: found.searchDate,
          allProfiles: found.profiles.map(({ platform, reasoning, verificationNotes, ...rest }) => ({
            ...rest,
            platform,
            title: platform,
            description: reasoning,
            verificationNotes: [verificationNotes],
          })),
        }),
      ],
    ],
    result: 'Profiles of Copper Quokka Electrical',
    failed: ['Failed to search for social profiles'],
    isAudit: true,
  },
  {
    path: '/industry-test',
    heading: 'Industry Detection Test',
    query: { url: website },
    typed: { 'Website URL': website },
    button: 'Test Industry Detection',
    calls: [
      ['**/api/extract-business-identity?*', json({ businessName: found.businessName, industry: found.industry })],
      [
        '**/api/generate-test-report',
        json({
          businessName: found.businessName,
          businessWebsite: website,
          industry: found.industry,
          insights: ['Name the suburbs you serve.', 'Ask for a review.'],
        }),
      ],
    ],
    result: "What's Working in Your Industry",
    failed: [
      'Failed to extract business identity: Internal Server Error',
      'Failed to generate test report: Internal Server Error',
    ],
    isAudit: true,
  },
]
const tool = (path: string) => tools.find((known) => known.path === path)!
const addressOf = ({ path, query }: Pick<Tool, 'path' | 'query'>) => `${path}?${new URLSearchParams(query)}`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())
afterEach(() => page.context().close())

async function visit(viewport = phone): Promise<void> {
  const context = await browser.newContext({
    baseURL: runningProduct().siteUrl,
    viewport,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  page = await context.newPage()
}

async function reply(route: Route, answer: Reply): Promise<void> {
  if (answer === 'lost') await route.abort()
  else if (answer !== 'hang') await route.fulfill(answer)
}

/** Answers the tool's calls, and returns the requests as they come. */
async function answerCalls({ calls }: Pick<Tool, 'calls'>, instead: Record<number, Reply> = {}) {
  const asked: { url: URL; body: unknown }[] = []
  for (const [index, [glob, answer]] of calls.entries()) {
    await page.route(glob, (route) => {
      asked.push({ url: new URL(route.request().url()), body: route.request().postDataJSON() })
      return reply(route, instead[index] ?? answer)
    })
  }
  return asked
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const expectShown = (what: Locator) => what.waitFor()
const toast = () => page.locator('[class*=region]')
const result = () => page.getByRole('region', { name: 'Result' })

async function fill(typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
}

async function settle(): Promise<void> {
  await untilInteractive(page)
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
}

describe.each([
  ['on a phone', phone],
  ['on a desktop', desktop],
])('every tool, %s', (_size, viewport) => {
  beforeEach(() => visit(viewport))

  it.each(tools)('$path asks what was typed, shows the answer and keeps the question in its address', async (known) => {
    const asked = await answerCalls(known)
    await page.goto(known.path)
    await expectShown(heading(known.heading))
    await settle()
    await fill(known.typed)
    await button(known.button).click()
    await expectShown(heading(known.result))
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe(known.path)
    expect(Object.fromEntries(searchParams)).toEqual(known.query)
    expect(asked).toHaveLength(known.calls.length)
    expect(await result().evaluate((section) => section === document.activeElement)).toBe(true)
    await expect.poll(() => result().evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(300)
  })
})

describe('every tool', () => {
  beforeEach(() => visit())

  it.each(tools)('$path opened by a shared address asks the same, and leads to the paid report', async (known) => {
    await answerCalls(known)
    await page.goto(addressOf(known))
    await expectShown(heading(known.result))
    for (const [label, text] of Object.entries(known.typed)) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text)
    }
    const order = page
      .getByRole('link', { name: known.isAudit ? `Order a report on ${website}` : 'Get My Report' })
      .last()
    expect(await order.getAttribute('href')).toBe(known.isAudit ? `/?website=${website}` : '/#get-report')
    const text = Object.values(texts).find(({ path }) => path === known.path)!
    await expectShown(page.getByText(`${text.beyond} It costs $20, once.`))
    await settle()
    await expectAccessible(page)
  })

  it.each(tools.flatMap((known) => known.failed.map((message, call) => ({ ...known, message, call }))))(
    '$path says “$message” in a toast when it fails, and asks again on request',
    async ({ message, call, ...known }) => {
      const instead: Record<number, Reply> = { [call]: failure('internal-error') }
      await answerCalls(known, instead)
      await page.goto(addressOf(known))
      await expectShown(toast().getByText(message, { exact: true }))
      await expectShown(heading(message))
      await expectShown(page.getByText('The mistake is ours. Please try again in a minute.'))
      await settle()
      await expectAccessible(page)
      delete instead[call]
      await button('Try again').click()
      await expectShown(heading(known.result))
      await heading(message).waitFor({ state: 'detached' })
    },
  )

  it.each(tools)('$path says that a limit is reached, and keeps what was typed', async (known) => {
    await answerCalls(known, { 0: failure('too-many-requests') })
    await page.goto(known.path)
    await settle()
    await fill(known.typed)
    await button(known.button).click()
    await expectShown(result().getByText(errorCodes['too-many-requests'].text))
    await result()
      .getByRole('heading', { name: /^Too many/ })
      .waitFor()
    for (const [label, text] of Object.entries(known.typed)) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text)
    }
    await expectAccessible(page)
  })

  it.each(tools)('$path is busy while it waits, and cannot be asked twice', async (known) => {
    const asked = await answerCalls(known, { 0: 'hang' })
    const progress = { currentStage: 0, progress: 0 }
    await page.route('**/api/tool-progress?*', (route) => route.fulfill({ json: progress }))
    await page.goto(known.path)
    await settle()
    await fill(known.typed)
    await button(known.button).click()
    await button('Processing...').click({ force: true })
    await page.keyboard.press('Enter')
    if (known.isAudit) {
      await page
        .getByText(`Waiting for a turn: our free tools read ${toolLimits.atOnce} websites at a time...`)
        .waitFor()
      Object.assign(progress, { currentStage: 3, progress: 47 })
      await expectShown(page.getByText('Stage 3 of 5'))
      await expectShown(page.getByText('Evaluating local SEO effectiveness...'))
      await expectShown(page.getByText('47%').first())
    } else {
      await expectShown(page.getByRole('status').filter({ hasText: /^Look/ }))
    }
    await expectAccessible(page)
    expect(asked).toHaveLength(1)
  })

  it.each(tools)('$path says so when our server cannot be reached', async (known) => {
    await answerCalls(known, { 0: 'lost' })
    await page.goto(addressOf(known))
    await expectShown(result().getByText('We could not reach our server. Please check your connection and try again.'))
  })

  it.each(tools)('$path shows the server’s own reason', async (known) => {
    await answerCalls(known, { 0: failure('service-unavailable', toolMessages.busy) })
    await page.goto(addressOf(known))
    await expectShown(result().getByText(toolMessages.busy))
  })

  it.each(tools)('$path works when its form is sent before its script', async (known) => {
    await answerCalls(known)
    await page.route('**/assets/*.js', () => new Promise(() => {}))
    await page.goto(known.path, { waitUntil: 'commit' })
    await fill(known.typed)
    await page.unroute('**/assets/*.js')
    await button(known.button).click()
    await expectShown(heading(known.result))
  })

  it.each(tools)(
    '$path is prerendered with its title, canonical address and form',
    async ({ path, heading: title }) => {
      await page.goto('about:blank')
      const { siteUrl } = runningProduct()
      const html = await (await fetch(siteUrl + path)).text()
      expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}">`)
      expect(html).toMatch(new RegExp(`<title>${title} \\| `))
      expect(html).toMatch(new RegExp(`<h1>${title}</h1>`))
      expect(html).toContain('method="get"')
      expect(await (await fetch(`${siteUrl}/sitemap.xml`)).text()).toContain(`<loc>${siteUrl}${path}</loc>`)
    },
  )

  it('copies the address of a result', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await answerCalls(tool('/scores'))
    await page.goto(addressOf(tool('/scores')))
    await button('Copy the address').click()
    await expectShown(toast())
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url())
  })

  it('goes back to the question before', async () => {
    await answerCalls(tool('/enhanced-social-test'))
    await page.goto('/enhanced-social-test?domain=first.com.au')
    await expectShown(heading(tool('/enhanced-social-test').result))
    await fill({ Domain: 'second.com.au' })
    await button('Search by domain').click()
    await page.waitForURL('**?domain=second.com.au')
    await page.goBack()
    await page.waitForURL('**?domain=first.com.au')
    await expect.poll(() => page.getByLabel('Domain').inputValue()).toBe('first.com.au')
  })
})

/** Submits the tool's form with nothing in it but blanks. */
async function submitEmpty(path: string): Promise<void> {
  await page.goto(path)
  await settle()
  if (path === '/scores') await fill({ 'Business name': ' ' })
  await button(tool(path).button).click()
}

/** Every message that a tool shows over its page, word for word. */
const messages: Record<keyof typeof toolToasts, { says: [title: string, message: string]; steps(): Promise<void> }> = {
  searchTermRequired: {
    says: ['Search term required', 'Please enter a business name to search for'],
    steps: () => submitEmpty('/scores'),
  },
  missingInformation: {
    says: ['Missing information', 'Please provide both business name and website'],
    steps: () => submitEmpty('/enhanced-report'),
  },
  missingUrl: { says: ['Error', 'Please enter a website URL'], steps: () => submitEmpty('/industry-test') },
  toolFailed: {
    says: ['Error', 'Failed to fetch scores'],
    steps: async () => {
      await answerCalls(tool('/scores'), { 0: failure('internal-error') })
      await page.goto(addressOf(tool('/scores')))
    },
  },
  industryDetected: {
    says: ['Success', 'Detected industry: Trades & Services'],
    steps: async () => {
      await answerCalls(tool('/industry-test'))
      await page.goto(addressOf(tool('/industry-test')))
    },
  },
  addressCopied: {
    says: ['Address copied', 'Opening it asks the same question again.'],
    steps: async () => {
      await page.context().grantPermissions(['clipboard-write'])
      await answerCalls(tool('/scores'))
      await page.goto(addressOf(tool('/scores')))
      await button('Copy the address').click()
    },
  },
  addressNotCopied: {
    says: ['Error', 'Your browser did not let us copy. Please copy the address from its address bar.'],
    steps: async () => {
      await page.addInitScript(() => {
        const value = { writeText: () => Promise.reject(new Error('denied')) }
        Object.defineProperty(navigator, 'clipboard', { value })
      })
      await answerCalls(tool('/scores'))
      await page.goto(addressOf(tool('/scores')))
      await button('Copy the address').click()
    },
  },
}

describe('a message over the page', () => {
  beforeEach(() => visit())

  it.each(Object.entries(messages))('%s', async (_name, { says, steps }) => {
    await steps()
    for (const text of says) await expectShown(toast().getByText(text, { exact: true }))
  })
})

describe('what was not filled in', () => {
  beforeEach(() => visit())

  it.each([
    ['/scores', { 'Business name': ' ' }, 'Please enter a business name to search for'],
    ['/enhanced-report', {}, 'Please provide both business name and website'],
    ['/enhanced-report', { Website: website }, 'Please provide both business name and website'],
    ['/social-profiles', { 'Business name': 'Q' }, 'Business name must be at least 2 characters'],
    ['/social-profiles', { 'Business name': 'Quokka', Industry: 'T' }, 'Industry must be at least 2 characters'],
    ['/detailed-search', {}, 'Domain is required'],
    ['/enhanced-social-test', {}, 'Please enter a domain'],
    ['/industry-test', {}, 'Please enter a website URL'],
  ] as const)('%s with %j says “%s”', async (path, typed, message) => {
    const asked = await answerCalls(tool(path))
    await page.goto(path)
    await settle()
    await fill(typed)
    await button(tool(path).button).click()
    await expectShown(page.locator('form').getByRole('alert').filter({ hasText: message }).first())
    expect(await page.locator('form :focus[aria-invalid=true]').count()).toBe(1)
    await expectAccessible(page)
    expect(asked).toEqual([])
  })

  it('is not said to be missing where it is only wrong', async () => {
    await page.goto('/enhanced-report')
    await settle()
    await fill({ 'Business name': 'Quokka', Website: 'quokka.con' })
    await button('Make the report').click()
    await expectShown(page.getByRole('alert').filter({ hasText: 'Please enter a valid website address' }))
    expect(await toast().textContent()).toBe('')
  })

  it('is refused in an address as in the form', async () => {
    await page.goto('/detailed-search?domain=')
    await expectShown(page.getByText('Domain is required'))
  })
})

describe('/scores', () => {
  beforeEach(() => visit())

  it('shows a sample before the first search, and for the sample’s own name, without a call', async () => {
    const asked = await answerCalls(tool('/scores'))
    await page.goto('/scores')
    const name = await page.getByLabel('Business name').inputValue()
    await expectShown(heading(name))
    await expectShown(page.getByText('A sample: one of our demo businesses.'))
    await settle()
    await button('Search').click()
    await page.waitForURL('**/scores?businessName=*')
    await expectShown(page.getByText('A sample: one of our demo businesses.'))
    expect(asked).toEqual([])
  })

  it('has a tab for the pillars and one for the components, also by keyboard', async () => {
    await answerCalls(tool('/scores'))
    await page.goto(addressOf(tool('/scores')))
    const pillars = page.getByRole('tab', { name: 'Pillar Summary' })
    const components = page.getByRole('tab', { name: 'Component Details' })
    await expect.poll(() => pillars.getAttribute('aria-selected')).toBe('true')
    await expectShown(page.getByText('3 of 3 checks, 25% of the score'))
    await pillars.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => components.getAttribute('aria-selected')).toBe('true')
    await expectShown(page.getByText('Place on maps', { exact: true }))
    await expectAccessible(page)
  })

  it('opens the tab that was chosen before its script had loaded', async () => {
    let release = () => {}
    const chosen = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/index-*.js', async (route) => {
      await chosen
      await route.continue()
    })
    await page.goto('/scores?businessName=Copper', { waitUntil: 'commit' })
    await answerCalls(tool('/scores'))
    const components = page.getByRole('tab', { name: 'Component Details' })
    await components.click()
    release()
    await expect.poll(() => components.getAttribute('aria-selected')).toBe('true')
    await expectShown(page.getByText('Place on maps', { exact: true }))
  })

  it('offers a guide below 70 percent only, in a new tab at its address under /resources', async () => {
    await answerCalls(tool('/scores'))
    await page.goto(addressOf(tool('/scores')))
    await expectShown(heading(tool('/scores').result))
    await page.getByRole('tab', { name: 'Component Details' }).click()
    const guides = page.getByRole('link', { name: /^Guide/ })
    await expect.poll(() => guides.count()).toBe(1)
    expect(await guides.textContent()).toContain('Place on maps')
    expect(await guides.getAttribute('href')).toBe('/resources/google-maps-guide')
    const [guide] = await Promise.all([page.context().waitForEvent('page'), guides.click()])
    await guide.waitForURL('**/google-maps-guide')
    expect(new URL(guide.url()).pathname).toBe('/google-maps-guide')
  })

  it('says that a business has no report yet, without a vain second try', async () => {
    await page.goto('/scores?businessName=Nobody+of+Nowhere')
    await expectShown(result().getByText(toolMessages.unknownBusiness))
    await expectShown(heading('Failed to fetch scores'))
    expect(await button('Try again').count()).toBe(0)
  })

  it('is where “Look up a business” leads', async () => {
    await page.route('**/api/report-status?*', (route) =>
      route.fulfill(
        json({
          report: {
            businessName: 'Quokka',
            visibilityScore: 70,
            reportStatus: 'completed',
            emailStatus: 'sent',
            reportData: null,
          },
        }),
      ),
    )
    await page.goto('/report-status?paymentId=pi_1')
    await page.getByRole('link', { name: 'Look up a business' }).click()
    await expectShown(heading('Business Score Visualization'))
    await expectShown(page.getByRole('tab', { name: 'Pillar Summary' }))
  })
})

describe('/enhanced-report', () => {
  beforeEach(() => visit())
  const preview = () => page.frameLocator('iframe')

  it('makes a real report: shown with its fonts, its links work, and it can be saved', async () => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(addressOf({ path: '/enhanced-report', query: { businessName: 'Quokka', website } }))
    await expectShown(preview().getByText('Technical edition'))
    const download = page.waitForEvent('download')
    await button('Download Report').click()
    expect((await download).suggestedFilename()).toBe('visibility-report-copperquokkaelectrical-com-au.html')
    await expectShown(toast().getByText('Your report has been downloaded successfully!'))
    expect(complaints).toEqual([])
    await preview().getByRole('link', { name: 'About this report' }).click()
    await expect.poll(() => page.frames().at(-1)!.url()).toMatch(/^about:srcdoc#/)
  })

  it('runs no script of the report, and opens its links in new tabs', async () => {
    await answerCalls(tool('/enhanced-report'))
    await page.goto(addressOf(tool('/enhanced-report')))
    await expectShown(preview().getByText('Technical edition'))
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
    expect(await page.frames().at(-1)!.title()).toBe('Report')
    expect(await preview().getByRole('link', { name: 'Elsewhere' }).getAttribute('target')).toBe('_blank')
  })

  it('refuses to save a report that is too short', async () => {
    await answerCalls(tool('/enhanced-report'), { 0: { contentType: 'text/html', body: '<p>Half</p>' } })
    await page.goto(addressOf(tool('/enhanced-report')))
    await button('Download Report').click()
    await expectShown(toast().getByText('Invalid Report'))
  })

  it('asks for a new reading when that is wanted, without putting it into the address', async () => {
    const asked = await answerCalls(tool('/enhanced-report'))
    await page.goto('/enhanced-report')
    await settle()
    await fill(tool('/enhanced-report').typed)
    await page.getByLabel('Read the website again').check()
    await button('Make the report').click()
    await expectShown(heading(tool('/enhanced-report').result))
    expect(asked[0]!.body).toEqual({ businessName: 'Quokka', website, forceRefresh: true })
    expect(page.url()).not.toContain('forceRefresh')
  })
})

describe('a form sent before its script has loaded', () => {
  beforeEach(() => visit())

  it('asks what was typed and ticked, and keeps the wish for a new reading out of the address', async () => {
    const asked = await answerCalls(tool('/enhanced-report'))
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto('/enhanced-report')
    await fill(tool('/enhanced-report').typed)
    await page.getByLabel('Read the website again').check()
    await page.unroute('**/assets/index-*.js')
    await button('Make the report').click()
    await expectShown(heading(tool('/enhanced-report').result))
    expect(asked.map(({ body }) => body)).toEqual([{ businessName: 'Quokka', website, forceRefresh: true }])
    expect(page.url()).not.toContain('forceRefresh')
  })
})

describe('profiles', () => {
  beforeEach(() => visit())

  it.each(['/social-profiles', '/detailed-search', '/enhanced-social-test'])(
    '%s tells linked from verified, and how sure we are',
    async (path) => {
      await answerCalls(tool(path))
      await page.goto(addressOf(tool(path)))
      const row = (platform: string) => page.getByRole('listitem').filter({ has: heading(platform) })
      await expectShown(row('Facebook').getByText('Linked, not verified', { exact: true }))
      await expectShown(row('Instagram').getByText('Named in the code, not verified', { exact: true }))
      await expectShown(row('YouTube').getByText('Verified', { exact: true }))
      const colours = await Promise.all(
        [
          ['Facebook', 'High confidence, 80%'],
          ['Instagram', 'Medium confidence, 60%'],
          ['LinkedIn', 'Low confidence, 59%'],
        ].map(([platform, words]) =>
          row(platform!)
            .getByText(words!, { exact: true })
            .evaluate((word) => {
              const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(word, '::before')
              return Number.parseFloat(borderTopWidth) > 0 ? borderTopColor : backgroundColor
            }),
        ),
      )
      expect(colours).toEqual(['rgb(31, 122, 77)', 'rgb(183, 121, 31)', 'rgb(179, 38, 30)'])
    },
  )

  it.each([
    ['/social-profiles', 0, { ...found, profiles: [] }],
    ['/detailed-search', 1, { ...found, profiles: [] }],
    ['/enhanced-social-test', 0, { businessName: 'Quokka', searchDate: found.searchDate, allProfiles: [] }],
  ])('%s says “No profiles found”', async (path, call, answer) => {
    await answerCalls(tool(path), { [call]: json(answer) })
    await page.goto(addressOf(tool(path)))
    await expectShown(heading('No profiles found'))
    await settle()
    await expectAccessible(page)
  })

  it('/enhanced-social-test strips the scheme before the call', async () => {
    const asked = await answerCalls(tool('/enhanced-social-test'))
    await page.goto(addressOf({ path: '/enhanced-social-test', query: { domain: `HTTPS://${website}` } }))
    await expectShown(heading(tool('/enhanced-social-test').result))
    expect(asked[0]!.url.searchParams.get('domain')).toBe(website)
  })

  it('/detailed-search analyses a sample at a press, first the identity and then the profiles', async () => {
    await page.goto('/detailed-search')
    await button(website).click()
    await expectShown(heading('1. Who it is'))
    for (const fact of ['Copper Quokka Electrical', 'Trades & Services', 'Marrickville NSW 2204']) {
      await expectShown(result().getByText(fact, { exact: true }))
    }
    await expectShown(heading('2. Where else it is'))
    await expectShown(heading('Facebook'))
    expect(new URL(page.url()).search).toBe(`?domain=${website}`)
  })
})

describe('/industry-test', () => {
  beforeEach(() => visit())
  const known = tool('/industry-test')

  it('shows name, website, industry and what works there', async () => {
    await answerCalls(known)
    await page.goto(addressOf(known))
    await expectShown(heading("What's Working in Your Industry"))
    for (const text of [found.businessName, website, found.industry, 'Ask for a review.']) {
      await expectShown(result().getByText(text, { exact: true }))
    }
  })

  it('goes on without a name and an industry', async () => {
    const asked = await answerCalls(known, { 0: json({ businessName: null, industry: null }) })
    await page.goto(addressOf(known))
    await expectShown(toast().getByText('Detected industry: Unknown', { exact: true }))
    await expectShown(heading(known.result))
    expect(asked[1]!.body).toEqual({
      businessName: 'Test Business',
      businessWebsite: website,
      industry: 'Unknown Industry',
    })
  })

  it.each([
    [0, failure('website-unreadable'), 'Failed to extract business identity: Unprocessable Entity'],
    [1, failure('service-unavailable'), 'Failed to generate test report: Service Unavailable'],
    [0, 'lost', 'An unexpected error occurred. Please try again.'],
  ] as const)('says in a toast what failed: call %i, %j', async (call, answer, message) => {
    await answerCalls(known, { [call]: answer })
    await page.goto(addressOf(known))
    await expectShown(toast().getByText('Error', { exact: true }))
    await expectShown(toast().getByText(message, { exact: true }))
    await expectShown(result().getByRole('heading', { name: message }))
  })
})
