import { contactPath, price, productName, publicUrlMark } from '@findable/contracts/customer'
import { faq } from '../content/faq.ts'
import { cards } from '../content/guides/cards.ts'
import { guides } from '../content/guides/index.ts'
import type { Page } from './page.ts'
import { picturePath, pictureSize } from './page-picture.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`

/** The parts of the head that belong to one page alone. */
export async function headOf(page: Page): Promise<string> {
  const url = publicUrlMark + page.path
  const tags = [`<title>${escape(page.title)}</title>`, meta('name', 'description', page.description)]
  if (!page.index) return [...tags, meta('name', 'robots', 'noindex')].join('\n    ')
  tags.push(
    `<link rel="canonical" href="${url}">`,
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:type', page.guide ? 'article' : 'website'),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'en_AU'),
    meta('property', 'og:image', publicUrlMark + picturePath(page.path)),
    meta('property', 'og:image:width', String(pictureSize.width)),
    meta('property', 'og:image:height', String(pictureSize.height)),
    meta('property', 'og:image:alt', page.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    structuredData(await itemsOf(page, url)),
  )
  return tags.join('\n    ')
}

function structuredData(graph: readonly object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${json}</script>`
}

async function itemsOf(page: Page, url: string): Promise<object[]> {
  if (page.path === '/') return landingItems()
  return page.guide ? [await articleOf(page.guide, url)] : [pageItem(page, url)]
}

/** Who we are, in full wherever we are named: search engines read pages one by one. */
const organisation = {
  '@type': 'OnlineBusiness',
  '@id': `${publicUrlMark}/#organisation`,
  name: productName,
  url: `${publicUrlMark}/`,
  areaServed: { '@type': 'Country', name: 'Australia' },
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: publicUrlMark + contactPath },
}

/** Any other page as structured data. */
const pageItem = ({ title, description }: Page, url: string): object => ({
  '@type': 'WebPage',
  '@id': url,
  url,
  name: title,
  description,
  inLanguage: 'en-AU',
  publisher: organisation,
})

/** A guide as structured data: its title, and when it was written and last changed. */
async function articleOf(id: string, url: string): Promise<object> {
  const { guide } = await guides[id]!()
  const { title, about } = cards[id]!
  return {
    '@type': 'Article',
    headline: title,
    description: about,
    mainEntityOfPage: url,
    datePublished: guide.published,
    dateModified: guide.updated,
    inLanguage: 'en-AU',
    isAccessibleForFree: true,
    author: organisation,
  }
}

/** The landing page as structured data: what is sold, by whom, for how much, and the questions it answers. */
function landingItems(): object[] {
  return [
    organisation,
    {
      '@type': 'WebSite',
      name: productName,
      url: `${publicUrlMark}/`,
      inLanguage: 'en-AU',
      publisher: { '@id': organisation['@id'] },
    },
    {
      '@type': 'Service',
      name: 'Online visibility report',
      description: 'A report on how a small business shows up in search, on maps, in reviews and on social media.',
      provider: { '@id': organisation['@id'] },
      areaServed: organisation.areaServed,
      offers: {
        '@type': 'Offer',
        price: price.amount,
        priceCurrency: price.currency.toUpperCase(),
        url: `${publicUrlMark}/`,
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
