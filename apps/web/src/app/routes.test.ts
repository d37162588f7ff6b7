import { componentIds, guidePath } from '@findable/contracts/customer'
import { expect, test } from 'vitest'
import { notFoundPage, pageAt, pages } from './routes.tsx'

const promised = [
  '/',
  '/checkout',
  '/progress',
  '/report-progress',
  '/success',
  '/to-do',
  '/download-report',
  '/report-status',
  '/privacy-policy',
  '/terms-and-conditions',
  '/contact',
  '/bot',
  '/scores',
  '/enhanced-report',
  '/resend-report',
  '/social-profiles',
  '/detailed-search',
  '/enhanced-social-test',
  '/industry-test',
  '/resources',
]

test.each(promised)('%s has a page', (path) => {
  expect(pageAt(path).path).toBe(path)
})

test('titles and descriptions are unique and short enough to be shown whole', () => {
  const told = pages.filter((page) => page.path !== '/progress')
  expect(new Set(told.map((page) => page.title)).size).toBe(told.length)
  expect(new Set(told.map((page) => page.description)).size).toBe(told.length)
  expect(told.filter((page) => page.title.length > 60 || page.description.length > 160)).toEqual([])
})

test.each([
  '/checkout',
  '/report-progress',
  '/progress',
  '/success',
  '/to-do',
  '/download-report',
  '/report-status',
  '/resend-report',
])('%s lives on an order and stays out of search engines', (path) => {
  expect(pageAt(path).index).toBe(false)
})

test.each([
  '/scores',
  '/enhanced-report',
  '/social-profiles',
  '/detailed-search',
  '/enhanced-social-test',
  '/industry-test',
])('%s is a tool for anybody, which search engines list', (path) => {
  expect(pageAt(path).index).toBe(true)
})

test('every guide that a report links to has a page, which search engines list', () => {
  const paths = componentIds.map(guidePath)
  for (const path of paths) expect(pageAt(path)).toMatchObject({ path, index: true })
  expect(pages.filter(({ path }) => path.endsWith('-guide'))).toHaveLength(paths.length)
})

test("a report's own address is the success page, an unknown one the 404 page", () => {
  expect(pageAt('/success/abcdefghijklmnopqrstuv').path).toBe('/success')
  expect(pageAt('/contact/').path).toBe('/contact')
  expect(pageAt('/no-such-page')).toBe(notFoundPage)
  expect(pageAt('/success/a/b')).toBe(notFoundPage)
})
