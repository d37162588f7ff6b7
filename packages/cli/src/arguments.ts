import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Endpoint, HostMap } from '@findable/audit-engine'
import { exitStatuses } from './exit-statuses.ts'
import { readLimits, type Limits } from './limits.ts'
import { UnusableArguments } from './unusable-arguments.ts'

export interface AuditCommand {
  kind: 'audit'
  website: string
  json: boolean
  html: string | null
  sarif: string | null
  junit: string | null
  edition: 'client' | 'technical'
  scheme: 'http' | 'https' | undefined
  hostMap: HostMap | undefined
  /** File of an earlier result. */
  compare: string | null
  limits: Limits
  failOnWorse: boolean
  acrossEngines: boolean
}
export type Command = AuditCommand | { kind: 'industry-of'; files: string[] } | { kind: 'help' }

export const usage = `Usage: findable audit <website> [options]
       npm run audit -- <website> [options]   where the source is

  --json                        the result as JSON on stdout, nothing else there
  --html <file>                 the report as one HTML file
  --edition client|technical    which report; client unless said otherwise
  --sarif <file>                the problems as SARIF 2.1.0, for code scanning
  --junit <file>                a test for each component, as JUnit XML
  --compare <old.json>          what changed since an earlier --json; with --json, on stderr
  --fail-under [<component>=]<score>
                                fail when the overall score, or a component's, is lower; may be repeated
  --fail-on-worse               fail when a score is lower than in --compare, unless the engine changed
  --across-engines              with --fail-on-worse: also when the engine changed
  --scheme http|https           how to reach the website; https first unless said otherwise
  --connect-to <host>=<address>:<port>
                                for development: where to connect for this host; may be repeated.
                                With it, no other host is asked
  --industry-of <file>...       the industry of HTML pages in files, one line of JSON each
  --help                        this text

What was not measured has no score, and is never too low or worse.

Exit status:
${Object.values(exitStatuses)
  .map(({ code, means }) => `  ${code}  ${means}`)
  .join('\n')}

While the sandbox runs, its demo websites can be audited by their names.
`

export const options = {
  json: { type: 'boolean', default: false },
  html: { type: 'string' },
  sarif: { type: 'string' },
  junit: { type: 'string' },
  compare: { type: 'string' },
  'fail-under': { type: 'string', multiple: true },
  'fail-on-worse': { type: 'boolean', default: false },
  'across-engines': { type: 'boolean', default: false },
  edition: { type: 'string' },
  scheme: { type: 'string' },
  'connect-to': { type: 'string', multiple: true },
  'industry-of': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Reads the command line; throws UnusableArguments. */
export function readArguments(args: string[]): Command {
  const {
    values,
    positionals: [word, ...positionals],
  } = parse(args)
  if (values.help) return { kind: 'help' }
  if (word !== 'audit')
    throw new UnusableArguments('Say what to do: findable audit <website>. All of it: findable --help')
  if (values['industry-of'])
    return { kind: 'industry-of', files: some(positionals, '--industry-of needs at least one file.') }
  const [website, ...rest] = some(positionals, 'Which website? For example: findable audit example.com.au')
  if (rest.length > 0) throw new UnusableArguments(`One website at a time; "${rest[0]}" is one too many.`)
  const {
    html = null,
    sarif = null,
    junit = null,
    compare = null,
    edition,
    'connect-to': connectTo = [],
    'fail-under': failUnder = [],
  } = values
  for (const file of [html, sarif, junit]) if (file !== null) refuseUnwritable(file)
  if (edition !== undefined && html === null) throw new UnusableArguments('--edition goes with --html <file>.')
  if (values['fail-on-worse'] && compare === null)
    throw new UnusableArguments('--fail-on-worse goes with --compare <old.json>.')
  if (values['across-engines'] && !values['fail-on-worse'])
    throw new UnusableArguments('--across-engines goes with --fail-on-worse.')
  const scheme = oneOf('--scheme', values.scheme, ['http', 'https'])
  return {
    kind: 'audit',
    website: website!,
    json: values.json,
    html,
    sarif,
    junit,
    compare,
    limits: readLimits(failUnder),
    failOnWorse: values['fail-on-worse'],
    acrossEngines: values['across-engines'],
    edition: oneOf('--edition', edition, ['client', 'technical']) ?? 'client',
    scheme,
    hostMap: connectTo.length > 0 ? { hosts: readConnectTo(connectTo, scheme) } : undefined,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UnusableArguments((error as Error).message.split('\n')[0])
  }
}

function readConnectTo(given: string[], scheme: 'http' | 'https' | undefined): HostMap['hosts'] {
  if (process.env['NODE_ENV'] === 'production')
    throw new UnusableArguments('--connect-to is refused with NODE_ENV=production.')
  const hosts = new Map<string, { http?: Endpoint; https?: Endpoint }>()
  for (const text of given) {
    const [, name = '', bracketed, plain, port] = /^([^=]+)=(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? []
    const endpoint = { host: bracketed ?? plain ?? '', port: Number(port) }
    const host = URL.parse(`http://${name}`)?.hostname
    if (!host || !(endpoint.port >= 1 && endpoint.port <= 65_535)) {
      throw new UnusableArguments(
        `--connect-to takes <host>=<address>:<port>, for example shop.example.com.au=127.0.0.1:8081; not "${text}".`,
      )
    }
    // Without a scheme the same port is tried for both.
    hosts.set(host, scheme ? { [scheme]: endpoint } : { http: endpoint, https: endpoint })
  }
  return hosts
}

function some(list: string[], otherwise: string): string[] {
  if (list.length === 0) throw new UnusableArguments(otherwise)
  return list
}

function oneOf<const Choice extends string>(
  option: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const choice = choices.find((one) => one === value)
  if (value !== undefined && !choice)
    throw new UnusableArguments(`${option} is ${choices.join(' or ')}, not "${value}".`)
  return choice
}

/** Better found out before the audit than after it. */
function refuseUnwritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK)
  } catch {
    throw new UnusableArguments(`The folder of ${file} cannot be written to.`)
  }
}
