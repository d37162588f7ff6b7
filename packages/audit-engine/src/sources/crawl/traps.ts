/** Addresses that never end, change something, or are not pages. */

/** Following one of these would change something on the site, or lead to another view of the same page. */
const actions =
  /[?&](add-to-cart|remove_item|add_to_wishlist|replytocom|share|print|action|do|delete|logout|preview|unsubscribe|redirect_to|returnurl|return_to|wc-ajax|doing_wp_cron|like_comment|sort|sort_by|orderby|order|filter[^=]*)=|\/(wp-admin|wp-json|wp-login\.php|xmlrpc\.php|cdn-cgi|logout|log-out|signout|feed|trackback|embed|amp)(\/|$|\?)/i

const fileEnding =
  /\.(pdf|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|mov|avi|webm|ogg|wav|zip|gz|rar|7z|dmg|exe|apk|docx?|xlsx?|pptx?|csv|txt|rtf|ics|vcf|xml|rss|atom|json|js|css|woff2?|ttf|eot)$/i

const maxLength = 1_000
const maxSegments = 10
/** Number of addresses that differ only in their digits: enough to know what kind they are. */
const perPattern = 8

/** Whether following the address would change something or lead ever deeper. */
export function isTrap(url: string): boolean {
  if (url.length > maxLength || actions.test(url)) return true
  const segments = new URL(url).pathname.split('/').filter((segment) => segment !== '')
  // A wrong relative link creates /a/a/a/a: one segment three times or more.
  return segments.length > maxSegments || segments.some((one) => segments.filter((other) => other === one).length > 2)
}

/** Whether the address names a file that is not a page; only its head is requested. */
export const isFile = (url: string): boolean => fileEnding.test(new URL(url).pathname)

/** Admits a few addresses of each pattern: calendars, counters, and lists with endless parameters. */
export function createPatternLimit(limit = perPattern): (url: string) => boolean {
  const seen = new Map<string, number>()
  return (url) => {
    const { pathname, searchParams } = new URL(url)
    const values = [...searchParams].map(([name, value]) => `${name}=${/\d/.test(value) ? '#' : value}`)
    const pattern = [pathname.replace(/\d+/g, '#'), ...values.toSorted()].join('&')
    const count = (seen.get(pattern) ?? 0) + 1
    seen.set(pattern, count)
    return count <= limit
  }
}
