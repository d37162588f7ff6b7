/** Websites of customers, served by the sandbox under names of their own. */

const page = (title: string, body: string) => `<!doctype html>
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
/** Each answer takes its time, so that an audit can be caught in the middle. */
export const slowSite = 'slowandsteady.com.au'
/** There when the order is placed, and gone afterwards. */
export const vanishingSite = 'herethengone.com.au'

export async function addSite(
  sandboxUrl: string,
  host: string,
  { slowMs = 0, gone = false }: { slowMs?: number; gone?: boolean } = {},
): Promise<void> {
  const site = {
    host,
    aliases: [],
    name: 'Rye and Shine Bakery',
    industry: 'Hospitality & Food Services',
    suburb: 'Marrickville',
    https: 'valid',
    redirectToHttps: true,
    slowMs,
  }
  const response = await fetch(`${sandboxUrl}/api/demo-sites`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site, files: gone ? {} : files }),
  })
  if (response.status !== 201) throw new Error(`the sandbox refused the site ${host}: ${await response.text()}`)
}
