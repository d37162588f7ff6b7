import type { HostMap } from '../../src/sources/web/host-map.ts'
import { answer, corpus } from './corpus.ts'
import { answerWith, hosts } from './hostile-server.ts'
import { mutate } from './mutate.ts'
import { randomFrom, type Random } from './random.ts'

export const contentTypes = [
  'text/html; charset=utf-8',
  'text/html',
  'text/html; charset=utf-16le',
  'text/html;charset="x',
  '',
]

/** A website of mutated answers, including redirects; the same for the same seed. */
export async function mutatedSite(seed: number): Promise<{ hostMap: HostMap; bytesSent: () => number }> {
  let bytes = 0
  const hostMap = await answerWith((path) => {
    // Depends on the path alone, because connections come in any order.
    const answer = siteAnswer(path, randomFrom(seed + hash(path)))
    bytes += answer.length
    return answer
  })
  return { hostMap, bytesSent: () => bytes }
}

function siteAnswer(path: string, random: Random): Buffer {
  if (path === '/robots.txt') return answer('200 OK', { 'content-type': 'text/plain' }, mutate(corpus.robots, random))
  if (path.includes('sitemap')) return answer('200 OK', { 'content-type': 'text/xml' }, mutate(corpus.sitemaps, random))
  const to = random.pick([
    '/',
    '/contact',
    `//${hosts[1]}/`,
    `/${random.below(9)}`,
    'http://127.0.0.1/',
    'https://[',
    '',
  ])
  if (path !== '/' && random.chance(0.15)) return answer('302 Found', { location: to })
  if (random.chance(0.1)) return mutate(corpus.answers, random)
  return answer('200 OK', { 'content-type': random.pick(contentTypes) }, mutate(corpus.pages, random))
}

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
