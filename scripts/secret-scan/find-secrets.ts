import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

/** Keys that this product uses and the preset does not know: Google's, and those of Stripe's webhooks. */
const ourKeys = /\bAIza[\w-]{35}(?![\w-])|\bwhsec_[A-Za-z\d]{24,}/g

/** Looks like a password in an address: what a test types in, to see it refused. */
const allows = ['https://jo:secret@ryeandshine.com.au']
const rules = [
  { id: 'preset', rule: creator, rules: [{ id: '@secretlint/secretlint-rule-basicauth', options: { allows } }] },
]

interface Version {
  path: string
  /** The object's id in git; null for a file as it is on disk. */
  id: string | null
  content: Buffer
}

/**
 * Looks for secrets in every version of every file that led to the checked-out commit, and in files that are changed or
 * new. Returns a line for each, without the secret.
 */
export async function findSecrets(checkout: string): Promise<string[]> {
  const found: string[] = []
  for (const { path, id, content } of versionsIn(checkout)) {
    if (content.includes(0)) continue
    const text = content.toString()
    const { messages } = await lintSource({
      source: { filePath: path, content: text, contentType: 'text' },
      options: { config: { rules }, noPhysicFilePath: true, maskSecrets: true },
    })
    const where = id === null ? path : `${path} (git show ${id.slice(0, 12)})`
    found.push(...messages.map(({ loc, message }) => `${where}, line ${loc.start.line}: ${message}`))
    for (const { index } of text.matchAll(ourKeys)) {
      found.push(`${where}, line ${text.slice(0, index).split('\n').length}: found a key of a service that we use`)
    }
  }
  return found
}

function versionsIn(checkout: string): Version[] {
  const git = (args: string[], input = '') => execFileSync('git', args, { cwd: checkout, input, maxBuffer: Infinity })
  const lines = (...args: string[]) => git(args).toString().split('\n').filter(Boolean)

  const stored = lines('rev-list', '--objects', '--filter=object:type=blob', '--filter-provided-objects', 'HEAD')
  const [ids, paths] = [
    stored.map((line) => line.split(' ')[0]!),
    stored.map((line) => line.split(' ').slice(1).join(' ')),
  ]
  const contents = readBatch(git(['cat-file', '--batch', '--buffer'], ids.join('\n')))
  const changed = lines('ls-files', '--modified', '--others', '--exclude-standard', '--deduplicate')
  return [
    ...contents.map((content, index) => ({ path: paths[index]!, id: ids[index]!, content })),
    ...changed
      .filter((path) => existsSync(join(checkout, path)))
      .map((path) => ({ path, id: null, content: readFileSync(join(checkout, path)) })),
  ]
}

/** https://git-scm.com/docs/git-cat-file#_batch_output: a line that ends with the size, and as many bytes. */
function readBatch(output: Buffer): Buffer[] {
  const contents: Buffer[] = []
  for (let at = 0; at < output.length;) {
    const start = output.indexOf('\n', at) + 1
    const end = start + Number(output.subarray(at, start).toString().split(' ')[2])
    contents.push(output.subarray(start, end))
    at = end + 1
  }
  return contents
}
