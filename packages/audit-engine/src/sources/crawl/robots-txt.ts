import { cut } from '../../text/cut.ts'
import type { RobotsRule, RobotsTxt } from '../source.ts'

/** robots.txt by RFC 9309, as Google reads it. */

interface Rule extends RobotsRule {
  allow: boolean
  pattern: string
}

interface Groups {
  rules: Map<string, Rule[]>
  sitemaps: string[]
}

/** A crawler need not read more (RFC 9309, 2.5). */
export const robotsBytes = 500 * 1_024
const maxRules = 5_000
const maxPattern = 2_048
const maxComment = 300

/** Reads a robots.txt from its address, status and text. */
export function readRobots(url: string, status: number | null, text: string): RobotsTxt {
  const { rules, sitemaps } = status !== null && status >= 200 && status < 300 ? parse(text) : parse('')
  // 2.3.1: a missing file forbids nothing; an unreachable one forbids everything. Google counts 429 as unreachable.
  const unreachable = status === null || status >= 500 || status === 429
  const ruleFor = (userAgent: string, path: string): Rule | null =>
    decidingRule(rules.get(userAgent.toLowerCase()) ?? rules.get('*') ?? [], path)
  return {
    url,
    status,
    text,
    sitemaps,
    allows(userAgent, pathAndQuery) {
      const path = normalise(pathAndQuery)
      if (path === '/robots.txt') return true
      return !unreachable && (ruleFor(userAgent, path)?.allow ?? true)
    },
    ruleAgainst(userAgent, pathAndQuery) {
      const rule = ruleFor(userAgent, normalise(pathAndQuery))
      return rule === null || rule.allow ? null : { line: rule.line, comments: rule.comments }
    },
  }
}

function parse(text: string): Groups {
  const rules = new Map<string, Rule[]>()
  const sitemaps: string[] = []
  let agents: string[] = []
  let namingAgents = false
  let count = 0
  let comments: string[] = []
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const [, comment = ''] = /#+\s*(.*)/.exec(line) ?? []
    if (comment !== '') comments.push(cut(comment.trim(), maxComment))
    const [, name = '', rest = ''] = /^\s*([a-z-]+)\s*:(.*)$/i.exec(line.replace(/#.*/, '')) ?? []
    const value = rest.trim()
    switch (name.toLowerCase()) {
      case 'user-agent':
        // Consecutive user agents share the rules that follow.
        if (!namingAgents) agents = []
        namingAgents = true
        agents.push(productTokenOf(value))
        for (const agent of agents) if (!rules.has(agent)) rules.set(agent, [])
        break
      case 'allow':
      case 'disallow':
        namingAgents = false
        if (value === '' || ++count > maxRules) break
        for (const agent of agents) {
          rules.get(agent)?.push({
            allow: name.toLowerCase() === 'allow',
            pattern: normalise(value.slice(0, maxPattern)),
            line: cut(line.trim(), maxPattern),
            comments,
          })
        }
        comments = []
        break
      case 'sitemap':
        // An address contains colons; `rest` holds everything after the first one.
        if (value !== '') sitemaps.push(value)
        break
    }
  }
  return { rules, sitemaps }
}

/** "FindableBot/1.0" means FindableBot. */
const productTokenOf = (value: string): string => (/^[a-z_-]+|^\*/i.exec(value)?.[0] ?? value).toLowerCase()

/** The longest matching pattern decides; allow wins a tie (2.2.2). */
function decidingRule(rules: Rule[], path: string): Rule | null {
  let best: Rule | null = null
  for (const rule of rules) {
    if (best && rule.pattern.length < best.pattern.length) continue
    if (best && rule.pattern.length === best.pattern.length && !rule.allow) continue
    if (matches(rule.pattern, path)) best = rule
  }
  return best
}

/** `*` matches anything, and a final `$` the end. Each `*` matches as early as possible, so no pattern can stall it. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...later] = parts
  if (!path.startsWith(first)) return false
  let position = first.length
  for (const part of later) {
    const found = path.indexOf(part, position)
    if (found < 0) return false
    position = found + part.length
  }
  if (!anchored) return true
  return later.length === 0 ? path === first : path.endsWith(parts.at(-1)!)
}

/** Normalises a path: characters that need no escape are unescaped, all other escapes are upper case (2.2.2). */
function normalise(path: string): string {
  return path
    .replace(/%([0-9a-f]{2})/gi, (escape, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[a-z0-9._~-]/i.test(character) ? character : escape.toUpperCase()
    })
    .replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text.toWellFormed()))
}
