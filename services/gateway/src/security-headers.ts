/** Chakra's style engine writes style elements; scripts come only from us. */
const everywhere = {
  'default-src': "'self'",
  'base-uri': "'none'",
  // The preview of a report has its fonts in itself.
  'font-src': "'self' data:",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
}

/** Only the checkout may also load the card provider's script and frames (docs.stripe.com/security/guide). */
const checkout = {
  ...everywhere,
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
  'frame-src': "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  'connect-src': "'self' https://api.stripe.com",
}

/**
 * The headers of every response, pages and errors alike. A table rather than a library, because responses that Node.js
 * gives before any framework runs need them too, and because building them for each request cost more than forwarding
 * it.
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': policy(everywhere, https),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Replaces the general policy on the checkout. */
export const checkoutPolicy = (https: boolean): string => policy(checkout, https)

function policy(directives: Record<string, string>, https: boolean): string {
  const parts = Object.entries(directives).map(([name, sources]) => `${name} ${sources}`)
  return [...parts, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}
