import { halfCharacterSite } from '@findable/audit-engine/hostile'

/** Customers' websites, served by the sandbox under their own names. */

export const page = (title: string, body: string) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title} in Marrickville: bread, cakes and coffee every day from six."></head>
<body><header><a href="/">Home</a> <a href="/contact">Contact</a></header>
<main><h1>${title}</h1>${body}</main><footer>Rye and Shine, 12 Victoria Road, Marrickville NSW 2204</footer></body></html>`

const files = {
  'index.html': page('Rye and Shine Bakery', '<p>We bake sourdough, rye and fruit loaves by hand in Marrickville.</p>'),
  'contact.html': page('Contact Rye and Shine', '<p>Call 02 9550 1234 or come by.</p>'),
}

/** Small and quick: most rows are about what happens around the audit. */
export const quickSite = 'ryeandshine.com.au'
/** Each response is slow, so that an audit can be caught in the middle. */
export const slowSite = 'slowandsteady.com.au'
/** There when the order is placed, and gone afterwards. */
export const vanishingSite = 'herethengone.com.au'

/** All its texts have half characters and NULs, or runs of emoji that a careless cut would halve. */
export const halfCharactersSite = 'halfandhalf.com.au'
export const halfCharacters: Behaviour = {
  files: Object.fromEntries(
    Object.entries(halfCharacterSite).map(([path, html]) => [`${path === '/' ? 'index' : path.slice(1)}.html`, html]),
  ),
}

/** How a website behaves; fields as in `packages/sandbox/src/demo-sites/site.ts`. */
export interface Behaviour {
  slowMs?: number
  redirects?: Record<string, { to: string; status: number }>
  harm?: Record<string, 'silent' | 'drip' | 'endless'>
  files?: Record<string, string>
  /** The website no longer exists. */
  gone?: boolean
}

/** Services learn the names of websites when they start. A website's behaviour can change at any time. */
export async function setSite(sandboxUrl: string, host: string, behaviour: Behaviour = {}): Promise<void> {
  const { gone = false, files: own = {}, ...wire } = behaviour
  const site = {
    host,
    aliases: [],
    name: 'Rye and Shine Bakery',
    industry: 'Hospitality & Food Services',
    suburb: 'Marrickville',
    https: 'valid',
    redirectToHttps: true,
    ...wire,
  }
  const response = await fetch(`${sandboxUrl}/api/demo-sites`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site, files: gone ? {} : { ...files, ...own } }),
  })
  if (response.status !== 201) throw new Error(`the sandbox refused the site ${host}: ${await response.text()}`)
}
