import {
  checkoutPath,
  consultationMinutes,
  contactPath,
  crawlerPath,
  crawlerToken,
  expectedMinutes,
  guaranteeDays,
  guidePath,
  price,
  productName,
  reportRoute,
  resendPath,
  sentPath,
  toDoRoute,
} from '@findable/contracts/customer'
import { PageFailed } from '@findable/ui'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { cards } from '../content/guides/cards.ts'
import { guides } from '../content/guides/index.ts'
import { tools } from '../content/tools.ts'
import type { Page } from './page.ts'
import { Shell } from './shell.tsx'

const modules = import.meta.glob<{ default: ComponentType }>('../features/*/*-page.tsx')

type PageRoute = RouteObject & { path: string; handle: Page }

/**
 * A route whose module is loaded when the page is requested; `module` is the name that preloading uses for the built
 * file.
 */
function page(path: string, module: string, about: Omit<Page, 'path' | 'module'>): PageRoute {
  const load = modules[`../features/${module}`]
  if (!load) throw new Error(`The route ${path} names features/${module}, which does not exist`)
  // An optional parameter is not part of the page's canonical path.
  const handle = { ...about, path: path.replace(/\/:\w+\?$/, ''), module }
  return { path, handle, lazy: async () => ({ Component: (await load()).default }) }
}

/** The page of a guide: one module draws them all, and each loads only its own guide. */
function guidePage(id: string): PageRoute {
  const card = cards[id]!
  const route = page(guidePath(id), 'guide/guide-page.tsx', {
    index: true,
    title: named(card.topic),
    description: card.about,
    guide: id,
  })
  return {
    ...route,
    lazy: async () => {
      const [{ default: GuidePage }, { guide }] = await Promise.all([
        import('../features/guide/guide-page.tsx'),
        guides[id]!(),
      ])
      return { element: <GuidePage id={id} card={card} guide={guide} /> }
    },
  }
}

const named = (title: string) => `${title} | ${productName}`
const pageRoutes: PageRoute[] = [
  page('/', 'landing/landing-page.tsx', {
    index: true,
    title: `${productName}: see how people find your business online, ${price.label}`,
    description: `How your business shows up in search, maps, reviews and social media, beside competitors near you. Plain English, ${price.label} once, in about ${expectedMinutes} minutes.`,
  }),
  page(checkoutPath, 'checkout/checkout-page.tsx', {
    index: false,
    ownDocument: true,
    title: named('Your order'),
    description: 'Check your order and pay for your visibility report.',
  }),
  ...['/report-progress', '/progress'].map((path) =>
    page(path, 'progress/progress-page.tsx', {
      index: false,
      title: named('Generating your report'),
      description: 'Watch your visibility report being made.',
    }),
  ),
  page(`${reportRoute}?`, 'success/success-page.tsx', {
    index: false,
    title: named('Your report'),
    description: 'Your visibility report: the summary, and the file to download.',
  }),
  page(`${toDoRoute}?`, 'to-do/to-do-page.tsx', {
    index: false,
    title: named('Your to-do list'),
    description: 'What to do for your visibility, in order of effect: a list to print and tick off.',
  }),
  page('/download-report', 'download/download-page.tsx', {
    index: false,
    title: named('Download your report'),
    description: 'Download your visibility report.',
  }),
  page('/report-status', 'report-status/report-status-page.tsx', {
    index: false,
    title: named('Report status'),
    description: 'See where your visibility report is.',
  }),
  page(resendPath, 'resend/resend-page.tsx', {
    index: false,
    title: named('Resend a report'),
    description: 'Have your report sent again, to the address it was ordered with.',
  }),
  page(sentPath(resendPath), 'resend/report-sent-page.tsx', {
    index: false,
    title: named('Report sent'),
    description: 'Your report has been sent again.',
  }),
  page(contactPath, 'contact/contact-page.tsx', {
    index: true,
    title: named('Contact'),
    description: `Ask about your report, claim the guarantee or book a free ${consultationMinutes}-minute chat with a visibility expert.`,
  }),
  page(sentPath(contactPath), 'contact/message-sent-page.tsx', {
    index: false,
    title: named('Message sent'),
    description: 'Your message has been sent.',
  }),
  page('/resources', 'resources/resources-page.tsx', {
    index: true,
    title: named('Free resources'),
    description: 'Free guides for small businesses in Australia on being found in search, on maps and in reviews.',
  }),
  page('/privacy-policy', 'legal/privacy-page.tsx', {
    index: true,
    title: named('Privacy policy'),
    description: `What ${productName} keeps about you and your business, for how long, and how to have it removed.`,
  }),
  page('/terms-and-conditions', 'legal/terms-page.tsx', {
    index: true,
    title: named('Terms and conditions'),
    description: `The terms of the ${productName} visibility report: price, delivery, the ${guaranteeDays}-day satisfaction guarantee and refunds.`,
  }),
  page(crawlerPath, 'legal/crawler-page.tsx', {
    index: true,
    title: named(`About ${crawlerToken}`),
    description: `What ${crawlerToken} reads on websites for ${productName}, why it came to yours, and how to refuse it with robots.txt.`,
  }),
  ...Object.values(tools).map(({ path, module, title, description }) =>
    page(path, `tools/${module}`, { index: true, title: named(title), description }),
  ),
  ...Object.keys(guides).map(guidePage),
]

/** Its links load documents: the server sends this page for addresses that the router might read differently. */
const notFoundRoute: PageRoute = {
  ...page('/404', 'not-found/not-found-page.tsx', {
    index: false,
    ownDocument: true,
    title: named('404 Page Not Found'),
    description: 'There is no page at this address.',
  }),
  path: '*',
}

// Header and footer stay when a page fails; if they fail themselves, only the message is shown.
const errorElement = <PageFailed kept="What you entered is kept, and nothing was charged by this page." />
const around = (pages: PageRoute[]): RouteObject[] => [
  { element: <Shell />, errorElement, children: [{ errorElement, children: pages }] },
]

export const routes = around([...pageRoutes, notFoundRoute])
/** The routes to hydrate in the document that the server sends for an unknown address. */
export const notFoundRoutes = around([notFoundRoute])

export const pages = pageRoutes.map(({ handle }) => handle)
export const notFoundPage = notFoundRoute.handle

/** The page at an address. */
export const pageAt = (pathname: string): Page => matchRoutes(routes, pathname)?.at(-1)?.route.handle as Page
