import type { AskForPart, PageDocument } from './fulfil-requests.ts'
import { openTab, type BrowserWindow, type Tab } from './open-tab.ts'
import { RenderingFailure } from './rendering-failure.ts'

/** A page as a browser shows it. */
export interface Shown {
  html: string
  /** Where its script redirects the visitor, if it does. */
  movedTo: string | null
  /** Whether a script, or what one asked for, did not come, so that what it builds may be missing. */
  lacksScript: boolean
}

/** Libraries that move, colour or enlarge what is there. */
const onlyLooks =
  /\/(?:[\w.@-]+\/)*(?:bootstrap|popper|tailwind|aos|wow|scrollreveal|gsap|ScrollTrigger|anime|ionicons|feather|lazysizes|g?lightbox|fancybox|jquery\.(?:easing|magnific-popup|fancybox))(?:[.@-][^/?]*)?(?:\?.*)?$|^https?:\/\/cdn\.tailwindcss\.com\//i

/** Where scripts come from that build no content: counters, icons, fonts, maps, payment, chat and cookie notices. */
const buildsNothing =
  /^https?:\/\/(?:[\w-]+\.)*(?:google-analytics|googletagmanager|googleadservices|googlesyndication|doubleclick|facebook|clarity|hotjar|plausible|usefathom|matomo|mixpanel|segment|amplitude|mouseflow|fullstory|posthog|umami|statcounter|histats|licdn|ads-twitter|analytics\.tiktok|bat\.bing|sentry-cdn|fontawesome|typekit|stripe|paypal|recaptcha|hcaptcha|tawk|crisp|intercom|tidio|livechatinc|olark|drift|smartsupp|purechat|chatra|zopim|zdassets|hs-scripts|addtoany|sharethis|addthis|cookiebot|cookieyes|onetrust|termly|iubenda|acsbapp|userway|leadconnectorhq)\.\w+\/|^https?:\/\/(?:maps\.googleapis\.com|maps\.google\.com\/maps|www\.google\.com\/recaptcha|challenges\.cloudflare\.com|static\.cloudflareinsights\.com)\//i

/** Tall, so that most of a page is in view. */
const window = { width: 1_280, height: 2_400, mobile: false }

/**
 * The page's own time in steps of milliseconds, and how far down the window is scrolled before each, so that content
 * that waits for a delay or for scrolling is there at the end. This is all the time a page gets.
 */
const slices = [
  { time: 50, scroll: 0 },
  { time: 100, scroll: 0 },
  { time: 250, scroll: 0.25 },
  { time: 500, scroll: 0.5 },
  { time: 1_000, scroll: 0.75 },
  { time: 2_000, scroll: 1 },
  { time: 2_000, scroll: 0 },
]

/** Milliseconds of real time: for a whole page, and for reading its content when its script never ends. */
const most = { page: 6_000, reading: 1_500 }
/** Characters of HTML; the fetcher reads as many bytes. */
const mostHtml = 2 * 1_024 * 1_024

/** Open shadow roots are included. */
const readDocument = `(() => {
  const shadowRoots = []
  const collect = (root) => {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue
      shadowRoots.push(shadowRoot)
      collect(shadowRoot)
    }
  }
  collect(document)
  const { documentElement: root } = document
  const [start] = root.cloneNode(false).outerHTML.split('</html>')
  return ('<!doctype html>' + start + root.getHTML({ shadowRoots }) + '</html>').slice(0, ${mostHtml})
})()`

/**
 * Shows one page in a tab of its own and reads its content once it has settled. Rejects when nothing can be read: the
 * tab crashed, or the browser does not answer.
 */
export async function showPage(browser: BrowserWindow, page: PageDocument, ask: AskForPart): Promise<Shown> {
  const tab = await openTab(browser, page, { window, loads: 'content', ask })
  try {
    await tab.within(most.page, settle(tab), async () => {
      await tab.tell('Runtime.terminateExecution')
    })
    const html = await tab.within(most.reading, tab.evaluate<string>(readDocument), () =>
      Promise.reject(new RenderingFailure('the scripts of one of them do not end')),
    )
    const { movedTo, missed } = tab.visit
    return {
      html,
      movedTo,
      lacksScript: missed.some(
        ({ type, url }) => type !== 'Stylesheet' && ![buildsNothing, onlyLooks].some((source) => source.test(url)),
      ),
    }
  } finally {
    tab.close()
  }
}

async function settle({ load, pass, draw, drawTwoFrames, evaluate, visit }: Tab): Promise<void> {
  await load()
  for (const { time, scroll } of slices) {
    await pass(time)
    await drawTwoFrames()
    if (visit.movedTo !== null) return
    await evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${scroll})`)
    await draw()
  }
}
