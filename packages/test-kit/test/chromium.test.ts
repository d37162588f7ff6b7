import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { launchChromium } from '../src/index.ts'

test('Chromium opens a page served here', async () => {
  const server = createServer((_, response) => response.end('<title>Served here</title>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}`)
    expect(await page.title()).toBe('Served here')
  } finally {
    await browser.close()
    server.close()
  }
})
