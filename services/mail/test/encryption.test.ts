import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitsFor, probeServer } from '../src/mail-server.ts'
import { requireTlsBut } from '../src/smtp-settings.ts'

/** A mail server without TLS, which is what an attacker in the middle makes of any server. */
let server: Server
let said = ''
let port: number
beforeEach(async () => {
  said = ''
  server = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (chunk) => {
      said += String(chunk)
      socket.write(String(chunk).startsWith('EHLO') ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '235 ok\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterEach(() => void server.close())

const logIn = (sandbox: { host: string; port: number } | undefined) =>
  probeServer(
    {
      host: '127.0.0.1',
      port,
      login: { user: 'reports', password: 'a-real-password' },
      from: { name: 'Findable', address: 'reports@findable.example' },
      enabled: true,
    },
    { limits: limitsFor(5_000), requireTls: requireTlsBut(sandbox) },
  )

it('a login never goes over a connection that is not encrypted, with or without a sandbox', async () => {
  for (const sandbox of [undefined, { host: '127.0.0.1', port: 1 }]) {
    expect(await logIn(sandbox)).toMatchObject({ kind: 'later' })
  }
  expect(said).toContain('EHLO')
  expect(said).not.toContain('AUTH')
})

it('but to the server of the sandbox itself', async () => {
  expect(await logIn({ host: '127.0.0.1', port })).toEqual({ kind: 'accepted' })
})
