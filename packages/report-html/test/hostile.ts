import type { AuditResult } from '@findable/contracts'

/** Texts as a hostile website would write them. */
const attacks = [
  '<script>document.title = "taken over"</script>',
  '"><img src=x onerror="document.title = `taken over`">',
  "' onmouseover='alert(1)' x='",
  '</title></style></pre><iframe src="https://attacker.example/"></iframe>',
  '<a href="javascript:alert(1)">click</a>',
  '\u202Egnp.exe\u2066 turned \u200Faround',
  'Donaudampfschifffahrtsgesellschaft'.repeat(20),
  '&lt;script&gt;already escaped&lt;/script&gt; &amp; <!-- -->]]>',
  'NUL \0 bell \x07 escape \x1b[31m half a character \ud800 separator \u2028 end',
]

const hostileUrls = [
  'javascript:alert(document.domain)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'https://attacker.example/"onmouseover="alert(1)',
  'file:///etc/passwd',
  '//attacker.example/',
  'not an address',
  `https://long.example/${'a'.repeat(5_000)}`,
]

/** Values the engine chooses itself, so no website can. */
const ours = new Set(['id', 'pillar', 'outcome', 'kind', 'engineVersion', 'source', 'auditedAt', 'at'])

/** The result with every text and address that comes from outside replaced by an attack. */
export function hostile(result: AuditResult): AuditResult {
  let turn = 0
  const replace = (value: unknown, key: string): unknown => {
    if (ours.has(key)) return value
    if (typeof value === 'string') {
      const pool = key === 'url' ? hostileUrls : attacks
      return pool[turn++ % pool.length]
    }
    if (Array.isArray(value))
      return value.map((item) => (key === 'components' && typeof item === 'string' ? item : replace(item, key)))
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, name)]))
    }
    return value
  }
  return replace(result, '') as AuditResult
}
