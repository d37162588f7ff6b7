import { readFileSync, writeFileSync } from 'node:fs'
import {
  accessesFor,
  audit,
  createDeps,
  createServices,
  HomeUnreadable,
  industryOfHtml,
  parseTarget,
  readServiceAccesses,
  UnusableAddress,
  type HostMap,
} from '@findable/audit-engine'
import { findHeadlessChromium } from '@findable/local-servers'
import { readArguments, UnusableArguments, usage, type AuditCommand } from './audit/arguments.ts'
import { findSandboxHosts } from './audit/sandbox-hosts.ts'
import { clearProgress, renderProgress, renderTerminal } from './audit/terminal.ts'

// npm run audit -- <website>: the engine on the command line, without any services.

const exitStatus = { unusable: 2, unreadable: 3 } as const

try {
  const command = readArguments(process.argv.slice(2))
  if (command.kind === 'help') process.stdout.write(usage)
  else if (command.kind === 'industry-of')
    for (const page of command.files.map(readPage)) printJsonLine(industryOfHtml(page))
  else await runAudit(command)
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${oneLine(error.message)}\n`)
  const unusable = error instanceof UnusableArguments || error instanceof UnusableAddress
  process.exitCode = unusable ? exitStatus.unusable : error instanceof HomeUnreadable ? exitStatus.unreadable : 1
}

async function runAudit({ website, scheme, json, html, edition, ...command }: AuditCommand): Promise<void> {
  const hostMap = command.hostMap ?? (await sandboxHostsOf(website))
  const target = parseTarget(website, { scheme, hostMap })
  const real = readServiceAccesses(process.env, { onlyPointed: command.hostMap !== undefined })
  const showsProgress = process.stderr.isTTY
  const result = await audit(
    target,
    createDeps({
      hostMap,
      browser: findHeadlessChromium(),
      // What is seen on a phone belongs to the document; a table or JSON comes faster without.
      viewsHome: html !== null,
      services: createServices(accessesFor(target, hostMap, real)),
      log: { warn: logLine, error: logLine },
      ...(showsProgress ? { onProgress: (progress) => process.stderr.write(renderProgress(progress)) } : {}),
    }),
  ).finally(() => showsProgress && process.stderr.write(clearProgress))
  if (html) {
    // Loaded only when a report is wanted: most runs do without one.
    const { renderReport } = await import('@findable/report-html')
    writeFileSync(
      html,
      renderReport(result, { edition, publicUrl: process.env['PUBLIC_URL'] ?? 'https://findable.com.au' }),
    )
  }
  if (json) printJsonLine(result)
  else process.stdout.write(renderTerminal(result))
}

/** The sandbox's host map, but only for its own demo websites. */
async function sandboxHostsOf(website: string): Promise<HostMap | undefined> {
  const { host } = parseTarget(website)
  const hostMap = await findSandboxHosts()
  return hostMap?.hosts.has(host) ? hostMap : undefined
}

function readPage(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new UnusableArguments(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

function printJsonLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

function logLine(details: object, message: string): void {
  process.stderr.write(`${oneLine(`${message}: ${JSON.stringify(details)}`)}\n`)
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}
