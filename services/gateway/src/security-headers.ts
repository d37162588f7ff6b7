import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Chakra's style engine writes style elements; scripts stay strictly ours. */
const everywhere = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  frameSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
}

export function securityHeaders(https: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...everywhere, ...(https && { upgradeInsecureRequests: [] }) },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  }
}

/** The checkout alone may also load the card provider's script and frames (docs.stripe.com/security/guide). */
export function checkoutHeaders(https: boolean): FastifyHelmetOptions {
  const options = securityHeaders(https)
  const directives = {
    ...everywhere,
    scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
    frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connectSrc: ["'self'", 'https://api.stripe.com'],
    ...(https && { upgradeInsecureRequests: [] }),
  }
  return { ...options, contentSecurityPolicy: { useDefaults: false, directives } }
}
