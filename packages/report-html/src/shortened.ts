import type { AuditResult } from '@findable/contracts'
import { clip } from './wording.ts'

/**
 * The result with each of its texts cut to this many characters; what would be untrue when cut is left out, and so is
 * the picture.
 */
export function shortened({ homePicture: _, ...result }: AuditResult, length: number): AuditResult {
  const cut = (value: unknown): unknown => {
    if (typeof value === 'string') return clip(value, length)
    if (Array.isArray(value)) return value.map(cut)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'url' ? whole(inner) : cut(inner)]),
    )
  }
  /** A cut address would lead elsewhere. */
  const whole = (url: unknown) => (typeof url === 'string' && url.length > length ? null : url)
  return {
    ...result,
    components: cut(result.components) as AuditResult['components'],
    strengths: cut(result.strengths) as AuditResult['strengths'],
    weaknesses: cut(result.weaknesses) as AuditResult['weaknesses'],
    tips: cut(result.tips) as AuditResult['tips'],
    fixes: { title: null, description: null, jsonLd: null },
  }
}
