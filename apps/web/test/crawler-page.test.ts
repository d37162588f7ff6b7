import { crawlerPath, crawlerToken } from '@findable/contracts'
import { asNewClient, runningProduct } from '@findable/test-kit'
import { expect, test } from 'vitest'

test('the address in our crawler’s user agent leads to a page that says who it is and how to refuse it', async () => {
  const response = await fetch(runningProduct().siteUrl + crawlerPath, { headers: asNewClient() })
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toContain(`About ${crawlerToken}`)
  expect(page).toContain(`User-agent: ${crawlerToken}\nDisallow: /`)
})
