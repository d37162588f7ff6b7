import type { CrawledPage } from '../../sources/source.ts'

/** Addresses that a secure page loads over plain http: browsers block the active ones and upgrade the passive ones. */
export const mixedContent = ({ page, headers }: CrawledPage): { active: string[]; passive: string[] } => {
  const policies = page.metas.filter(({ key }) => key === 'content-security-policy').map(({ content }) => content)
  if (
    [headers['content-security-policy'] ?? '', ...policies].some((text) => text.includes('upgrade-insecure-requests'))
  )
    return { active: [], passive: [] }
  const parts = [
    ...page.resources,
    ...page.images.map(({ src }) => ({ tag: 'img', url: src ?? '', attributes: noAttributes })),
  ]
  const plain = parts.filter(({ url }) => /^http:/i.test(url))
  const isPassive = ({ tag, attributes }: (typeof parts)[number]) =>
    passiveTags.has(tag) || /icon/i.test(attributes['rel'] ?? '')
  const addresses = (some: typeof plain) => [...new Set(some.map(({ url }) => url))]
  return { active: addresses(plain.filter((part) => !isPassive(part))), passive: addresses(plain.filter(isPassive)) }
}
const noAttributes: Record<string, string> = {}
const passiveTags = new Set(['img', 'audio', 'video', 'source', 'track'])
