/** Addresses that never end, change something, or are no pages. */

/** Following one of these would act on the site, or lead to the same page dressed otherwise. */
const actions =
  /[?&](add-to-cart|remove_item|add_to_wishlist|replytocom|share|print|action|do|delete|logout|preview|unsubscribe|redirect_to|returnurl|return_to|wc-ajax|doing_wp_cron|like_comment|sort|sort_by|orderby|order|filter[^=]*)=|\/(wp-admin|wp-json|wp-login\.php|xmlrpc\.php|cdn-cgi|logout|log-out|signout|feed|trackback|embed|amp)(\/|$|\?)/i

const fileEnding =
  /\.(pdf|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|mov|avi|webm|ogg|wav|zip|gz|rar|7z|dmg|exe|apk|docx?|xlsx?|pptx?|csv|txt|rtf|ics|vcf|xml|rss|atom|json|js|css|woff2?|ttf|eot)$/i

const maxLength = 1_000
const maxSegments = 10
/** Addresses alike but for their numbers: enough to see the kind. */
const perPattern = 8

/** Whether following the address would do something, or only lead deeper into a hole. */
export function isTrap(url: string): boolean {
  if (url.length > maxLength || actions.test(url)) return true
  const segments = new URL(url).pathname.split('/').filter((segment) => segment !== '')
  // A wrong relative link makes /a/a/a/a: one segment three times over.
  return segments.length > maxSegments || segments.some((one) => segments.filter((other) => other === one).length > 2)
}

/** Whether the address names a file that is no page. Asked for its head only. */
export const isFile = (url: string): boolean => fileEnding.test(new URL(url).pathname)

/** Lets a few addresses of each pattern through: calendars, counters, and lists with endless parameters. */
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
