import { createServer } from 'node:http'
import { defaultSettings } from '@findable/contracts'

// The service behind both proxies, in its own process: it returns a report's progress, a typical small response.
const progress = JSON.stringify({ id: 'a-report', status: 'processing', progress: 40, currentStage: 3 })
const settings = JSON.stringify(defaultSettings.app)

const server = createServer((request, response) => {
  const body = request.url === '/internal/settings/app' ? settings : progress
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(Number(process.argv[2]), '127.0.0.1')
