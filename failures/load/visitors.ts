import { setTimeout as sleep } from 'node:timers/promises'
import type { Answers } from './answers.ts'

/** What people look at before they order. */
const pages = ['/', '/resources', '/reviews-guide', '/meta-tags-guide', '/google-maps-guide', '/contact', '/scores']
/** Seconds that somebody reads a page, at most. */
const reading = 20
const assets = /(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g

/** Lets people read page after page until `signal` ends. Each has an address and a cache of their own. */
export async function visit(siteUrl: string, visitors: number, answers: Answers, signal: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: visitors }, (_, number) => visitor(siteUrl, number, answers, signal)))
}

async function visitor(siteUrl: string, number: number, answers: Answers, signal: AbortSignal): Promise<void> {
  const headers = { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`, 'accept-encoding': 'gzip, br' }
  const cached = new Set<string>()
  const pause = () => sleep(Math.random() * reading * 1_000, undefined, { signal }).catch(() => {})
  await pause()
  for (let seen = number; !signal.aborted; seen++) {
    const { text } = await answers.ask('page', siteUrl + pages[seen % pages.length]!, { headers })
    const wanted = [...text.matchAll(assets)].map(([, path]) => path!).filter((path) => !cached.has(path))
    await Promise.all(wanted.map((path) => answers.ask('asset', siteUrl + path, { headers })))
    for (const path of wanted) cached.add(path)
    await pause()
  }
}
