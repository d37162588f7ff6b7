/** Texts that a careless cut, a lone surrogate or a NUL makes impossible to store, in every part of a website. */

const half = String.raw`\ud83d`
const nul = String.raw`\u0000`
/** Wherever this is cut by UTF-16 units, one of two adjacent lengths splits a character. */
const run = '🦘'.repeat(400)
const odd = `x${run}`

const markup = String.raw`{
  "@context": "https://schema.org", "@type": ["Bakery", "Caf${half}e"], "@id": "#${half}",
  "name": "Rye ${half} and ${nul} Shine", "description": "${run}${half}",
  "telephone": "02 9550 1234${half}", "url": "https://ryeandshine.com.au/%00${half}",
  "address": {"@type": "PostalAddress", "streetAddress": "12 Victoria Road${nul}", "addressLocality": "Marrickville${half}",
    "addressRegion": "NSW", "postalCode": "2204"},
  "areaServed": ["Marrickville", "${run}", "Newtown${half}"], "openingHours": "Mo-Fr 06:00-14:00${half}",
  "sameAs": ["https://www.facebook.com/ryeandshine${half}"], "${half}": "${half}",
  "review": [{"@type": "Review", "reviewBody": "The best rye in Marrickville, and I have tried them all. ${run}${half}",
    "author": {"@type": "Person", "name": "Priya Raman${half}"}, "datePublished": "2026-01-02"}]
}`

const page = (title: string, body: string, head = '') => `<!doctype html><html lang="en-AU"><head>
<title>${title}</title><meta name="description" content="${odd}"><meta property="og:site_name" content="Rye &#xD83D; Shine">
<meta name="viewport" content="width=device-width"><link rel="canonical" href="/%00/${run}">${head}</head><body>
<header><a href="/">${run}</a> <a href="/services">Our services ${odd}</a> <a href="/contact">Contact</a></header>
<main>${body}</main><footer>© 2026 Rye and Shine ${run}, 12 Victoria Road, Marrickville NSW 2204, 02 9550 1234</footer>
</body></html>`

/** A bakery of half characters, path by path. The bytes are UTF-8 with NULs; the halves are written as escapes. */
export const halfCharacterSite: Record<string, string> = {
  '/': page(
    `Rye and Shine Bakery ${run}`,
    `<h1>Bakery in Marrickville ${odd}</h1><h2>Sourdough ${run}</h2><p>We bake sourdough in Marrickville. ${run}</p>
    <img src="/${run}.jpg" alt="${odd}"><img src="/a.jpg"><p>Call\0 02 9550 1234 ${run}</p>
    <h2>What our customers say</h2><blockquote>${run} The best rye in Marrickville, we love it. ${odd}</blockquote><p>— Priya</p>
    <p>${'🦘 '.repeat(300)}</p><a href="tel:${run}">Call</a><a href="mailto:joe%00@ryeandshine.com.au">Mail</a>`,
    `<script type="application/ld+json">${markup}</script><script type="application/ld+json">{"name": ${run}</script>
    <script type="application/ld+json">${run}{"a": "${half}"</script>`,
  ),
  '/services': page(
    `Services ${odd}`,
    `<h1>${odd}</h1><h2>Wedding cakes ${run} in Newtown</h2><ul><li>Birthday cakes ${odd}</li><li>${run}</li></ul>
    <a href="/%00">${run}</a><a href="/gone-${run}">Gone</a><a href="/gone%00${run}">Gone</a>
    <div itemscope itemtype="https://schema.org/Bakery"><b itemprop="name">${odd}\0</b><i itemprop="${run}">${odd}</i></div>`,
  ),
  '/contact': page(
    `Contact ${run}`,
    `<h1>Contact</h1><p>${run} 12 Victoria Road, Marrickville NSW 2204 ${odd} 02 9550 1234 ${run}</p>
    <form action="/${run}" method="${run}"><label>${odd}<input type="${run}" name="${odd}"></label></form>`,
  ),
  '/%00': page(`Nothing ${run}`, `<h1>${run}</h1>`),
}

/** The path of every text and name in a value that PostgreSQL would refuse as JSON. */
export function unstorableIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? [] : [place]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...unstorableIn(name, `${place} name`),
    ...unstorableIn(inner, `${place}.${name}`),
  ])
}
