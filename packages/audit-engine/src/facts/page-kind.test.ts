import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { addressKind, pageKind } from './page-kind.ts'

const kindOf = (path: string) => addressKind(`https://ash.example.com.au${path}`)

test.each(['/legal', '/legal-notice', '/legal-info/', '/terms-of-service', '/privacy-policy.html'])(
  '%s is a formality',
  (path) => {
    expect(kindOf(path)).toBe('formality')
  },
)

test.each(['/legal-services/', '/legal-services/wills', '/legal-aid', '/legal-advice.html'])(
  '%s is content',
  (path) => {
    expect(kindOf(path)).toBe('content')
  },
)

test.each([
  ['/readiness.html', 'formality'],
  ['/client-intake-form', 'formality'],
  ['/auth/forgot', 'formality'],
  ['/reset-password', 'formality'],
  ['/blog-admin.html', 'formality'],
  ['/office-admin', 'content'],
  ['/contact-success/', 'formality'],
  ['/quote-thank-you.html', 'formality'],
  ['/success-stories', 'content'],
  ['/lost-dogs', 'content'],
  ['/new-patients', 'content'],
  ['/screening-rooms', 'content'],
])('%s is %s', (path, kind) => expect(addressKind(`https://joes.com.au${path}`)).toBe(kind))

test.each([
  ['Your bag - Tiny Jams', 'formality'],
  ['Privacy Policy | Tiny Jams', 'formality'],
  ['Gift baskets - Tiny Jams', 'content'],
])('a page with the title "%s" is %s', (title, kind) => {
  const url = 'https://joes.com.au/page-7'
  expect(pageKind({ url, page: parsePage(`<title>${title}</title>`, url) })).toBe(kind)
})

test('a post with the title of a legal page is a post', () => {
  const url = 'https://joes.com.au/blog1.html'
  expect(pageKind({ url, page: parsePage('<title>Privacy Policy</title>', url) })).toBe('content')
})
