// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../testing/answers.ts'
import { downloadReport, fileName } from './download-report.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (response: unknown) => answerWith({ 'GET /api/download-report/r1': response })

test('a whole report is handed to the browser, and a toast of three seconds says so', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  answer(() => new Response('x'.repeat(1000)))
  expect(await downloadReport('r1')).toMatchObject({
    title: 'Report Downloaded',
    message: 'Your report has been downloaded successfully!',
    duration: 3000,
  })
  expect(clicked).toHaveBeenCalledOnce()
})

test('a report of 999 characters is incomplete and rejected', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  clicked.mockClear()
  answer(() => new Response('x'.repeat(999)))
  expect((await downloadReport('r1')).title).toBe('Invalid Report')
  expect(clicked).not.toHaveBeenCalled()
})

test('each failure has its message', async () => {
  expect((await downloadReport(null)).title).toBe('No Report ID')
  answer(failure(404, 'report-not-found'))
  expect(await downloadReport('r1')).toMatchObject({
    title: 'Report Not Found',
    message: 'The report could not be found. Please contact support if this continues.',
  })
  answer(failure(400, 'report-not-ready', 'Wait a little.'))
  expect(await downloadReport('r1')).toMatchObject({ title: 'Report Not Ready', message: 'Wait a little.' })
  answer([400, 'no json'])
  expect((await downloadReport('r1')).message).toBe(
    'Your report is still being generated. Please wait a few minutes and try again.',
  )
  answer([503, ''])
  expect(await downloadReport('r1')).toMatchObject({ title: 'Download Failed', message: 'Server error: 503' })
  answerWith({})
  expect(await downloadReport('r1')).toMatchObject({
    title: 'Download Error',
    message: 'Unable to download report. Please try again or contact support.',
  })
})

test('the file is named by the server, else after the website, else plainly', () => {
  expect(fileName('attachment; filename="a-report.html"', 'https://x.com')).toBe('a-report.html')
  expect(fileName(null, 'https://www.Corner-Shop.com.au/about')).toBe('visibility-report-corner-shop-com-au.html')
  expect(fileName(null, '')).toBe('visibility-report.html')
})
