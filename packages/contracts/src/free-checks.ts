/** The components that a guide runs on a website for free: those that need no source with a key. */
export const freeChecks = [
  'keyword',
  'meta-tags',
  'header-structure',
  'alt-text',
  'ssl',
  'mobile-friendly',
  'structured-data',
  'content-quality',
  'link-structure',
  'website-testimonials',
  'local-keywords',
] as const
export type FreeCheckId = (typeof freeChecks)[number]
