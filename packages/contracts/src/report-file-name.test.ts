import { expect, test } from 'vitest'
import { reportFileName } from './report-file-name.ts'

test.each([
  ['https://www.Harbour-Lane.com.au/contact?x=1', 'visibility-report-harbour-lane-com-au.html'],
  ['harbour.com.au', 'visibility-report-harbour-com-au.html'],
  ['"\r\nX-Evil: 1/../../etc', 'visibility-report-x-evil-1-etc.html'],
  ['', 'visibility-report.html'],
])('the file of %j is called %s', (website, name) => {
  expect(reportFileName(website)).toBe(name)
})
