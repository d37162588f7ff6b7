import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { refusedHost, refusedIp, refusedUrl } from './address-rules.ts'

// Property tests: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

describe('an address may not', () => {
  it.each([
    ['name a user', 'https://user:pw@example.com.au/'],
    ['name a user without a password', 'https://user@example.com.au/'],
    ['use another port', 'http://example.com.au:8080/'],
    ['use the database port', 'http://example.com.au:5432/'],
    ['use ftp', 'ftp://example.com.au/'],
    ['use file', 'file:///etc/passwd'],
    ['use gopher', 'gopher://example.com.au/'],
    ['use javascript', 'javascript:alert(1)'],
    ['use data', 'data:text/html,hello'],
    ['be longer than 2 KB', `https://example.com.au/${'a'.repeat(2_100)}`],
  ])('%s', (_what, url) => {
    expect(refusedUrl(new URL(url))).toMatch(/\.$/)
  })

  it('is otherwise fine, with its usual port written out or not', () => {
    for (const url of [
      'http://example.com.au',
      'https://example.com.au:443/a?b',
      'http://example.com.au:80',
      'https://x.au:80',
    ]) {
      expect(refusedUrl(new URL(url))).toBeNull()
    }
  })
})

describe('a host that is not a public website name is refused', () => {
  it.each([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://017700000001',
    'http://127.1',
    'http://127.0.1',
    'http://0',
    'http://0.0.0.0',
    'http://１２７.０.０.１',
    'http://①②⑦.⓪.⓪.①',
    'http://127。0。0。1',
    'http://%31%32%37.0.0.1',
    'http://127.0.0.1.',
    'http://10.0.0.1',
    'http://172.16.0.1',
    'http://192.168.1.1',
    'http://169.254.169.254',
    'http://100.64.0.1',
    'http://100.100.100.200',
    'http://168.63.129.16',
    'http://8.8.8.8',
    'http://[::1]',
    'http://[::]',
    'http://[::127.0.0.1]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://[0:0:0:0:0:ffff:7f00:1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
    'http://[2001:0:7f00:1::]',
    'http://[fe80::1]',
    'http://[fd00:ec2::254]',
    'http://[2606:4700::1111]',
    'http://localhost',
    'http://localhost.',
    'http://LOCALHOST',
    'http://app.localhost',
    'http://localhost.localdomain',
    'http://metadata.google.internal',
    'http://anything.internal',
    'http://anything.internal.',
    'http://metadata',
    'http://instance-data',
    'http://printer.local',
    'http://nas.lan',
    'http://router.home.arpa',
    'http://1.0.0.127.in-addr.arpa',
    'http://intranet',
    'http://postgres',
    'http://kubernetes.default.svc.cluster.local',
    'http://site.test',
    'http://x.onion',
    'http://com.au',
    'http://au',
  ])('%s', (url) => {
    expect(refusedHost(new URL(url).hostname)).toMatch(/\.$/)
  })

  it.each([
    'http://example.com.au',
    'http://www.example.com.au.',
    'http://plumber.sydney',
    'http://xn--caf-dma.com',
    'http://exämple.de',
    'http://127.0.0.1.nip.io',
    'http://internal.com.au',
    'http://localhost.com.au',
    'http://user.wixsite.com',
    'http://user.github.io',
  ])('but %s may be a website', (url) => {
    expect(refusedHost(new URL(url).hostname)).toBeNull()
  })
})

describe('an IP address outside the public internet is refused', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.0',
    '10.255.255.255',
    '100.64.0.0',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.0.1',
    '169.254.169.254',
    '172.16.0.0',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.0',
    '192.168.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '100.100.100.200',
    '::',
    '::1',
    '::127.0.0.1',
    '::7f00:1',
    '::8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:808:808::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '4000::1',
    '',
    'not an address',
    '1.2.3',
    '127.1',
  ])('%s', (address) => {
    expect(refusedIp(address)).toBe(true)
  })

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '2404:6800::1',
  ])('but %s is public', (address) => {
    expect(refusedIp(address)).toBe(false)
  })

  it('in every tunnel notation of every private IPv4 address', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(
        fc.constantFrom([10], [127], [169, 254], [192, 168], [172, 20], [100, 80]),
        octet,
        octet,
        octet,
        (start, a, b, c) => {
          const ip = [...start, a, b, c].slice(0, 4)
          const [high, low] = [ip[0]! * 256 + ip[1]!, ip[2]! * 256 + ip[3]!].map((part) => part.toString(16))
          const spellings = [
            ip.join('.'),
            `::${high}:${low}`,
            `::ffff:${high}:${low}`,
            `64:ff9b::${high}:${low}`,
            `2002:${high}:${low}::1`,
          ]
          return spellings.every(refusedIp)
        },
      ),
    )
  })
})
